"""What the harbour says in words of its own."""

from __future__ import annotations

from everdell.engine.box import Rival
from everdell.engine.changes import change_count, gain_points, put_away, take_top
from everdell.engine.effects.zone_doings import use_tile
from everdell.engine.moments import Modifier
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import add, lay, lying_in, remove, take_at


class GainShells(Step):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        change_count(g, g.rules.counter("shell"), f.me, self.n, f.source)


class Roll(Step):
    """Roll both dice."""

    def run(self, g: Game, f: Frame) -> None:
        dice, faces = g.rules.zone("dice"), g.rules.zone("faces")
        for place in range(dice.places):
            add(g, faces, -1, take_at(g, dice, -1, place))
        names = ("sun_face", "moon_face")
        rolled = [g.rules.thing(names[g.random.below(2)]) for _ in range(dice.places)]
        for face in rolled:
            remove(g, faces, -1, face)
        lay(g, dice, -1, tuple(rolled))


class CountSuns(Step):
    def run(self, g: Game, f: Frame) -> None:
        suns = lying_in(g, g.rules.zone("dice")).count(g.rules.thing("sun_face"))
        gain_points(g, f.me, suns, f.source)


class Unload(Step):
    """The tag beside the crate that was played is used."""

    def run(self, g: Game, f: Frame) -> None:
        [(_, place, _)] = f.vacated
        tag = take_at(g, g.rules.zone("tags"), -1, place)
        if tag:
            put_away(g, tag)
            use_tile(g, f.me, tag)


class SellShells(Ask):
    """After passing: all shells for points, two for three."""

    def __init__(self) -> None:
        self.prompt = "sell-shells"
        self.sell = Option("")
        self.keep = Option("")

    def bind(self, rules: Rules) -> None:
        self.sell = rules.word("choose:sell")
        self.keep = rules.word("done")

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.sell, self.keep] if g.players[f.me].counters[0] >= 2 else []

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.sell:
            change_count(g, g.rules.counter("shell"), f.me, -2, f.source)
            gain_points(g, f.me, 3, f.source)


class Warehouse(Modifier):
    def hand_limit(self, g: Game, p: Player) -> int:
        return 2


class Storm(Modifier):
    def bars(self, g: Game, p: Player, place: int) -> bool:
        return g.rules.places[place].id == "basic_three_twigs"


class Nets(Modifier):
    """One berry more wherever a place gives berries."""

    def gains(self, g: Game, p: Player, packed: int, source: int) -> int:
        berries = packed >> 36
        return packed + (1 << 36) if berries and source < 0 else packed


class HeronsTurn(Step):
    """It takes a gift each turn, and passes when none is left."""

    def run(self, g: Game, f: Frame) -> None:
        gifts = g.rules.zone("gifts")
        gift = take_top(g, gifts)
        if gift:
            add(g, g.rules.zone("keepsakes"), f.me, gift)
        else:
            g.players[f.me].passed = True


class Heron(Rival):
    """It eats the berries it is given, and throws cards away."""

    def __init__(self) -> None:
        super().__init__([HeronsTurn()], first=True, accepts=True)

    def given_cards(self, g: Game, seat: int, cards: tuple[int, ...]) -> bool:
        g.discard.extend(cards)
        gain_points(g, seat, len(cards), 0)
        return True

    def given_resources(self, g: Game, seat: int, packed: int) -> bool:
        gain_points(g, seat, 1, 0)
        return True

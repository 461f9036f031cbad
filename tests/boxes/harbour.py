"""A box from outside that brings one of everything a box can bring.

A quay with three crates and their tags, a pile of gifts face up, shells that count at the end, a
boat beside the workers with moorings of its own, a role that each player chooses before the first
turn, a storm that closes a place, a warehouse that holds more cards, and a heron that moves first.
"""

from __future__ import annotations

from everdell.engine.actions import PlacePiece
from everdell.engine.box import Box, Contents, Deal, Rival, Setting, Setup
from everdell.engine.changes import change_count, gain_points, refill_row, shuffle_zone, take_top
from everdell.engine.content import CONSTRUCTION, GREEN, Card, Group, Place, Tile
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.resources import Gain
from everdell.engine.moments import (
    ENDED,
    GAINED,
    PASSED,
    RIVAL_PLAYED,
    SEASON_BEGUN,
    VISITED,
    Modifier,
)
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import (
    ALL,
    AREA,
    NONE,
    PILE,
    ROW,
    SEAT,
    TABLE,
    Counter,
    Piece,
    Zone,
    add,
    lay,
    lying_in,
    remove,
)

QUAY = Group("quay", rank=4)
MOORING = Group("mooring", rank=5, part="moorings")


class GainShells(Step):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        change_count(g, g.rules.counter("shell"), f.me, self.n, f.source)


class ChooseRole(Ask):
    """Keep one of the roles that lie open; the others stay for those who come after."""

    def __init__(self) -> None:
        self.prompt = "choose-role"
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = [
            Option(f"role:{tile.id}", "role-component", card=tile.number)
            for tile in rules.tiles
            if tile.kind == "role"
        ]

    def options(self, g: Game, f: Frame) -> list[Option]:
        there = lying_in(g, g.rules.zone("roles"))
        return [option for option in self.row if option.card in there]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        remove(g, g.rules.zone("roles"), -1, option.card)
        add(g, g.rules.zone("role"), f.me, option.card)


class TakeCrate(Ask):
    """Take the tag beside one of the crates; it is used at once, and both are laid anew."""

    def __init__(self) -> None:
        self.prompt = "take-crate"
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = [Option(f"crate:{place + 1}", "crate-place", n=place) for place in range(3)]

    def options(self, g: Game, f: Frame) -> list[Option]:
        tags = lying_in(g, g.rules.zone("tags"))
        return [option for option in self.row if tags[option.n]]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        tags = g.rules.zone("tags")
        tag = lying_in(g, tags)[option.n]
        remove(g, tags, -1, tag)
        add(g, g.rules.zone("bag"), -1, tag)
        do = g.rules.tile(tag).do
        refill_row(g, tags)
        if do is not None:
            g.push(do, f.me, f.me, -1, tag)


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


class HarbourBox(Box):
    def __init__(self) -> None:
        super().__init__("harbour", requires=("base",), most=5)

    def settings(self) -> list[Setting]:
        return [Setting("heron", ("off", "on"), "off")]

    def contents(self, setup: Setup) -> Contents:
        heron = setup.is_set("heron", "on")
        return Contents(
            cards=[
                Card(
                    "warehouse", CONSTRUCTION, GREEN, cost=(1, 0, 0, 0), points=1, copies=3,
                    production=[GainShells(1)], modifier=Warehouse(),
                ),
            ],
            tiles=[
                *[Tile(f"tag_{kind}", "tag", begins="bag", copies=3, do=[gain])
                  for kind, gain in (("twig", Gain(twig=1)), ("point", Gain(point=1)))],
                *[Tile(f"gift_{n}", "gift", begins="gifts", points=n, part="gifts")
                  for n in range(1, 5)],
                Tile("storm", "weather", begins="sky_pile", modifier=Storm()),
                Tile("calm", "weather", begins="sky_pile"),
                Tile("fisher", "role", begins="roles", modifier=Nets(),
                     moments={SEASON_BEGUN: [GainShells(1)]}),
                Tile("hermit", "role", begins="roles", moments={VISITED: [Draw(1)]}),
                Tile("envier", "role", begins="roles", moments={RIVAL_PLAYED: [Gain(twig=1)]}),
                Tile("saver", "role", begins="roles", moments={GAINED: [GainShells(1)]}),
                Tile("broker", "role", begins="roles",
                     moments={PASSED: [SellShells()], ENDED: [Gain(point=1)]}),
            ],
            places=[
                Place("quay", QUAY, [TakeCrate()], spots=2, one_each=True),
                Place("buoy", MOORING, [GainShells(1)], piece="boat", points=1),
                Place("pier", MOORING, [GainShells(2)], piece="boat", season=1),
            ],
            zones=[
                Zone("tags", TABLE, ROW, ALL, places=3, refill=("bag",)),
                Zone("bag", TABLE, PILE, NONE),
                Zone("gifts", TABLE, PILE, ALL),
                Zone("sky", TABLE, ROW, ALL, places=4, speaks=True, by_season=True),
                Zone("sky_pile", TABLE, PILE, NONE),
                Zone("roles", TABLE, AREA, ALL),
                Zone("role", SEAT, AREA, ALL, speaks=True),
                Zone("keepsakes", SEAT, AREA, ALL),
            ],
            counters=[Counter("shell", SEAT, points=1, part="shells"), Counter("tide", TABLE, 2)],
            pieces=[Piece("boat")],
            actions=[PlacePiece("boat")],
            rivals=[Heron()] if heron else [],
        )  # fmt: skip

    def amend(self, setup: Setup, everything: Contents) -> None:
        """No ruins by the sea, nor what needs them; one more event; a farm is worth two points."""
        everything.drop("ruins", "ancient_scrolls_discovered")
        everything.figures.deals["special_event"] = Deal(5)
        if setup.players == 5:
            everything.figures.hands = (5, 5, 6, 6, 7)
        farm = everything.card("farm")
        if farm is not None:
            farm.points = 2

    def opening(self, setup: Setup) -> list[Step]:
        return [ChooseRole()]

    def set_up(self, g: Game) -> None:
        shuffle_zone(g, g.rules.zone("bag"), g.random)
        refill_row(g, g.rules.zone("tags"))
        storm, calm = g.rules.thing("storm"), g.rules.thing("calm")
        lay(g, g.rules.zone("sky_pile"), -1, ())
        lay(g, g.rules.zone("sky"), -1, (0, storm, calm, 0))

"""The weather: a handicap for those who are in its season, and for no others."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.groups import BASIC, BASIC_EVENT, FOREST, JOURNEY, SPECIAL_EVENT
from everdell.boxes.spirecrest.exploring import MOUNTAINEER, discovered
from everdell.boxes.spirecrest.figures import (
    BLIZZARD_LESS,
    DEEP_SNOW_MORE,
    DOWNPOUR_RESOURCES,
    DROUGHT_LESS,
    HEAT_WAVE_MORE,
    THUNDERSTORM_CARDS,
    TORNADO_CARDS,
    WILDFIRE_MORE,
    WINDSTORM_CARDS,
)
from everdell.boxes.spirecrest.figures import WEATHER as FIGURES
from everdell.boxes.spirecrest.road import WEATHER, weather_of
from everdell.engine.content import CONSTRUCTION, CRITTER, Group, Place, Tile
from everdell.engine.effects.choices import If
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.pricing import CostsMore
from everdell.engine.effects.resources import PayMore
from everdell.engine.effects.sources import Hand
from everdell.engine.effects.which import Which
from everdell.engine.moments import PLACED, PLAYED, Modifier
from everdell.engine.option import Option
from everdell.engine.phrases import Component, Reason
from everdell.engine.resources import BERRY, KINDS, amount, of_kind
from everdell.engine.rules import MEADOW, Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Program, Step
from everdell.engine.state import Game, Player

_SPRING: Final = 1


def weather() -> list[Tile]:
    """Spring weather has no hold over those who have the Mountaineer."""
    says: dict[str, tuple[Modifier | None, dict[int, list[Step]]]] = {
        "freezing_rain": (Closed(FOREST), {}),
        "blizzard": (GivesLess(), {PLACED: [LowerGain(BLIZZARD_LESS, BASIC)]}),
        "deep_snow": (CostsMore(Which(kind=CONSTRUCTION), any=DEEP_SNOW_MORE), {}),
        "fog": (NotFromMeadow(), {}),
        "flood": (Closed(BASIC, exclusive=True), {}),
        "thunderstorm": (
            Unprepared(THUNDERSTORM_CARDS),
            {PLACED: [If(InTheOpen(), [_discard(THUNDERSTORM_CARDS)])]},
        ),
        "heat_wave": (CostsMore(Which(kind=CRITTER), berry=HEAT_WAVE_MORE), {}),
        "drought": (GivesLess(BERRY), {PLACED: [LowerGain(DROUGHT_LESS)]}),
        "wildfire": (CostsMore(Which(kind=CONSTRUCTION), any=WILDFIRE_MORE), {}),
        "tornado": (None, {PLAYED: [_discard(TORNADO_CARDS)]}),
        "windstorm": (None, {}),  # see `make_dearer`
        "downpour": (None, {}),
    }
    return [
        Tile(id, WEATHER, begins=weather_of(season), modifier=says[id][0], moments=says[id][1])
        for season, cards in FIGURES.items()
        for id in cards
    ]


def _discard(n: int) -> Step:
    """Cards of the hand, or as many as there are."""
    return Pick(Hand(), Discard(), n, if_there=True)


def is_sheltered(g: Game, p: Player) -> bool:
    """Whether a player ignores the weather of spring."""
    return p.season == _SPRING and discovered(g, p, MOUNTAINEER)


@final
class InTheOpen(Counting):
    """Whether the spring weather has its way with a player."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return 0 if is_sheltered(g, g.players[me]) else 1


# Bans ----------------------------------------------------------------------------------------


@final
class Closed(Modifier):
    """No worker goes to the places of a group, or to its exclusive ones."""

    def __init__(self, group: Group, exclusive: bool = False) -> None:
        self.group = group
        self.exclusive = exclusive

    def bars(self, g: Game, p: Player, place: int) -> bool:
        there = g.rules.places[place]
        return (
            there.group is self.group
            and not (self.exclusive and there.spots != 1)
            and not is_sheltered(g, p)
        )


@final
class NotFromMeadow(Modifier):
    """No card is played from the meadow."""

    def forbids(self, g: Game, p: Player, card: int, origin: int) -> bool:
        return origin == MEADOW and not is_sheltered(g, p)


@final
class Unprepared(Modifier):
    """What asks for cards must still be possible after so many are discarded."""

    def __init__(self, n: int) -> None:
        self.n = n

    def bars(self, g: Game, p: Player, place: int) -> bool:
        return self._spoils(g, p, g.rules.places[place].do, p.seat, NO_SLOT)

    def bars_card(self, g: Game, p: Player, owner: Player, slot: int) -> bool:
        visit = g.rules.cards[owner.city[slot].card].visit
        return visit is not None and self._spoils(g, p, visit, owner.seat, slot)

    def _spoils(self, g: Game, p: Player, text: Program, owner: int, slot: int) -> bool:
        if not text.conditional or not p.hand or is_sheltered(g, p):
            return False
        hand = p.hand
        p.hand = hand[self.n :]
        possible = text.possible(g, p.seat, owner, slot)
        p.hand = hand
        return not possible


# Smaller gains -------------------------------------------------------------------------------


@final
class LowerGain(Step):
    """The place that a worker has come to, if it is one of a group, gives less this time.

    A place that is merely copied is not visited.
    """

    def __init__(self, n: int, group: Group | None = None) -> None:
        self.n = n
        self.group = group

    def run(self, g: Game, f: Frame) -> None:
        number = f.lifted.place if f.lifted is not None else 0
        place = g.rules.places[number]
        if number == 0 or place.is_event or (self.group is not None and place.group != self.group):
            return
        for acting in reversed(g.stack):
            if acting.source == -number and acting.program is place.do:
                acting.off = self.n
                return


@final
class GivesLess(Modifier):
    """What a place gives less, itself or by a token there: of the kind that it gives, or of one."""

    def __init__(self, kind: int = -1) -> None:
        self.kind = kind

    def gains(self, g: Game, p: Player, packed: int, source: int) -> int:
        if 0 <= source < len(g.rules.cards):
            return packed
        place = 0
        for acting in reversed(g.stack):
            if acting.program is g.rules.playing:
                break
            if acting.source < 0:
                place = place if place else acting.source
                if acting.source != place:
                    break
                if acting.off and acting.me == p.seat:
                    return self._lowered(packed, acting)
        return packed

    def _lowered(self, packed: int, acting: Frame) -> int:
        for kind in range(len(KINDS)):
            if self.kind in (-1, kind):
                less = min(acting.off, amount(packed, kind))
                acting.off -= less
                packed -= of_kind(kind, less)
        return packed


# Dearer journeys and events ------------------------------------------------------------------


def make_dearer(places: list[Place]) -> None:
    """Journeys and events may cost more than is printed on them."""
    for place in places:
        if place.group is JOURNEY:
            place.do = Program([MoreCards(place.do), *place.do.steps])
        elif place.group in (BASIC_EVENT, SPECIAL_EVENT):
            place.do = Program([MoreResources(place.do), *place.do.steps])


@final
class Sky:
    """Whether a weather is in force for a player."""

    def __init__(self, weather: str) -> None:
        self.weather = weather
        self.thing = 0
        self.zone = 0

    def bind(self, rules: Rules) -> None:
        self.thing = rules.thing(self.weather)
        self.zone = rules.zone(WEATHER).index

    def holds(self, g: Game, p: Player) -> bool:
        return g.zones[self.zone][p.season] == self.thing


@final
class MoreCards(Ask):
    """Discard more cards of the hand."""

    conditional: bool = True
    prompt: str = "discard"
    zone: str = "hand"

    def __init__(self, rest: Program) -> None:
        self.rest = rest
        self.row: list[Option] = []
        self.sky = Sky("windstorm")

    def bind(self, rules: Rules) -> None:
        self.sky.bind(rules)
        self.row = rules.card_row("discard")

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return Reason("dearer", {"by": Component(self.sky.weather)})

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        p = g.players[me]
        if not self.sky.holds(g, p):
            return True
        hand = p.hand
        p.hand = hand[WINDSTORM_CARDS:]
        possible = len(hand) >= WINDSTORM_CARDS and self.rest.possible(g, me, owner, slot)
        p.hand = hand
        return possible

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        if not self.sky.holds(g, p):
            return []
        return [self.row[card] for card in dict.fromkeys(p.hand)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        Discard().to(g, f, Hand(), option)
        f.picked += 1
        if f.picked < WINDSTORM_CARDS:
            f.ask_again()
        else:
            f.picked = 0


@final
class MoreResources(PayMore):
    """Pay more resources of choice."""

    def __init__(self, rest: Program) -> None:
        super().__init__("downpour", DOWNPOUR_RESOURCES, rest)
        self.sky = Sky("downpour")

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        self.sky.bind(rules)

    def in_force(self, g: Game, p: Player) -> bool:
        return self.sky.holds(g, p)

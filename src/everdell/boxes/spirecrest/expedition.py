"""The expedition: a row of map tiles, walked and paid for one by one after passing."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.spirecrest.figures import FIRST_MAP, LAST_MAP, MAP_TILES
from everdell.boxes.spirecrest.road import SECTIONS, TILES, discoveries_of
from everdell.engine.content import Tile
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import PayAny, PayExactly
from everdell.engine.effects.sources import Hand
from everdell.engine.effects.tokens import PayPoints
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, ROW, SEAT, Counter, Zone, count_of, lay, lying_in, set_count

EXPEDITION: Final = "expedition"
WALKED: Final = "walked"
_MAP: Final = "map_tile"
_ORDER: Final = {**dict.fromkeys(FIRST_MAP, 0), **dict.fromkeys(LAST_MAP, 2)}
_BETWEEN: Final = 1


def expedition_zone() -> Zone:
    """From the Everdell tile to the right."""
    places = len(SECTIONS) + len(FIRST_MAP) + len(LAST_MAP)
    return Zone(EXPEDITION, SEAT, ROW, ALL, places=places)


def walked_maps() -> Counter:
    """How far the traveller has come."""
    return Counter(WALKED, SEAT)


# The maps ------------------------------------------------------------------------------------


def map_tiles() -> list[Tile]:
    return [_map(id, figures, TILES) for id, figures in MAP_TILES.items()]


def map_discoveries() -> list[Tile]:
    """Discoveries that become the first and the last map of an expedition."""
    pile = discoveries_of("ridge")
    return [_map(id, figures, pile) for id, figures in {**FIRST_MAP, **LAST_MAP}.items()]


def is_map(tile: Tile) -> bool:
    return tile.kind == _MAP


def _map(id: str, figures: tuple[int, int, int, int, int, int, int, int], begins: str) -> Tile:
    points, twig, resin, pebble, berry, any, cards, tokens = figures
    cost: list[Step] = [WithinMeans(any + twig + resin + pebble + berry)] if any else []
    if twig or resin or pebble or berry:
        cost.append(PayExactly(twig=twig, resin=resin, pebble=pebble, berry=berry))
    if any:
        cost.append(PayAny(any, any))
    if cards:
        cost.append(Pick(Hand(), Discard(), cards))
    if tokens:
        cost.append(PayPoints(tokens))
    return Tile(id, _MAP, begins=begins, points=points, do=cost, goal=HasWalked(), part=EXPEDITION)


@final
class WithinMeans(Step):
    """Resources of any kind must be left beside those that are asked for by name."""

    conditional: bool = True

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return sum(g.players[me].resources) >= self.n

    def run(self, g: Game, f: Frame) -> None:
        """Nothing is done: it was asked before."""


# The row -------------------------------------------------------------------------------------


def maps_of(g: Game, seat: int) -> list[int]:
    return [tile for tile in lying_in(g, g.rules.zone(EXPEDITION), seat) if tile]


def add_map(g: Game, seat: int, tile: int) -> None:
    """A tile comes last, but before the map that is always last, or before all others."""
    maps = [*maps_of(g, seat), tile]
    maps.sort(key=lambda one: _ORDER.get(g.rules.ids[one], _BETWEEN))
    zone = g.rules.zone(EXPEDITION)
    lay(g, zone, seat, tuple(maps + [0] * (zone.places - len(maps))))


@final
class HasWalked(Counting):
    """Whether the traveller has come to the speaking map."""

    def __init__(self) -> None:
        self.index = 0

    def bind(self, rules: Rules) -> None:
        self.index = rules.counter(WALKED).index

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        walked = g.players[owner].counters[self.index]
        return 1 if source in maps_of(g, owner)[:walked] else 0


@final
class WholeExpedition(Counting):
    """Whether the traveller has come to the last map, and there is one."""

    def __init__(self) -> None:
        self.index = 0

    def bind(self, rules: Rules) -> None:
        self.index = rules.counter(WALKED).index

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        maps = maps_of(g, owner)
        return 1 if maps and g.players[owner].counters[self.index] >= len(maps) else 0


# Walking -------------------------------------------------------------------------------------


@final
class Walk(Ask):
    """Pay for the next map and go on, or stop for good."""

    prompt: str = "walk"
    zone: str = EXPEDITION

    def __init__(self) -> None:
        self.row: list[Option] = []
        self.stop = Option("")
        self.walked = Counter("", SEAT)

    def bind(self, rules: Rules) -> None:
        self.row = rules.zone_row("walk", [rules.zone(EXPEDITION)])
        self.stop = rules.word("stop")
        self.walked = rules.counter(WALKED)

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        maps = maps_of(g, f.me)
        walked = p.counters[self.walked.index]
        if p.automaton or walked >= len(maps):
            return []
        cost = g.rules.tile(maps[walked]).do
        if cost is not None and not cost.possible(g, f.me, f.me, NO_SLOT):
            return []
        return [self.row[maps[walked]], self.stop]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.stop:
            return
        f.ask_again()
        set_count(g, self.walked, f.me, count_of(g, self.walked, f.me) + 1)
        if g.journal is not None:
            g.journal.tell(Entry("walked", f.me, card=g.rules.ids[option.card], zone=EXPEDITION))
        cost = g.rules.tile(option.card).do
        if cost is not None:
            g.push(cost, f.me, f.me, NO_SLOT, option.card)

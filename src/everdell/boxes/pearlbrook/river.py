"""The river: four spaces with tiles that lie face down at first, and the shoal."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.pearlbrook.messengers import ColorAtTheRiver
from everdell.boxes.pearlbrook.pearls import PEARL
from everdell.engine.changes import change_count
from everdell.engine.content import BLUE, GREEN, RED, TAN, Group, Need, Place
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Doing, Pick, Source
from everdell.engine.effects.resources import PayAny
from everdell.engine.effects.sources import Hand
from everdell.engine.effects.tokens import GainTokens
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.rng import Generator
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Frame, Step
from everdell.engine.state import Game
from everdell.engine.zones import ALL, NONE, PILE, ROW, TABLE, Zone, lay, lying_in

AMBASSADOR: Final = "ambassador"
RIVER: Final = "river"
FACE_DOWN: Final = "river_face_down"
TILES: Final = "river_tiles"
# From the top of the board down, as the places of the row.
SPACES: Final = ("river_three_green", "river_two_red", "river_two_blue", "river_two_tan")
CITIZEN: Final = "citizen"
LOCATION: Final = "location"
_OF_EACH_KIND: Final = 2

SHOAL_PLACE: Final = Group("shoal", rank=4)
RIVER_SPACE: Final = Group("river", rank=4)


def river_zones() -> list[Zone]:
    """What is turned up, what still lies face down at the same places, and what is left over.

    All tiles come from one pile: that a citizen lies at a place is as secret as which one.
    """
    return [
        Zone(RIVER, TABLE, ROW, ALL, places=len(SPACES)),
        Zone(FACE_DOWN, TABLE, ROW, NONE, places=len(SPACES), refill=(TILES,)),
        Zone(TILES, TABLE, PILE, NONE, out=True),
    ]


def river_places() -> list[Place]:
    return [
        Place(
            "shoal",
            SHOAL_PLACE,
            [PayAny(2, 2), Pick(Hand(), Discard(), 2), GainTokens(PEARL)],
            spots=0,
            piece=AMBASSADOR,
        ),
        _space(0, "green-cards", GREEN, 3),
        _space(1, "red-cards", RED, 2),
        _space(2, "blue-cards", BLUE, 2),
        _space(3, "tan-cards", TAN, 2),
    ]


def _space(at: int, word: str, color: int, least: int) -> Place:
    return Place(
        SPACES[at],
        RIVER_SPACE,
        [Discover(at), UseTileThere(at)],
        piece=AMBASSADOR,
        needs=[Need(word, ColorAtTheRiver(color), least)],
    )


# Laying out ----------------------------------------------------------------------------------


def lay_out_river(g: Game) -> None:
    """Two citizens and two locations, kept unseen, in any order."""
    lay_face_down(g, list(lying_in(g, g.rules.zone(TILES))), g.random)


def lay_face_down(g: Game, tiles: list[int], random: Generator) -> None:
    """Lay some tiles face down where nothing is turned up; the others stay in the box."""
    tiles.sort()  # or the order that they are in would tell something
    random.shuffle(tiles)
    shown = [tile for tile in lying_in(g, g.rules.zone(RIVER)) if tile]
    laid: list[int] = []
    for kind in (CITIZEN, LOCATION):
        missing = _OF_EACH_KIND - len([t for t in shown if g.rules.tile(t).kind == kind])
        laid += [tile for tile in tiles if g.rules.tile(tile).kind == kind][: max(0, missing)]
    left_over = tuple([tile for tile in tiles if tile not in laid])
    random.shuffle(laid)
    row = [0 if tile else laid.pop() for tile in lying_in(g, g.rules.zone(RIVER))]
    lay(g, g.rules.zone(FACE_DOWN), -1, tuple(row))
    lay(g, g.rules.zone(TILES), -1, left_over)


def lay_anew(g: Game, random: Generator) -> None:
    """What no seat knows could as well be another two of each kind, in another order."""
    hidden = [tile for tile in lying_in(g, g.rules.zone(FACE_DOWN)) if tile]
    lay_face_down(g, hidden + list(lying_in(g, g.rules.zone(TILES))), random)


# Visiting ------------------------------------------------------------------------------------


def turn_up(g: Game, seat: int, at: int) -> bool:
    """The first visitor takes the pearl and turns the tile up; whether this is the first."""
    down, river = g.rules.zone(FACE_DOWN), g.rules.zone(RIVER)
    hidden = lying_in(g, down)
    tile = hidden[at]
    if lying_in(g, river)[at] or tile == 0:
        return False
    lay(g, down, -1, (*hidden[:at], 0, *hidden[at + 1 :]))
    lying = lying_in(g, river)
    lay(g, river, -1, (*lying[:at], tile, *lying[at + 1 :]))
    if g.journal is not None:
        id = g.rules.ids[tile]
        g.journal.tell(Entry("discovered", seat, card=id, zone=RIVER, spot=at, barrier=True))
    return True


@final
class Discover(Step):
    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, g: Game, f: Frame) -> None:
        if turn_up(g, f.me, self.at):
            change_count(g, g.rules.counter(PEARL), f.me, 1, f.source)


@final
class UseTileThere(Step):
    """Have the tile at a place of the river act."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, g: Game, f: Frame) -> None:
        tile = lying_in(g, g.rules.zone(RIVER))[self.at]
        if tile:
            use_river_tile(g, f.me, tile)


def use_river_tile(g: Game, seat: int, tile: int) -> None:
    do = g.rules.tile(tile).do
    if do is not None:
        g.push(do, seat, seat, NO_SLOT, tile)


# By ferry ------------------------------------------------------------------------------------


@final
class TurnedUp(Source):
    """Tiles of the river that are turned up, whether an ambassador stands there or not."""

    zone: str = RIVER
    conditional: bool = True

    def __init__(self) -> None:
        self.row: list[Option] = []

    def name_options(self, rules: Rules, do: Doing, action: int = 0) -> None:
        self.row = rules.zone_row(do.word, [rules.zone(RIVER)], action)

    def count(self, g: Game, me: int, owner: int, slot: int) -> int:
        return len([tile for tile in lying_in(g, g.rules.zone(RIVER)) if tile])

    def things(self, g: Game, f: Frame) -> list[int]:
        return [tile for tile in lying_in(g, g.rules.zone(RIVER)) if tile]

    def offer(self, g: Game, f: Frame, things: list[int], short: int) -> list[Option]:
        return [self.row[tile] for tile in things]


@final
class UseFromAfar(Doing):
    """Carry out the action of a tile without standing there; its cost is paid as ever."""

    word: str = "copy"
    prompt: str = "copy-river"

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        use_river_tile(g, f.me, option.card)

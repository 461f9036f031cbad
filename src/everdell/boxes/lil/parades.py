"""The four parades: what they ask for, and who has won a tile."""

from __future__ import annotations

from typing import Final

from everdell.boxes.lil.names import PARADE_TILES, PARADES
from everdell.boxes.lil.printed import CREATURE, PLACE, TILE_POINTS
from everdell.engine.content import COLORS, GREEN, Tile
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.counts import Cards, Colors, MostOfOneColor
from everdell.engine.journal import Entry
from everdell.engine.moments import ACHIEVED, happens
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT
from everdell.engine.state import Game, Player
from everdell.engine.zones import ALL, AREA, ROW, SEAT, TABLE, Zone, add

NAMES: Final = (
    "lil_parade_creatures",
    "lil_parade_places",
    "lil_parade_rainbow",
    "lil_parade_one_color",
)


def goals() -> list[Counting]:
    """What each of them asks for."""
    return [
        Cards(kind=CREATURE) >= 5,
        Cards(kind=PLACE) >= 5,
        Colors() >= len(COLORS),
        MostOfOneColor(but_not=GREEN) >= 3,
    ]


_TOPS: Final = tuple([f"{name}_{TILE_POINTS[0]}" for name in NAMES])
FEWEST: Final[list[int]] = [5, 5, 5, 3]  # cards without which none of them can be won
FEWEST_OF_ALL: Final = min(FEWEST)


def parade_zones() -> list[Zone]:
    return [
        Zone(PARADES, TABLE, ROW, ALL, places=len(NAMES)),
        Zone(PARADE_TILES, TABLE, AREA, ALL, out=True),
        Zone(PARADES, SEAT, AREA, ALL),
    ]


def parade_tiles(points: tuple[int, ...]) -> list[Tile]:
    """The tiles of all parades, those of one together, the top one first."""
    return [
        Tile(f"{name}_{worth}", "lil_parade", begins=PARADE_TILES, points=worth, part=PARADES)
        for name in NAMES
        for worth in points
    ]


def top_tiles(rules: Rules) -> list[int]:
    """The highest tile of each parade; the others of it come behind."""
    return [rules.numbers[id] for id in _TOPS]


def lay_out_parades(g: Game) -> None:
    """The highest tile of each parade lies on top."""
    tops = top_tiles(g.rules)
    beneath = g.rules.zone(PARADE_TILES).index
    g.zones[g.rules.zone(PARADES).index] = tuple(tops)
    g.zones[beneath] = tuple([tile for tile in g.zones[beneath] if tile not in tops])


class Parades:
    """Which tiles belong together, for those who hand them out: those of a parade in a row."""

    def __init__(self) -> None:
        self.goals = goals()
        self.tops: list[int] = []
        self.tiles = 0  # of each parade
        self.row = 0
        self.beneath = 0
        self.won = Zone("", SEAT, AREA, ALL)

    def bind(self, rules: Rules) -> None:
        for goal in self.goals:
            goal.bind(rules)
        self.tops = top_tiles(rules)
        self.tiles = self.tops[1] - self.tops[0]
        self.row = rules.zone(PARADES).index
        self.beneath = rules.zone(PARADE_TILES).index
        self.won = rules.seat_zone(PARADES)

    def hand_out(self, g: Game, seat: int) -> None:
        """A seat takes the top tile of each parade that it has won now and not before."""
        p = g.players[seat]
        cards = len(p.city)
        if cards < FEWEST_OF_ALL:
            return
        for number in range(len(self.goals)):
            if (
                cards >= FEWEST[number]
                and g.zones[self.row][number]
                and not self._has_tile(p, self.tops[number])
                and self.goals[number].of(g, seat, seat, NO_SLOT, 0, 0)
            ):
                self._win(g, seat, number)

    def _has_tile(self, p: Player, top: int) -> bool:
        for tile in p.zones[self.won.index]:
            if top <= tile < top + self.tiles:
                return True
        return False

    def _win(self, g: Game, seat: int, number: int) -> None:
        lying = list(g.zones[self.row])
        beneath = list(g.zones[self.beneath])
        tile = lying[number]
        lying[number] = 0
        for under in range(tile + 1, self.tops[number] + self.tiles):
            if under in beneath:
                lying[number] = under
                beneath.remove(under)
                break
        g.zones[self.row] = tuple(lying)
        g.zones[self.beneath] = tuple(beneath)
        add(g, self.won, seat, tile)
        if g.journal is not None:
            points = g.rules.tile(tile).points
            g.journal.tell(Entry("won_parade", seat, card=g.rules.ids[tile], points=points))
        happens(g, ACHIEVED, seat)

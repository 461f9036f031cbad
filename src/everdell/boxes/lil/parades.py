"""The four parades: what they ask for, and who has won a tile."""

from __future__ import annotations

from typing import Final

from everdell.boxes.lil.names import PARADE_TILES, PARADES
from everdell.boxes.lil.printed import CREATURE, PLACE
from everdell.engine.content import COLORS, GREEN, Tile
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.counts import Cards, Colors, MostOfOneColor
from everdell.engine.journal import Entry
from everdell.engine.moments import ACHIEVED, happens
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT
from everdell.engine.state import Game
from everdell.engine.zones import ALL, AREA, ROW, SEAT, TABLE, Zone, add, lay, remove

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


class Parades:
    """Which tiles belong together, for those who hand them out."""

    def __init__(self) -> None:
        self.goals = goals()
        self.piles: list[list[int]] = []
        self.row = 0
        self.won = 0

    def bind(self, rules: Rules) -> None:
        for goal in self.goals:
            goal.bind(rules)
        tiles = [tile for tile in rules.tiles if tile.part == PARADES]
        self.piles = [
            [tile.number for tile in tiles if tile.id.startswith(f"{name}_")] for name in NAMES
        ]
        self.row = rules.zone(PARADES).index
        self.won = rules.seat_zone(PARADES).index

    def lay_out(self, g: Game) -> None:
        """The highest tile of each parade lies on top."""
        for pile in self.piles:
            remove(g, g.rules.zone(PARADE_TILES), -1, pile[0])
        lay(g, g.rules.zone(PARADES), -1, tuple([pile[0] for pile in self.piles]))

    def hand_out(self, g: Game, seat: int) -> None:
        """A seat takes the top tile of each parade that it has won now and not before."""
        won = g.players[seat].zones[self.won]
        for number in range(len(self.goals)):
            if (
                g.zones[self.row][number]
                and not _any_of(self.piles[number], won)
                and self.goals[number].of(g, seat, seat, NO_SLOT, 0, 0)
            ):
                self._win(g, seat, number)

    def _win(self, g: Game, seat: int, number: int) -> None:
        top = list(g.zones[self.row])
        tile = top[number]
        left = [under for under in self.piles[number] if under in self._beneath(g)]
        top[number] = left[0] if left else 0
        lay(g, g.rules.zone(PARADES), -1, tuple(top))
        add(g, g.rules.seat_zone(PARADES), seat, tile)
        if left:
            remove(g, g.rules.zone(PARADE_TILES), -1, left[0])
        if g.journal is not None:
            points = g.rules.tile(tile).points
            g.journal.tell(Entry("won_parade", seat, card=g.rules.ids[tile], points=points))
        if not g.players[seat].automaton:  # the cards of a rival do nothing
            happens(g, ACHIEVED, seat)

    def _beneath(self, g: Game) -> tuple[int, ...]:
        return g.zones[g.rules.zone(PARADE_TILES).index]


def _any_of(pile: list[int], won: tuple[int, ...]) -> bool:
    for tile in won:
        if tile in pile:
            return True
    return False

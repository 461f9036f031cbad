"""The garland: one of seven awards, for those whose cities hold most cards of a kind."""

from __future__ import annotations

from typing import Final

from everdell.engine.changes import refill_row, shuffle_zone
from everdell.engine.content import BLUE, CONSTRUCTION, CRITTER, GREEN, PURPLE, RED, TAN, Tile
from everdell.engine.effects.counting import Counting
from everdell.engine.effects.counts import Cards, Ranked
from everdell.engine.state import Game
from everdell.engine.zones import ALL, NONE, PILE, ROW, TABLE, Zone

GARLAND: Final = "garland"
_TILES: Final = "garland_tiles"
_FIRST: Final = 6
_SECOND: Final = 3


def garland_zones() -> list[Zone]:
    return [
        Zone(GARLAND, TABLE, ROW, ALL, places=1, refill=(_TILES,), shared=True),
        Zone(_TILES, TABLE, PILE, NONE, out=True),
    ]


def garlands() -> list[Tile]:
    return [
        _garland("garland_storytelling", Cards(color=TAN)),
        _garland("garland_agriculture", Cards(color=GREEN)),
        _garland("garland_tourism", Cards(color=RED)),
        _garland("garland_peace", Cards(color=BLUE)),
        _garland("garland_beauty", Cards(color=PURPLE)),
        _garland("garland_architecture", Cards(kind=CONSTRUCTION)),
        _garland("garland_community", Cards(kind=CRITTER)),
    ]


def _garland(id: str, what: Counting) -> Tile:
    score = Ranked(what, _FIRST, _SECOND)
    return Tile(id, GARLAND, begins=_TILES, score=score, part=GARLAND)


def draw_garland(g: Game) -> None:
    shuffle_zone(g, g.rules.zone(_TILES), g.random)
    refill_row(g, g.rules.zone(GARLAND))

"""The mountain road: three sections with map tiles and discoveries, and the sky above it."""

from __future__ import annotations

from typing import Final

from everdell.boxes.spirecrest.figures import DISCOVERY_COSTS, MORE_TILES_THAN_PLAYERS
from everdell.engine.changes import refill_row, shuffle_zone, take_top
from everdell.engine.content import SEASONS
from everdell.engine.journal import Entry
from everdell.engine.state import Game
from everdell.engine.zones import ALL, NONE, PILE, ROW, TABLE, Zone, lay, lying_in

# The sections, in the order in which they are explored: in spring, summer and autumn.
SECTIONS: Final = ("hills", "peaks", "ridge")
WEATHER: Final = "weather"
REVEALED: Final = "discoveries"
TILES: Final = "map_tiles"


def discoveries_of(section: str) -> str:
    """The pile of a section's discoveries."""
    return f"{section}_discoveries"


def weather_of(season: str) -> str:
    """What is left of a season's weather: it goes back into the box unseen."""
    return f"{season}_weather"


def road_zones(players: int) -> list[Zone]:
    """A section is laid out when it is opened, from what no player has seen before.

    That is the same as if it had lain there face down.
    """
    tiles = players + MORE_TILES_THAN_PLAYERS
    skies = tuple([weather_of(season) for season in SEASONS])
    return [
        Zone(
            WEATHER,
            TABLE,
            ROW,
            ALL,
            places=len(SEASONS),
            refill=skies,
            speaks=True,
            by_season=True,
        ),
        *[Zone(sky, TABLE, PILE, NONE, out=True) for sky in skies],
        *[Zone(id, TABLE, ROW, ALL, places=tiles, refill=(TILES,)) for id in SECTIONS],
        Zone(TILES, TABLE, PILE, NONE, out=True),
        Zone(REVEALED, TABLE, ROW, ALL, places=len(DISCOVERY_COSTS)),
        *[Zone(discoveries_of(id), TABLE, PILE, NONE) for id in SECTIONS],
    ]


def lay_out_road(g: Game) -> None:
    """The winter weather and the first section lie open."""
    piles = [weather_of(season) for season in SEASONS]
    for id in (*piles, TILES, *[discoveries_of(section) for section in SECTIONS]):
        shuffle_zone(g, g.rules.zone(id), g.random)
    open_season(g, 0)


def open_season(g: Game, season: int) -> None:
    """The first to arrive turns up the weather and the tiles of the section, if there is one."""
    row = g.rules.zone(WEATHER)
    skies = lying_in(g, row)
    if skies[season] == 0:
        weather = take_top(g, g.rules.zone(weather_of(SEASONS[season])))
        lay(g, row, -1, (*skies[:season], weather, *skies[season + 1 :]))
        if weather and g.journal is not None:
            id = g.rules.ids[weather]
            g.journal.tell(Entry("weather", card=id, zone=WEATHER, spot=season, barrier=True))
    if season < len(SECTIONS):
        section = g.rules.zone(SECTIONS[season])
        if not any(lying_in(g, section)):
            refill_row(g, section)


def section_of(season: int) -> str:
    """The section that is explored by a player who prepares for a season."""
    return SECTIONS[season - 1]

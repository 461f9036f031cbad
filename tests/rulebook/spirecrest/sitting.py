"""A table with Spirecrest on it."""

from __future__ import annotations

from everdell.testing import Table, table

CALM = ("deep_snow", "flood", "wildfire", "downpour")


def spirecrest(players: int = 2, *more: str, **settings: str) -> Table:
    """With weather that does not matter to those who build nothing."""
    t = table(players, boxes=("base", "spirecrest", *more), options=settings)
    return t.set_row("weather", *CALM)


def under(weather: str, season: str, players: int = 2) -> Table:
    """Seat 0 is in the season of this weather."""
    at = ("winter", "spring", "summer", "autumn").index(season)
    sky = [*CALM]
    sky[at] = weather
    return spirecrest(players).set_row("weather", *sky).set_season(0, season)


def explorer(season: str = "winter", *discoveries: str, players: int = 2) -> Table:
    """Seat 0 is about to prepare for the next season, and these will be revealed."""
    t = spirecrest(players).set_season(0, season).set_workers(0, 0)
    return t.set_row("discoveries", *discoveries)


def explore(t: Table, discovery: str, tile: str = "") -> Table:
    """Seat 0 prepares, charts a tile and makes a discovery; what is forced is not asked."""
    t.choose("prepare")
    while t.seat() == 0 and t.prompt() not in ("chart", "discover", "turn"):
        t.choose("done")
    if t.prompt() == "chart":
        t.choose(tile if tile else t.offers()[0])
    if t.prompt() == "discover":
        t.choose("discover", discovery)
    assert discovery in t.aside(0, "discoveries") + t.aside(0, "expedition")
    return t

"""A table with Pearlbrook on it."""

from __future__ import annotations

from everdell.engine.zones import lying_in
from everdell.testing import Table, table

RIVER = ("gus_the_gardener", "omicron_the_elder", "ballroom", "gardens")
PLAIN = {"newleaf_tickets": "off", "newleaf_reservations": "off"}


def pearlbrook(players: int = 2, *more: str, **settings: str) -> Table:
    """All tiles of the river lie face down."""
    return table(players, boxes=("base", "pearlbrook", *more), options=settings)


def at_the_river(*tiles: str, players: int = 2) -> Table:
    """These tiles lie face down, from the top of the river."""
    return pearlbrook(players).set_row("river_face_down", *(tiles or RIVER))


def adorned(adornment: str, *city: str, players: int = 2) -> Table:
    """Seat 0 is about to play an adornment and can pay for it."""
    t = pearlbrook(players).set_aside(0, "adornments", adornment).set_tokens(0, pearl=1)
    return t.set_city(0, *city)


def on_river(t: Table, zone: str = "river_face_down") -> list[str]:
    """The ids of what lies at the places of a row, face down or not."""
    return [t.game.rules.ids[tile] for tile in lying_in(t.game, t.game.rules.zone(zone))]

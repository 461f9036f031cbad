"""A table with Newleaf on it."""

from __future__ import annotations

from everdell.engine.zones import lying_in
from everdell.testing import Table, table

PLAIN = {"newleaf_tickets": "off", "newleaf_reservations": "off"}


def newleaf(players: int = 2, *more: str, **settings: str) -> Table:
    return table(players, boxes=("base", "newleaf", *more), options=settings)


def with_power(power: str, players: int = 2, *more: str) -> Table:
    """Seat 0 has that power, the others have none."""
    t = newleaf(players, *more, powers="dealt", **PLAIN)
    for seat in range(players):
        t.set_aside(seat, "power")
    return t.set_power(0, power)


def left_in(t: Table, pile: str) -> int:
    """How many things lie in a pile of the table."""
    return len(lying_in(t.game, t.game.rules.zone(pile)))

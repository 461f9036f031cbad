"""A table in the last season."""

from __future__ import annotations

from everdell.testing import Table, table


def autumn(players: int = 2) -> Table:
    """All are in autumn, with their workers at home."""
    t = table(players=players)
    for seat in range(players):
        t.set_season(seat, "autumn")
    return t

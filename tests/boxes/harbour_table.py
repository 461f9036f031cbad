"""A table with the harbour."""

from __future__ import annotations

from everdell.testing import Table, table

BOXES = ("base", "harbour")


def harbour(*roles: str, players: int = 2) -> Table:
    """A table whose players have these roles, and the others what is left."""
    t = table(players=players, boxes=BOXES)
    for role in (*roles, *("fisher", "hermit", "envier", "saver", "broker")):
        if t.prompt() == "power" and f"power:{role}" in t.offers():
            t.choose("power", role)
    return t

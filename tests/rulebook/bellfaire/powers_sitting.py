"""A table where players have powers of Bellfaire."""

from __future__ import annotations

from everdell.testing import Table, table

ALONE = {
    "bellfaire_market": "off",
    "bellfaire_garland": "off",
    "bellfaire_festival": "off",
    "bellfaire_events": "off",
    "bellfaire_forest": "off",
}
FULL = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def powers(players: int = 2, *more: str, **settings: str) -> Table:
    """A table at which no player has a power yet."""
    options = {**ALONE, "powers": "choose", **settings}
    return table(players, boxes=("base", "bellfaire", *more), options=options)


def with_power(power: str, players: int = 2, *more: str, **settings: str) -> Table:
    """Seat 0 has that power, the others have none."""
    return powers(players, *more, **settings).set_power(0, power)


def finish(t: Table, seat: int) -> Table:
    """Have a seat choose whatever comes first until another one is asked."""
    while not t.game.over and t.seat() == seat:
        t.choose("done" if "done" in t.offers() else t.offers()[0])
    return t

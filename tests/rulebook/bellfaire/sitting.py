"""A table with Bellfaire on it."""

from __future__ import annotations

from everdell.engine.state import Placed
from everdell.testing import Table, table


def bellfaire(players: int = 2, *more: str, **settings: str) -> Table:
    return table(players, boxes=("base", "bellfaire", *more), options=settings)


def without_deck(t: Table, seat: int) -> Table:
    """Everything that could be drawn lies beneath a card of a city."""
    g = t.game
    first, *rest = g.deck[: g.top] + g.discard
    g.deck, g.top, g.discard = [], 0, []
    g.players[seat].city.append(Placed(first, held=tuple(rest)))
    g.players[seat].facts = None
    return t.set_turn(t.game.turn)

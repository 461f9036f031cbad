"""A table whose deck is nearly used up."""

from __future__ import annotations

from everdell.testing import Table


def deck_size(t: Table) -> int:
    return t.game.top


def leave(t: Table, deck: tuple[str, ...] = (), discard: tuple[str, ...] = ()) -> Table:
    """Exactly these cards in the piles; all others lie beneath a Dungeon of the last seat."""
    last = len(t.game.players) - 1
    t.set_city(last, "dungeon").set_deck(*deck).set_discard(*discard)
    cards = t.game.rules.cards
    others = [cards[card].id for card in t.game.deck[: t.game.top - len(deck)]]
    return t.set_on(last, "dungeon", cards=tuple(others))

"""The Bridge of the Sky, and the construction on top of it."""

from __future__ import annotations

from typing import final

from everdell.engine.content import Ability
from everdell.engine.effects.counting import Counting
from everdell.engine.queries import guests_of, is_barred, is_construction
from everdell.engine.state import Game, Player


def on_top(g: Game, p: Player, slot: int) -> int:
    """The construction that lies on a card, not beneath it; 0 if there is none."""
    for guest in guests_of(p.city, slot):
        card = p.city[guest].card
        if is_construction(g, card) and not g.rules.cards[card].beneath:
            return card
    return 0


@final
class BuildOnTop(Ability):
    """A construction costs less and is placed on top of this card, whose space it shares.

    There is room for one. What slides under another card cannot lie on top of this one.
    """

    def __init__(self, off: int) -> None:
        super().__init__([], off, at_best=off)

    def fits(self, g: Game, p: Player, slot: int, card: int, more: int) -> bool:
        definition = g.rules.cards[card]
        if not is_construction(g, card) or definition.beneath or on_top(g, p, slot):
            return False
        if definition.arrival is not None:
            return definition.arrival.possible_upon(g, p.seat, card)
        return not is_barred(g, p, card)

    def host(self, g: Game, p: Player, slot: int) -> int:
        return -1 if on_top(g, p, slot) else slot


@final
class WorthItsTop(Counting):
    """As much as the base value of the construction on top of it."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return g.rules.cards[on_top(g, g.players[owner], slot)].points

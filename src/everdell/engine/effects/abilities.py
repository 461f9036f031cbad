"""Card-playing abilities that several cards have."""

from __future__ import annotations

from typing import final

from everdell.engine.content import Ability
from everdell.engine.effects.city import LeaveCity
from everdell.engine.effects.which import ANY, Which
from everdell.engine.queries import may_enter
from everdell.engine.quotes import stays_payable, way_of
from everdell.engine.resources import BERRY, BITS, FIELD, amount, of_kind
from everdell.engine.state import Game, Player


@final
class DiscardForLess(Ability):
    """Discard this card: a card, of some kind if one is named, costs less.

    off      by so many resources of choice
    berries  by so many berries
    """

    def __init__(self, kind: int = ANY, off: int = 0, berries: int = 0) -> None:
        super().__init__([LeaveCity()], off, at_best=off + berries)
        self.which = Which(kind=kind)
        self.berries = berries

    def price(self, g: Game, card: int) -> int:
        price = g.rules.prices[card]
        return price - of_kind(BERRY, min(self.berries, amount(price, BERRY)))

    def fits(self, g: Game, p: Player, slot: int, card: int, more: int) -> bool:
        return (
            self.which.fits(g.rules.cards[card])
            and may_enter(g, p.seat, card, slot)
            and stays_payable(g, p, card, way_of(g, p, slot), slot, more)
        )


@final
class Substitute(Ability):
    """Pay one resource of a card's cost with another kind: no better than leaving it out."""

    def __init__(self) -> None:
        super().__init__([], at_best=1)

    def fits(self, g: Game, p: Player, slot: int, card: int, more: int) -> bool:
        return may_enter(g, p.seat, card)

    def due(self, g: Game, p: Player, card: int) -> list[int]:
        price = g.rules.prices[card]
        found: list[int] = []
        for spared in range(4):
            if amount(price, spared) == 0:
                continue
            for instead in range(4):
                swapped = price - of_kind(spared, 1) + of_kind(instead, 1)
                if instead != spared and swapped not in found:
                    found.append(swapped)
        return found

    def covers(self, g: Game, p: Player, card: int) -> bool:
        return can_substitute(p.resources, g.rules.prices[card])


def can_substitute(resources: list[int], price: int) -> bool:
    """Whether some resource of the price can be replaced: the one that is missing, if one is."""
    missing = 0
    kinds = 0
    left_over = False  # of any kind: it may stand in for another one
    left_beside = False  # of a kind that is not asked for
    for owned in resources:
        due = price & FIELD
        price >>= BITS
        if due:
            kinds += 1
        if due > owned:
            missing += due - owned
            if missing > 1:
                return False
        elif due < owned:
            left_over = True
            if due == 0:
                left_beside = True
    return left_over if missing or kinds > 1 else left_beside and kinds == 1

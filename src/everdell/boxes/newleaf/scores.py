"""Bonuses at the end that are copied from others."""

from __future__ import annotations

from typing import final

from everdell.engine.effects.counting import Counting
from everdell.engine.queries import opponents
from everdell.engine.state import Game


@final
class BestBonusOfOpponents(Counting):
    """The bonus of one card of a colour in an opponent's city, counted for one's own.

    Never that of a card that stays, nor of one with the same text (index: Photographer).
    """

    def __init__(self, color: int) -> None:
        self.color = color

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        best = 0
        for seat in opponents(g, me):
            for placed in g.players[seat].city:
                card = g.rules.cards[placed.card]
                bonus = card.score
                if bonus is None or bonus is self or card.stays or card.color != self.color:
                    continue
                best = max(best, bonus.of(g, me, owner, slot, card.number, n))
        return best

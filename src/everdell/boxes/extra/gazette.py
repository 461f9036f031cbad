"""What the Gazette is worth."""

from __future__ import annotations

from typing import final

from everdell.engine.content import CardScore
from everdell.engine.state import Game


@final
class WithTokens(CardScore):
    """Points, once, if at least so many point tokens lie on the card."""

    def __init__(self, least: int, points: int) -> None:
        self.least = least
        self.worth = points

    def points(self, g: Game, seat: int, slot: int) -> int:
        return self.worth if g.players[seat].city[slot].points >= self.least else 0

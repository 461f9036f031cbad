"""The Bank, which lets its owner hold more cards."""

from __future__ import annotations

from typing import final

from everdell.engine.moments import Modifier
from everdell.engine.state import Game, Player


@final
class MoreCardsForPoints(Modifier):
    """The hand may hold one card more for each point token on a card of the city."""

    def __init__(self, id: str) -> None:
        self.id = id

    def hand_limit(self, g: Game, p: Player) -> int:
        number = g.rules.card_or_none(self.id)
        return sum([placed.points for placed in p.city if placed.card == number])

"""What the Ruler is worth."""

from __future__ import annotations

from typing import final

from everdell.engine.content import CardScore
from everdell.engine.queries import opponents
from everdell.engine.state import Game


@final
class MostEventsOfAnOpponent(CardScore):
    """One point for each event of the opponent who has achieved most."""

    def points(self, g: Game, seat: int, slot: int) -> int:
        return max([len(g.players[other].claims) for other in opponents(g, seat)])

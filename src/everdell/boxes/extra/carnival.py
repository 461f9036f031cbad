"""What the Carnival counts."""

from __future__ import annotations

from typing import final

from everdell.engine.content import GREEN
from everdell.engine.effects.amounts import Amount
from everdell.engine.facts import facts_of
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@final
class OtherGreenCards(Amount):
    """Green cards beside the speaking one in the city it stands in, in full groups of `every`."""

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def of(self, g: Game, f: Frame) -> int:
        return (facts_of(g, g.players[f.owner]).colors[GREEN] - 1) // self.every

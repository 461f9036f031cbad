"""A larger hand from the start."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import draw
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game


@final
class StartWith(Step):
    """Begin with so many cards in hand, whatever the place in the order of turns gives."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, f: Frame) -> None:
        draw(g, f.me, self.n - len(g.players[f.me].hand), f.source)

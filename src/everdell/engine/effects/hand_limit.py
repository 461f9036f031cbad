"""What lets a hand hold more cards."""

from __future__ import annotations

from typing import final

from everdell.engine.effects.counting import Counting
from everdell.engine.moments import Modifier
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT
from everdell.engine.state import Game, Player


@final
class LargerHand(Modifier):
    """The hand may hold so many cards more: `LargerHand(Tokens("ticket"))`."""

    def __init__(self, by: Counting) -> None:
        self.by = by

    def bind(self, rules: Rules) -> None:
        self.by.bind(rules)

    def hand_limit(self, g: Game, p: Player) -> int:
        return self.by.of(g, p.seat, p.seat, NO_SLOT, 0, 0)

"""The Messenger, who counts at the river as a card of another colour."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.effects.counting import Counting
from everdell.engine.facts import facts_of
from everdell.engine.rules import Rules
from everdell.engine.state import Game

MESSENGER: Final = "messenger"


@final
class ColorAtTheRiver(Counting):
    """Cards of a colour, where a Messenger has that of the construction whose space it shares.

    One that stands on a space of its own keeps the printed one.
    """

    def __init__(self, color: int) -> None:
        self.color = color
        self.messenger = 0

    def bind(self, rules: Rules) -> None:
        self.messenger = rules.card_or_none(MESSENGER)

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        p = g.players[owner]
        cards = g.rules.cards
        facts = facts_of(g, p)
        found = facts.colors[self.color]
        if facts.count[self.messenger] == 0:
            return found
        for placed in p.city:
            if placed.card == self.messenger and placed.host >= 0:
                if cards[self.messenger].color == self.color:
                    found -= 1
                if cards[p.city[placed.host].card].color == self.color:
                    found += 1
        return found

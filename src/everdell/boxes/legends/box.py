"""The manifest of the Legends: dealt in secret, kept aside from the hand, in no deck."""

from __future__ import annotations

from typing import Final

from everdell.boxes.legends.constructions import constructions
from everdell.boxes.legends.critters import critters
from everdell.boxes.legends.legend import PILES
from everdell.engine.actions import Action, PlayFromAside
from everdell.engine.changes import keep_aside, replace_pile
from everdell.engine.content import Box, Card
from everdell.engine.state import Game

ZONE: Final = "legends"


class LegendsBox(Box):
    def __init__(self) -> None:
        super().__init__("legends", requires=("base",))

    def cards(self) -> list[Card]:
        return critters() + constructions()

    def piles(self) -> list[str]:
        return list(PILES)

    def zones(self) -> list[str]:
        return [ZONE]

    def actions(self) -> list[Action]:
        return [PlayFromAside(ZONE)]

    def set_up(self, g: Game) -> None:
        """Shuffle critters and constructions apart; one of each for everybody but an automaton."""
        zone = g.rules.zones.index(ZONE)
        for name in PILES:
            pile = g.rules.piles.index(name)
            cards = list(g.piles[pile])
            g.random.shuffle(cards)
            for p in g.players:
                if not p.automaton:
                    keep_aside(p, zone, cards.pop())
            replace_pile(g, pile, tuple(cards))

"""The manifest of the Rugwort pack."""

from __future__ import annotations

from everdell.boxes.rugwort.hands import SwapHands
from everdell.boxes.rugwort.rowdy import InExchangeForGreenCard
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.content import COLORS, CRITTER, GREEN, PURPLE, TAN, Card
from everdell.engine.effects.counts import Events, MostOfAnOpponent
from everdell.engine.effects.doings import Discard
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.sources import Hand
from everdell.engine.presets import UNADVISED, Remark


class RugwortBox(Box):
    def __init__(self) -> None:
        super().__init__("rugwort", requires=("base",))

    def remarks(self) -> list[Remark]:
        return [Remark("rugwort_alone", UNADVISED, players=(1,))]

    def contents(self, setup: Setup) -> Contents:
        return Contents(cards=cards())


def cards() -> list[Card]:
    return [
        Card(
            "rugwort_the_rowdy", CRITTER, GREEN,
            unique=True, cost=(0, 0, 0, 3), points=0, moves_into=(GREEN,), never_copied=True,
            arrival=InExchangeForGreenCard(),
            production=[Pick(Hand(), Discard(), 2, if_there=True)],
        ),
        Card(
            "rugwort_the_robber", CRITTER, TAN,
            unique=True, cost=(0, 0, 0, 2), points=0, moves_into=tuple(range(len(COLORS))),
            play=[SwapHands()],
        ),
        Card(
            "rugwort_the_ruler", CRITTER, PURPLE,
            unique=True, cost=(0, 0, 0, 4), points=2, moves_into=(PURPLE,),
            score=MostOfAnOpponent(Events()),
        ),
    ]  # fmt: skip

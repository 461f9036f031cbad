"""The manifest of Extra! Extra!: costs are twigs, resin, pebbles, berries."""

from __future__ import annotations

from everdell.boxes.extra.juggler import KeepRevealing
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.content import (
    BLUE,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
    RED,
    TAN,
    Card,
)
from everdell.engine.effects.cards import (
    CountValues,
    DiscardRevealed,
    Draw,
    LookAt,
    Reveal,
    TakeTheRest,
    give_hand_cards,
)
from everdell.engine.effects.choices import ChooseOne, If, NameColor
from everdell.engine.effects.city import PutPointsHere
from everdell.engine.effects.counts import Cards, Counted, PointsHere
from everdell.engine.effects.doings import Show
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import Gain, GainAny, PayExactly
from everdell.engine.effects.sources import Shown
from everdell.engine.moments import ACHIEVED
from everdell.engine.presets import Preset


class ExtraBox(Box):
    def __init__(self) -> None:
        super().__init__("extra", requires=("base",))

    def presets(self) -> list[Preset]:
        boxes = ("base", "extra", "rugwort")
        return [Preset("packs", boxes, fewest=2, learn=2, picture="carnival")]

    def contents(self, setup: Setup) -> Contents:
        return Contents(cards=cards())


def cards() -> list[Card]:
    return [
        Card(
            "carnival", CONSTRUCTION, GREEN,
            unique=True, cost=(2, 0, 1, 0), points=1, copies=2, link=("juggler",),
            production=[If(Cards(color=GREEN, other=True), [ChooseOne({
                "cards": [Draw(1, times=Cards(color=GREEN, other=True))],
                "resources": [GainAny(times=Cards(color=GREEN, other=True) // 2)],
            })])],
        ),
        Card(
            "gazette", CONSTRUCTION, BLUE,
            unique=True, cost=(0, 2, 2, 0), points=3, copies=2, link=("town_crier",),
            moments={ACHIEVED: [PutPointsHere(1)]},
            score=3 * (PointsHere() >= 3),
        ),
        Card(
            "juggler", CRITTER, TAN,
            cost=(0, 0, 0, 2), points=0, copies=3, link=("carnival",),
            play=[ChooseOne({
                "points": [PayExactly(twig=3), Gain(point=4)],
                "reveal": [
                    PayExactly(twig=1), Reveal(1), KeepRevealing(twigs=1),
                    CountValues(), If(Counted() >= 6, [Gain(point=6)]), DiscardRevealed(),
                ],
            }, least=0)],
        ),
        Card(
            "scurrble_champion", CRITTER, PURPLE,
            cost=(0, 0, 0, 2), points=2, copies=3, link=("scurrble_stadium",),
            shares_with="scurrble_champion", crowd=True,
            score=2 * Cards("scurrble_champion", other=True),
        ),
        Card(
            "scurrble_stadium", CONSTRUCTION, RED,
            cost=(1, 1, 1, 0), points=2, copies=3, link=("scurrble_champion",), open_points=1,
            visit=[
                NameColor(but_not=(GREEN,)), LookAt(4), Pick(Shown(named=True), Show()),
                TakeTheRest(), Gain(point=3, times=Counted()),
            ],
        ),
        Card(
            "town_crier", CRITTER, GREEN,
            unique=True, cost=(0, 0, 0, 2), points=2, copies=2, link=("gazette",),
            production=[ChooseOne({"give": [*give_hand_cards(2), Gain(point=3)]}, least=0)],
        ),
    ]  # fmt: skip

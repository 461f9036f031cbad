"""Through Every Season: eight farms in place of the eight Farms of the deck."""

from __future__ import annotations

from typing import Final

from everdell.boxes.mistwood.figures import FARM_POINTS, FARMS
from everdell.engine.box import Contents
from everdell.engine.content import CONSTRUCTION, GREEN, Card
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.choices import ChooseOne
from everdell.engine.effects.resources import Gain
from everdell.engine.stack import Step

FARM: Final = "farm"


def season_farms() -> list[Card]:
    """Each brings one of two things each time it acts."""
    return [
        Card(
            id, CONSTRUCTION, GREEN,
            cost=cost, points=FARM_POINTS, link=("husband", "wife"), spaces=spaces, counts_as=FARM,
            production=[ChooseOne({word: _gain(*gain) for word, gain in gains.items()})],
        )
        for id, (cost, spaces, gains) in FARMS.items()
    ]  # fmt: skip


def _gain(twig: int, resin: int, pebble: int, berry: int, cards: int, points: int) -> list[Step]:
    steps: list[Step] = []
    if twig + resin + pebble + berry + points:
        steps.append(Gain(twig=twig, resin=resin, pebble=pebble, berry=berry, point=points))
    if cards:
        steps.append(Draw(cards))
    return steps


def replace_farms(everything: Contents) -> None:
    """No Farm is in the deck; the others share their space with whatever it would share it with."""
    farm = everything.card(FARM)
    if farm is None:
        return
    farm.copies = 0
    for card in everything.cards:
        if card.counts_as == FARM:
            card.shares_with = farm.shares_with
            card.arrival = farm.arrival

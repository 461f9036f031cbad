"""The four powers of Mistwood: Butterflies, Pigs, Spiders, Stoats."""

from __future__ import annotations

from typing import Final

from everdell.boxes.mistwood.farms import FARM
from everdell.boxes.mistwood.figures import BUTTERFLY_HAND, BUTTERFLY_START, PIGS_POINTS
from everdell.boxes.mistwood.powers_farms import (
    FARM_ROW,
    FarmsBesideCity,
    StackFarms,
    farm_zones,
)
from everdell.boxes.mistwood.powers_hand import StartWith
from everdell.boxes.mistwood.powers_spider import MoveSpider, SpiderWatches, spider_zone
from everdell.boxes.mistwood.powers_trade import TradeCards
from everdell.boxes.mistwood.turn_order import BeFirst, BeLast
from everdell.boxes.powers import power
from everdell.engine.box import Setup
from everdell.engine.content import Tile
from everdell.engine.effects.counting import counting
from everdell.engine.effects.hand_limit import LargerHand
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.sources import Row
from everdell.engine.moments import PLAYED, SEASON_BEGUN, VISITED
from everdell.engine.stack import Step
from everdell.engine.zones import Zone

_SMALL_TABLE: Final = 4


def powers(setup: Setup) -> list[Tile]:
    start = BUTTERFLY_START[0 if setup.players <= _SMALL_TABLE else 1]
    return [
        power(
            "butterflies",
            start=[StartWith(start), BeFirst()],
            modifier=LargerHand(counting(BUTTERFLY_HAND)),
        ),
        power(
            "pigs",
            start=[StackFarms(FARM), _farm_for_free()],
            moments={SEASON_BEGUN: [_farm_for_free()]},
            modifier=FarmsBesideCity(FARM),
        ),
        power("spiders", start=[BeLast(), MoveSpider()]),
        power("stoats", moments={PLAYED: [TradeCards()]}),
    ]


def _farm_for_free() -> Step:
    return PlayCard(Row(FARM_ROW), least=0, only_there=True)


def power_zones_of_mistwood() -> list[Zone]:
    return [spider_zone(), *farm_zones(PIGS_POINTS)]


def what_powers_watch() -> dict[int, list[Step]]:
    """What any player's doing sets off."""
    return {VISITED: [SpiderWatches()]}

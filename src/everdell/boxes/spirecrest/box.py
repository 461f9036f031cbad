"""The manifest of Spirecrest."""

from __future__ import annotations

from typing import Final

from everdell.boxes.spirecrest.big_critters import (
    PERCH,
    WatchDiscards,
    WatchDraws,
    big_critters,
    perches,
    place_big_critters,
)
from everdell.boxes.spirecrest.discoveries import other_discoveries, store_zones
from everdell.boxes.spirecrest.expedition import (
    Walk,
    expedition_zone,
    map_discoveries,
    map_tiles,
    walked_maps,
)
from everdell.boxes.spirecrest.exploring import discoveries_zone, exploring
from everdell.boxes.spirecrest.figures import WEATHER
from everdell.boxes.spirecrest.places import (
    PLACE,
    HideWorker,
    discovery_locations,
    discovery_places,
)
from everdell.boxes.spirecrest.road import lay_out_road, road_zones
from everdell.boxes.spirecrest.scoring import scoring_discoveries
from everdell.boxes.spirecrest.solo import RugwortCharts
from everdell.boxes.spirecrest.weather import make_dearer, weather
from everdell.engine.box import HIGH, LOW, MEDIUM, Box, Contents, Deal, Figures, Setup
from everdell.engine.moments import DISCARDED, DREW, PASSED, SEASON_BEGUN
from everdell.engine.presets import UNADVISED, Preset, Remark
from everdell.engine.stack import Step
from everdell.engine.state import Game

BOX: Final = "spirecrest"
_LARGE: Final = ("newleaf", "pearlbrook")


class SpirecrestBox(Box):
    def __init__(self) -> None:
        super().__init__(BOX, requires=("base",))

    def presets(self) -> list[Preset]:
        return [Preset("mountain", ("base", BOX), learn=3, picture="honeypaw")]

    def remarks(self) -> list[Remark]:
        """Only one of the large boards is advised in a game; of solo games we know too little."""
        return [
            Remark("spirecrest_beside_boxes", UNADVISED, beside=_LARGE),
            Remark("spirecrest_solo", UNADVISED, players=(1,)),
        ]

    def uncertain(self) -> dict[str, str]:
        """What no printed component confirms; see `figures`."""
        sky = {id: sure for cards in WEATHER.values() for id, sure in cards.items()}
        some = [*discovery_locations(), *other_discoveries(), *big_critters()]
        return {
            **{id: sure for id, sure in sky.items() if sure != HIGH},
            **{tile.id: LOW for tile in map_tiles()},
            **{tile.id: MEDIUM for tile in some},
        }

    def contents(self, setup: Setup) -> Contents:
        explore: list[Step] = exploring()
        if setup.players == 1:
            explore.append(RugwortCharts())
        return Contents(
            tiles=[
                *weather(),
                *map_tiles(),
                *map_discoveries(),
                *scoring_discoveries(),
                *discovery_locations(),
                *other_discoveries(),
                *big_critters(),
            ],
            places=[*discovery_places(), *perches()],
            zones=[
                *road_zones(setup.players),
                discoveries_zone(),
                expedition_zone(),
                *store_zones(),
            ],
            counters=[walked_maps()],
            actions=[*place_big_critters(), HideWorker()],
            moments={
                SEASON_BEGUN: explore,
                PASSED: [Walk()],
                DISCARDED: [WatchDiscards()],
                DREW: [WatchDraws()],
            },
        )

    def change_figures(self, setup: Setup, figures: Figures) -> None:
        """Places that are discovered are in play from then on."""
        figures.deals[PLACE.id] = Deal(0)
        figures.deals[PERCH.id] = Deal(0)

    def amend(self, setup: Setup, everything: Contents) -> None:
        make_dearer(everything.places)

    def set_up(self, g: Game) -> None:
        lay_out_road(g)

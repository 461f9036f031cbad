"""The manifest of the base box."""

from __future__ import annotations

from everdell.boxes.base.constructions import constructions
from everdell.boxes.base.critters import critters
from everdell.boxes.base.events import basic_events, special_events
from everdell.boxes.base.groups import FOREST, SPECIAL_EVENT
from everdell.boxes.base.locations import basic_locations, forest_cards, haven_and_journey
from everdell.boxes.base.rugwort import (
    MEADOW_PLACES,
    RugwortTurn,
    is_rugwort,
    rugwort_score,
    set_up_rugwort,
)
from everdell.engine.box import Box, Contents, Deal, Figures, Rival, Setting, Setup
from everdell.engine.presets import Preset
from everdell.engine.state import Game, Player


class BaseBox(Box):
    def __init__(self) -> None:
        super().__init__("base", fewest=1, most=4)

    def settings(self) -> list[Setting]:
        return [Setting("rugwort_year", ("1", "2", "3"), "1", players=(1,))]

    def presets(self) -> list[Preset]:
        return [
            Preset("first_game", ("base",), learn=1, picture="farm"),
            Preset("against_rugwort", ("base",), most=1, learn=2, picture="dungeon"),
        ]

    def contents(self, setup: Setup) -> Contents:
        alone = setup.players == 1
        return Contents(
            figures=Figures(
                hands=(5, 6, 7, 8),
                hand_limit=8,
                city_spaces=15,
                meadow=8,
                meadow_columns=4,
                workers=(2, 1, 1, 2),
                summer_cards=2,
                held_places=MEADOW_PLACES if alone else (),
                deals={
                    FOREST.id: Deal(4 if setup.players > 2 else 3),
                    SPECIAL_EVENT.id: Deal(4),
                },
            ),
            cards=critters() + constructions(),
            places=basic_locations()
            + haven_and_journey()
            + forest_cards(spots=2 if setup.players > 3 else 1)
            + basic_events()
            + special_events(),
            rivals=[Rival([RugwortTurn()])] if alone else [],
        )

    def set_up(self, g: Game) -> None:
        if is_rugwort(g, 1):
            set_up_rugwort(g)

    def scores(self, p: Player) -> bool:
        return p.automaton

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        if is_rugwort(g, seat):
            rugwort_score(g, seat, parts)

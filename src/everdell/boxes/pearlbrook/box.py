"""The manifest of Pearlbrook."""

from __future__ import annotations

from typing import Final

from everdell.boxes.base.groups import BASIC_EVENT, SPECIAL_EVENT
from everdell.boxes.pearlbrook.adornments import (
    adornment_zones,
    adornments,
    deal_adornments,
    play_adornment,
)
from everdell.boxes.pearlbrook.cards import BOX, cards
from everdell.boxes.pearlbrook.destinations import destinations
from everdell.boxes.pearlbrook.events import special_events
from everdell.boxes.pearlbrook.forest import forest_cards
from everdell.boxes.pearlbrook.pearls import pearls
from everdell.boxes.pearlbrook.river import (
    AMBASSADOR,
    SPACES,
    lay_anew,
    lay_out_river,
    river_places,
    river_zones,
)
from everdell.boxes.pearlbrook.solo import RugwortSendsAmbassador, set_up_his_ambassador
from everdell.boxes.pearlbrook.wonders import wonder_places, wonder_tiles, wonder_zones
from everdell.engine.actions import PlacePiece
from everdell.engine.box import MEDIUM, Box, Contents, Setup
from everdell.engine.moments import SEASON_BEGUN
from everdell.engine.presets import NO_EFFECT, UNADVISED, Preset, Remark
from everdell.engine.rng import Generator
from everdell.engine.state import Game
from everdell.engine.zones import Piece

_LARGE: Final = ("newleaf", "spirecrest")
_PACKS: Final = ("extra", "rugwort", "legends")


class PearlbrookBox(Box):
    def __init__(self) -> None:
        super().__init__(BOX, requires=("base",))

    def presets(self) -> list[Preset]:
        return [Preset("river", ("base", BOX), learn=2, picture="ferry")]

    def remarks(self) -> list[Remark]:
        """The rulebook advises against other boxes beside it; of solo games we know too little."""
        return [
            Remark("pearlbrook_beside_boxes", UNADVISED, beside=_LARGE),
            Remark("pearlbrook_beside_packs", UNADVISED, beside=_PACKS),
            Remark("pearlbrook_solo", UNADVISED, players=(1,)),
            Remark("pearlbrook_basic_events", NO_EFFECT, beside=("newleaf",)),
        ]

    def uncertain(self) -> dict[str, str]:
        """What is known from programs and reviews only, not from a printed component."""
        unsure = [tile.id for tile in adornments() + destinations() + wonder_tiles()]
        unsure.remove("compass")
        unsure += ["forest_resin_pebble_or_four_cards", *SPACES[1:]]
        return dict.fromkeys(unsure, MEDIUM)

    def contents(self, setup: Setup) -> Contents:
        return Contents(
            cards=cards(),
            tiles=destinations() + adornments() + wonder_tiles(),
            places=[
                *river_places(),
                *forest_cards(spots=2 if setup.players > 3 else 1),
                *wonder_places(),
                *special_events(),
            ],
            zones=river_zones() + adornment_zones() + wonder_zones(),
            counters=[pearls()],
            pieces=[Piece(AMBASSADOR)],
            actions=[PlacePiece(AMBASSADOR), play_adornment()],
            moments={SEASON_BEGUN: [RugwortSendsAmbassador()]} if setup.players == 1 else {},
        )

    def amend(self, setup: Setup, everything: Contents) -> None:
        """Wonders cover all basic events; one special event at least is of this box."""
        everything.drop(*[place.id for place in everything.places if place.group is BASIC_EVENT])
        deals = everything.figures.deals
        deals[SPECIAL_EVENT.id] = deals[SPECIAL_EVENT.id].with_least(self.id, 1)

    def set_up(self, g: Game) -> None:
        lay_out_river(g)
        deal_adornments(g)
        set_up_his_ambassador(g)

    def deal_hidden(self, g: Game, random: Generator) -> None:
        lay_anew(g, random)

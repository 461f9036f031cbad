"""The manifest of Bellfaire, with its modules."""

from __future__ import annotations

from typing import Final

from everdell.boxes.base.rugwort import is_rugwort
from everdell.boxes.bellfaire.events import flower_festival, special_events
from everdell.boxes.bellfaire.forest import forest_cards
from everdell.boxes.bellfaire.garland import draw_garland, garland_zones, garlands
from everdell.boxes.bellfaire.large_tables import MOST, enlarge, is_large, on_passing
from everdell.boxes.bellfaire.market import (
    is_other_side,
    lay_out_market,
    market_place,
    market_tokens,
    market_zones,
)
from everdell.boxes.bellfaire.powers import (
    add_forest_tiles,
    interludes,
    power_counters,
    power_zones_of_bellfaire,
    powers,
)
from everdell.boxes.bellfaire.solo import his_score, rolls_remembered, variants, what_he_does
from everdell.boxes.powers import (
    CHOOSE,
    ChoosePower,
    deal_powers,
    has_powers,
    power_zones,
    powers_setting,
    without_spring_worker,
)
from everdell.engine.box import Box, Contents, Figures, Setting, Setup
from everdell.engine.content import Place, Tile
from everdell.engine.presets import NO_EFFECT, UNADVISED, Preset, Remark
from everdell.engine.stack import Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import Zone

BOX: Final = "bellfaire"
_MARKET: Final = "bellfaire_market"
_GARLAND: Final = "bellfaire_garland"
_FESTIVAL: Final = "bellfaire_festival"
_EVENTS: Final = "bellfaire_events"
_FOREST: Final = "bellfaire_forest"
_MODULES: Final = (_MARKET, _GARLAND, _FESTIVAL, _EVENTS, _FOREST)


class BellfaireBox(Box):
    def __init__(self) -> None:
        super().__init__(BOX, requires=("base",), most=MOST)

    def settings(self) -> list[Setting]:
        modules = [Setting(id, ("on", "off"), "on") for id in _MODULES]
        return [*modules, *variants(), powers_setting()]

    def presets(self) -> list[Preset]:
        boxes = ("base", BOX)
        return [Preset("fair", boxes, fewest=2, most=MOST, learn=2, picture="flower_festival")]

    def remarks(self) -> list[Remark]:
        """Of solo games no printed rules are at hand."""
        return [
            Remark("bellfaire_solo", UNADVISED, players=(1,)),
            Remark(
                "bellfaire_festival_covered",
                NO_EFFECT,
                setting=_FESTIVAL,
                values=("on",),
                beside=("pearlbrook",),
            ),
        ]

    def printed(self) -> Contents:
        """A token of the market is one component, though it has two sides."""
        defaults = {setting.id: setting.default for setting in self.settings()}
        settings = {**defaults, "powers": CHOOSE}
        everything = self.contents(Setup(2, (self.id, *self.requires), settings))
        for tile in everything.tiles:
            if is_other_side(tile):
                tile.copies = 0
        return everything

    def contents(self, setup: Setup) -> Contents:
        tiles: list[Tile] = []
        places: list[Place] = []
        zones: list[Zone] = []
        if setup.is_set(_MARKET, "on"):
            tiles += market_tokens()
            places.append(market_place(setup.players))
            zones += market_zones()
        if setup.is_set(_GARLAND, "on"):
            tiles += garlands()
            zones += garland_zones()
        if setup.is_set(_FESTIVAL, "on"):
            places.append(flower_festival())
        if setup.is_set(_EVENTS, "on"):
            places += special_events()
        if setup.is_set(_FOREST, "on"):
            places += forest_cards(spots=2 if setup.players > 3 else 1)
        counters = rolls_remembered(setup)
        if has_powers(setup):
            tiles += powers(setup)
            zones += power_zones() + power_zones_of_bellfaire()
            counters += power_counters(setup)
        return Contents(
            tiles=tiles,
            places=places,
            zones=zones,
            counters=counters,
            interludes=interludes() if has_powers(setup) else [],
            moments=on_passing() if is_large(setup) else what_he_does(setup),
        )

    def change_figures(self, setup: Setup, figures: Figures) -> None:
        if is_large(setup):
            enlarge(setup, figures)

    def amend(self, setup: Setup, everything: Contents) -> None:
        if has_powers(setup):
            without_spring_worker(everything)
            add_forest_tiles(everything)

    def opening(self, setup: Setup) -> list[Step]:
        return [ChoosePower()] if has_powers(setup) else []

    def set_up(self, g: Game) -> None:
        if g.rules.settings[_MARKET] == "on":
            lay_out_market(g)
        if g.rules.settings[_GARLAND] == "on":
            draw_garland(g)
        if g.rules.settings["powers"] != "off":
            deal_powers(g)

    def scores(self, p: Player) -> bool:
        return p.automaton

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        if is_rugwort(g, seat):
            his_score(g, seat, parts)

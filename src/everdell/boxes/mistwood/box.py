"""The manifest of Mistwood, with its modules."""

from __future__ import annotations

from typing import Final

from everdell.boxes.base.groups import FOREST
from everdell.boxes.legends.dealing import deal_legends, legend_zones
from everdell.boxes.legends.legend import PILES
from everdell.boxes.mistwood.corrin import corrin
from everdell.boxes.mistwood.farms import replace_farms, season_farms
from everdell.boxes.mistwood.lair import (
    NIGHTWEAVE,
    NIGHTWEAVE_LEVELS,
    her_seat,
    is_against_her,
    keep_spider_on_top,
    lair_tiles,
    lair_zones,
    lay_out_lair,
    nightweave_settings,
)
from everdell.boxes.mistwood.legends import more_legends
from everdell.boxes.mistwood.nightweave import Nightweave
from everdell.boxes.mistwood.nightweave_boxes import lay_out_for_her, make_room_for_her
from everdell.boxes.mistwood.nightweave_figures import (
    FOREST_CARDS,
    NOT_AGAINST_HER,
    PLAYERS_HAND,
)
from everdell.boxes.mistwood.nightweave_scoring import nightweave_score, who_wins
from everdell.boxes.mistwood.plots import tangle_events, what_plots_change, what_plots_do
from everdell.boxes.mistwood.powers import power_zones_of_mistwood, powers, what_powers_watch
from everdell.boxes.mistwood.powers_spider import watchable
from everdell.boxes.place_tiles import add_place_tiles, place_box
from everdell.boxes.powers import (
    CHOOSE,
    ChoosePower,
    deal_powers,
    has_powers,
    power_zones,
    powers_setting,
    without_spring_worker,
)
from everdell.engine.box import LOW, MEDIUM, Box, Contents, Deal, Figures, Setting, Setup
from everdell.engine.content import Card, Tile
from everdell.engine.presets import UNADVISED, Preset, Remark
from everdell.engine.rng import Generator
from everdell.engine.stack import Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import Zone

BOX: Final = "mistwood"
_FARMS: Final = "mistwood_farms"
_LEGENDS: Final = "mistwood_legends"
_CORRIN: Final = "mistwood_corrin"
_RIVER: Final = "pearlbrook"
_LEGENDS_EACH: Final = 5  # critters, and as many constructions


def _has_legends(setup: Setup) -> bool:
    """Six players need the Legends of both boxes; they have all of them or none."""
    if setup.players > _LEGENDS_EACH:
        return setup.has("legends")
    return setup.is_set(_LEGENDS, "on")


class MistwoodBox(Box):
    def __init__(self) -> None:
        super().__init__(BOX, requires=("base",))

    def settings(self) -> list[Setting]:
        return [
            Setting(_FARMS, ("on", "off"), "on"),
            Setting(_LEGENDS, ("on", "off"), "on", players=tuple(range(1, _LEGENDS_EACH + 1))),
            Setting(_CORRIN, ("on", "off"), "on"),
            *nightweave_settings(),
            powers_setting(),
        ]

    def presets(self) -> list[Preset]:
        return [
            Preset(
                "the_spider", ("base", BOX),
                settings={NIGHTWEAVE: "1"}, most=2, learn=3, picture="spiders",
            ),
        ]  # fmt: skip

    def remarks(self) -> list[Remark]:
        return [
            Remark(
                "nightweave_reconstructed",
                UNADVISED,
                setting=NIGHTWEAVE,
                values=NIGHTWEAVE_LEVELS,
            ),
            Remark("mistwood_corrin_strong", UNADVISED, setting=_CORRIN, values=("on",)),
        ]

    def uncertain(self) -> dict[str, str]:
        """What no printed component confirms; see `figures`."""
        return {
            **{card.id: LOW for card in season_farms()},
            **{card.id: MEDIUM for card in [*corrin(), *more_legends()]},
            **{tile.id: LOW for tile in lair_tiles(river=True, changes={})},
        }

    def printed(self) -> Contents:
        defaults = {setting.id: setting.default for setting in self.settings()}
        everything = {**defaults, "powers": CHOOSE, NIGHTWEAVE: "1"}
        return self.contents(Setup(2, (self.id, *self.requires, _RIVER), everything))

    def contents(self, setup: Setup) -> Contents:
        cards: list[Card] = []
        tiles: list[Tile] = []
        zones: list[Zone] = []
        moments: dict[int, list[Step]] = {}
        if setup.is_set(_FARMS, "on"):
            cards += season_farms()
        if setup.is_set(_CORRIN, "on"):
            cards += corrin()
        if _has_legends(setup):
            cards += more_legends()
            zones += legend_zones()
        if has_powers(setup):
            tiles += powers(setup)
            zones += [*power_zones(), place_box(), *power_zones_of_mistwood()]
            moments |= what_powers_watch()
        if is_against_her(setup):
            tiles += lair_tiles(setup.has(_RIVER), what_plots_change())
            zones += lair_zones()
            moments |= what_plots_do()
        return Contents(
            cards=cards,
            tiles=tiles,
            zones=zones,
            moments=moments,
            rivals=[Nightweave()] if is_against_her(setup) else [],
        )

    def change_figures(self, setup: Setup, figures: Figures) -> None:
        if is_against_her(setup):
            figures.hands = (PLAYERS_HAND,) * setup.players
            figures.held_places = ()
            forest = figures.deals[FOREST.id]
            figures.deals[FOREST.id] = Deal(FOREST_CARDS[setup.players], forest.least_of)

    def amend(self, setup: Setup, everything: Contents) -> None:
        if setup.is_set(_FARMS, "on"):
            replace_farms(everything)
        if has_powers(setup):
            without_spring_worker(everything)
            add_place_tiles(everything, [p for p in everything.places if watchable(p)])
        if is_against_her(setup):
            everything.rivals = [rival for rival in everything.rivals if rival.box == BOX]
            everything.drop(*NOT_AGAINST_HER)
            tangle_events(everything)
            make_room_for_her(setup, everything)

    def opening(self, setup: Setup) -> list[Step]:
        return [ChoosePower()] if has_powers(setup) else []

    def set_up(self, g: Game) -> None:
        if any(card.begins in PILES for card in g.rules.cards):
            deal_legends(g)
        if g.rules.settings["powers"] != "off":
            deal_powers(g)
        if her_seat(g) >= 0:
            lay_out_lair(g)
            lay_out_for_her(g)

    def deal_hidden(self, g: Game, random: Generator) -> None:
        if her_seat(g) >= 0:
            keep_spider_on_top(g, random)

    def scores(self, p: Player) -> bool:
        return p.automaton

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        if seat == her_seat(g):
            nightweave_score(g, seat, parts)

    def victory(self, g: Game, totals: tuple[int, ...]) -> tuple[int, ...] | None:
        return who_wins(g, totals)

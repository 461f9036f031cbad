"""The manifest of Mistwood, with its modules."""

from __future__ import annotations

from typing import Final

from everdell.boxes.legends.dealing import deal_legends, legend_zones
from everdell.boxes.legends.legend import PILES
from everdell.boxes.mistwood.corrin import corrin
from everdell.boxes.mistwood.farms import replace_farms, season_farms
from everdell.boxes.mistwood.legends import more_legends
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
from everdell.engine.box import LOW, MEDIUM, Box, Contents, Setting, Setup
from everdell.engine.content import Card, Tile
from everdell.engine.presets import NO_EFFECT, UNADVISED, Remark
from everdell.engine.stack import Step
from everdell.engine.state import Game
from everdell.engine.zones import Zone

BOX: Final = "mistwood"
_FARMS: Final = "mistwood_farms"
_LEGENDS: Final = "mistwood_legends"
_CORRIN: Final = "mistwood_corrin"
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
            powers_setting(),
        ]

    def remarks(self) -> list[Remark]:
        """Of each kind there are five Legends; six players need those of both boxes."""
        return [
            Remark("mistwood_legends_at_six", NO_EFFECT, setting=_LEGENDS, players=(6,)),
            Remark("mistwood_corrin_strong", UNADVISED, setting=_CORRIN, values=("on",)),
        ]

    def uncertain(self) -> dict[str, str]:
        """What no printed component confirms; see `figures`."""
        return {
            **{card.id: LOW for card in season_farms()},
            **{card.id: MEDIUM for card in [*corrin(), *more_legends()]},
        }

    def printed(self) -> Contents:
        defaults = {setting.id: setting.default for setting in self.settings()}
        return self.contents(Setup(2, (self.id, *self.requires), {**defaults, "powers": CHOOSE}))

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
        return Contents(cards=cards, tiles=tiles, zones=zones, moments=moments)

    def amend(self, setup: Setup, everything: Contents) -> None:
        if setup.is_set(_FARMS, "on"):
            replace_farms(everything)
        if has_powers(setup):
            without_spring_worker(everything)
            add_place_tiles(everything, [p for p in everything.places if watchable(p)])

    def opening(self, setup: Setup) -> list[Step]:
        return [ChoosePower()] if has_powers(setup) else []

    def set_up(self, g: Game) -> None:
        if any(card.begins in PILES for card in g.rules.cards):
            deal_legends(g)
        if g.rules.settings["powers"] != "off":
            deal_powers(g)

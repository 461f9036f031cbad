"""The manifest of Bellfaire."""

from __future__ import annotations

from everdell.boxes.bellfaire.powers import (
    add_place_tiles,
    interludes,
    power_counters,
    power_zones_of_bellfaire,
    powers,
)
from everdell.boxes.powers import (
    ChoosePower,
    deal_powers,
    has_powers,
    power_zones,
    powers_setting,
    without_spring_worker,
)
from everdell.engine.box import Box, Contents, Setting, Setup
from everdell.engine.stack import Step
from everdell.engine.state import Game


class BellfaireBox(Box):
    def __init__(self) -> None:
        super().__init__("bellfaire", requires=("base",), complete=False)

    def settings(self) -> list[Setting]:
        return [powers_setting()]

    def printed(self) -> Contents:
        defaults = {setting.id: setting.default for setting in self.settings()}
        return self.contents(Setup(2, (self.id, *self.requires), {**defaults, "powers": "choose"}))

    def contents(self, setup: Setup) -> Contents:
        if not has_powers(setup):
            return Contents()
        return Contents(
            tiles=powers(setup),
            zones=power_zones() + power_zones_of_bellfaire(),
            counters=power_counters(setup),
            interludes=interludes(),
        )

    def amend(self, setup: Setup, everything: Contents) -> None:
        if has_powers(setup):
            without_spring_worker(everything)
            add_place_tiles(everything)

    def opening(self, setup: Setup) -> list[Step]:
        return [ChoosePower()] if has_powers(setup) else []

    def set_up(self, g: Game) -> None:
        if g.rules.settings["powers"] != "off":
            deal_powers(g)

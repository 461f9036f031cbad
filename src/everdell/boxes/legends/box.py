"""The manifest of the Legends: dealt in secret, kept aside from the hand, in no deck."""

from __future__ import annotations

from everdell.boxes.legends.constructions import constructions
from everdell.boxes.legends.critters import critters
from everdell.boxes.legends.dealing import deal_legends, legend_zones
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.presets import IMPOSSIBLE, Preset, Remark
from everdell.engine.state import Game


class LegendsBox(Box):
    def __init__(self) -> None:
        super().__init__("legends", requires=("base",))

    def presets(self) -> list[Preset]:
        boxes = ("base", "extra", "rugwort", "legends")
        return [
            Preset("legends_and_packs", boxes, fewest=2, learn=3, picture="oleanders_opera_house")
        ]

    def remarks(self) -> list[Remark]:
        """There are five of each kind: six players need those of another box, too."""
        return [Remark("legends_too_few", IMPOSSIBLE, players=(6,), unless=("mistwood",))]

    def contents(self, setup: Setup) -> Contents:
        return Contents(cards=critters() + constructions(), zones=legend_zones())

    def set_up(self, g: Game) -> None:
        deal_legends(g)

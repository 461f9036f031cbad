"""The manifest of the Legends: dealt in secret, kept aside from the hand, in no deck."""

from __future__ import annotations

from typing import Final

from everdell.boxes.legends.constructions import constructions
from everdell.boxes.legends.critters import critters
from everdell.boxes.legends.legend import PILES
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.changes import shuffle_zone, take_top
from everdell.engine.presets import IMPOSSIBLE, Preset, Remark
from everdell.engine.state import Game
from everdell.engine.zones import AREA, NONE, OWNER, PILE, SEAT, TABLE, Zone, add

KEPT: Final = "legends"


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
        return Contents(
            cards=critters() + constructions(),
            zones=[
                *[Zone(pile, TABLE, PILE, NONE, out=True) for pile in PILES],
                Zone(KEPT, SEAT, AREA, OWNER, origin=True),
            ],
        )

    def set_up(self, g: Game) -> None:
        """Shuffle critters and constructions apart; one of each for everyone but an automaton."""
        kept = g.rules.zone(KEPT)
        for name in PILES:
            pile = g.rules.zone(name)
            shuffle_zone(g, pile, g.random)
            for p in g.players:
                if not p.automaton:
                    add(g, kept, p.seat, take_top(g, pile))

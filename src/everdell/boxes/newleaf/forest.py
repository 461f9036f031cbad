"""The three forest cards of Newleaf."""

from __future__ import annotations

from everdell.boxes.base.groups import FOREST
from everdell.engine.content import Place
from everdell.engine.effects.doings import Use
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.place_sources import Places
from everdell.engine.effects.resources import Gain


def forest_cards(spots: int) -> list[Place]:
    return [
        Place("forest_four_twigs", FOREST, [Gain(twig=4)], spots=spots, one_each=True),
        Place(
            "forest_two_twigs_resin", FOREST, [Gain(twig=2, resin=1)], spots=spots, one_each=True
        ),
        Place(
            "forest_copy_forest",
            FOREST,
            [Pick(Places(FOREST.id, other=True), Use())],
            spots=spots,
            one_each=True,
        ),
    ]

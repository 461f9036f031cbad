"""The 4 forest cards of Pearlbrook."""

from __future__ import annotations

from everdell.boxes.base.groups import FOREST
from everdell.engine.content import Place
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.choices import ChooseOne
from everdell.engine.effects.doings import Discard, Take
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import Gain, GainAny
from everdell.engine.effects.rows import Refill
from everdell.engine.effects.sources import Row


def forest_cards(spots: int) -> list[Place]:
    """With so many spots each; never two workers of one player on the same card."""
    places = [
        Place("forest_two_pebbles_card", FOREST, [Gain(pebble=2), Draw(1)]),
        Place(
            "forest_resin_pebble_or_four_cards",
            FOREST,
            [ChooseOne({
                "resin_and_pebble": [Gain(resin=1, pebble=1)],
                "four_cards": [Draw(4)],
            })],
        ),
        Place("forest_berry_pebble_card", FOREST, [Gain(berry=1, pebble=1), Draw(1)]),
        Place(
            "forest_refresh_meadow_draw_two",
            FOREST,
            [
                Pick(Row("meadow"), Discard(), 2, if_there=True),
                Pick(Row("meadow", refill=False), Take(), 2),
                GainAny(),
                Refill("meadow"),
            ],
        ),
    ]  # fmt: skip
    for place in places:
        place.spots = spots
        place.one_each = True
    return places

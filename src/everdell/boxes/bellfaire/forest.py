"""The 4 forest cards of Bellfaire."""

from __future__ import annotations

from typing import final

from everdell.boxes.base.groups import FOREST
from everdell.engine.content import GREEN, Place
from everdell.engine.effects.choices import ChooseOne
from everdell.engine.effects.city_sources import City
from everdell.engine.effects.doings import Activate
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.resources import Gain, GainAny, PayExactly
from everdell.engine.phrases import Reason
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game


def forest_cards(spots: int) -> list[Place]:
    """With so many spots each; never two workers of one player on the same card."""
    places = [
        Place(
            "forest_activate_two_green",
            FOREST,
            [HasGreenCard(), Pick(City(color=GREEN), Activate(), 2, if_there=True)],
        ),
        Place("forest_three_resin", FOREST, [Gain(resin=3)]),
        Place(
            "forest_two_resin_or_two_berries",
            FOREST,
            [ChooseOne({"two_resin": [Gain(resin=2)], "two_berries": [Gain(berry=2)]})],
        ),
        Place("forest_three_twigs_for_three_any", FOREST, [PayExactly(twig=3), GainAny(3)]),
    ]
    for place in places:
        place.spots = spots
        place.one_each = True
    return places


@final
class HasGreenCard(Step):
    """There must be a green card that another card or place may activate."""

    conditional: bool = True

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        cards = g.rules.cards
        for placed in g.players[me].city:
            card = cards[placed.card]
            if placed.card and card.color == GREEN and not card.stays:
                return True
        return False

    def hindrance(self, g: Game, me: int, owner: int, slot: int) -> Reason | None:
        return Reason("needs-green-card")

    def run(self, g: Game, f: Frame) -> None:
        """Nothing is done: it was asked before."""

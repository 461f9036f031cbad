"""Scales: discard up to 4 cards for as many resources; a point a card in hand, 5 at most."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import adorned


def test_a_resource_for_each_card_discarded() -> None:
    t = adorned("scales").set_hand(0, *["farm"] * 5).choose("adorn:scales")
    for _ in range(4):
        t.choose("discard:farm")
    t.choose("gain:twig").choose("gain:twig").choose("gain:resin").choose("gain:berry")
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 0, "berry": 1}
    assert t.hand(0) == ("farm",)


def test_it_is_a_permission() -> None:
    t = adorned("scales").set_hand(0, "farm", "inn").choose("adorn:scales").choose("done")
    assert len(t.hand(0)) == 2


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (3, 3), (8, 5)])
def test_a_point_for_each_card_in_hand_five_at_most(cards: int, points: int) -> None:
    t = adorned("scales").set_hand(0, *["farm"] * cards).choose("adorn:scales")
    if cards:
        t.choose("done")
    assert t.score(0).parts["adornments"] == points


def test_adornments_are_no_cards_of_the_hand() -> None:
    t = adorned("scales").set_aside(0, "adornments", "scales", "bell").choose("adorn:scales")
    assert t.score(0).parts["adornments"] == 0

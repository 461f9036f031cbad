"""Key to the City: 2 resources, a card for each construction; a point for every 2 of them."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_two_resources_and_a_card_for_each_construction() -> None:
    t = adorned("key_to_the_city", "farm", "inn", "king").choose("adorn:key_to_the_city")
    t.choose("gain:twig").choose("gain:resin")
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 0, "berry": 0}
    assert len(t.hand(0)) == 2


def test_a_point_for_every_two_constructions() -> None:
    t = adorned("key_to_the_city", "farm", "inn", "mine", "king").choose("adorn:key_to_the_city")
    assert t.choose("gain:berry").score(0).parts["adornments"] == 1

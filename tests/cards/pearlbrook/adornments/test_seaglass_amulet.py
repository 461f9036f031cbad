"""Seaglass Amulet: 3 resources, 2 cards and a point; 3 points."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_three_resources_two_cards_and_a_point() -> None:
    t = adorned("seaglass_amulet").choose("adorn:seaglass_amulet")
    t.choose("gain:twig").choose("gain:pebble").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 1}
    assert len(t.hand(0)) == 2
    assert t.points(0) == 1
    assert t.score(0).parts["adornments"] == 3

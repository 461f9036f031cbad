"""Tiara: a resource for each purple card; a point for each of them."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_a_resource_and_a_point_for_each_purple_card() -> None:
    t = adorned("tiara", "king", "wife", "farm").choose("adorn:tiara")
    t.choose("gain:twig").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}
    assert t.score(0).parts["adornments"] == 2

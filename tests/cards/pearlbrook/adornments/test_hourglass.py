"""Hourglass: the action of a forest location, and a resource; a point for each red card."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned

FOREST = ("forest_two_berries_card", "forest_two_any", "forest_three_berries")


def test_the_action_of_a_forest_location_and_a_resource() -> None:
    t = adorned("hourglass").set_forest(*FOREST).choose("adorn:hourglass")
    t.choose("copy:forest_three_berries").choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 3}
    assert t.workers(0) == 2


def test_it_may_be_occupied() -> None:
    t = adorned("hourglass").set_forest(*FOREST).choose("visit:forest_three_berries")
    t.set_turn(0).choose("adorn:hourglass")
    assert "copy:forest_three_berries" in t.offers()


def test_declining_the_location_still_gives_the_resource() -> None:
    t = adorned("hourglass").set_forest(*FOREST).choose("adorn:hourglass").choose("done")
    assert t.choose("gain:twig").resources(0)["twig"] == 1


def test_other_places_are_not_meant() -> None:
    t = adorned("hourglass").set_forest(*FOREST).choose("adorn:hourglass")
    assert t.offers() == [f"copy:{place}" for place in FOREST] + ["done"]


def test_a_point_for_each_red_card() -> None:
    t = adorned("hourglass", "inn", "lookout", "farm").choose("adorn:hourglass").choose("done")
    assert t.choose("gain:twig").score(0).parts["adornments"] == 2

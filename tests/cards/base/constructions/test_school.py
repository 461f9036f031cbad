"""School: a point for each common critter."""

from __future__ import annotations

from everdell.testing import table


def test_each_common_critter_is_a_point() -> None:
    t = table().set_city(0, "school", "teacher", "teacher", "peddler")
    assert t.score(0).parts["prosperity"] == 3


def test_unique_critters_and_constructions_are_none() -> None:
    t = table().set_city(0, "school", "king", "shopkeeper", "farm", "crane")
    assert t.score(0).parts["prosperity"] == 0


def test_wanderers_count_although_they_take_no_space() -> None:
    t = table().set_city(0, "school", "wanderer", "wanderer")
    assert t.score(0).parts["prosperity"] == 2


def test_both_of_a_couple_count() -> None:
    apart = table().set_city(0, "husband", "wife").score(0).parts["prosperity"]
    together = table().set_city(0, "husband", "wife", "school").score(0).parts["prosperity"]
    assert together - apart == 2


def test_prisoners_do_not_count() -> None:
    t = table().set_city(0, "school", "dungeon", "teacher")
    t.set_on(0, "dungeon", cards=("wanderer",))
    assert t.score(0).parts["prosperity"] == 1

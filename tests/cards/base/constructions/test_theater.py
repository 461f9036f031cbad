"""Theater: a point for each unique critter."""

from __future__ import annotations

from everdell.testing import table


def test_each_unique_critter_is_a_point() -> None:
    t = table().set_city(0, "theater", "queen", "bard", "shopkeeper")
    assert t.score(0).parts["prosperity"] == 3


def test_common_critters_and_constructions_are_none() -> None:
    t = table().set_city(0, "theater", "wanderer", "teacher", "crane", "farm")
    assert t.score(0).parts["prosperity"] == 0


def test_a_fool_in_the_own_city_counts() -> None:
    t = table().set_city(0, "theater", "fool").set_city(1, "theater")
    assert t.score(0).parts["prosperity"] == 1
    assert t.score(1).parts["prosperity"] == 0


def test_prisoners_do_not_count() -> None:
    t = table().set_city(0, "theater", "dungeon").set_on(0, "dungeon", cards=("bard",))
    assert t.score(0).parts["prosperity"] == 0

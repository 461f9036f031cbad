"""Castle: a point for each common construction."""

from __future__ import annotations

from everdell.testing import table


def test_each_common_construction_is_a_point() -> None:
    t = table().set_city(0, "castle", "farm", "farm", "ruins", "post_office")
    assert t.score(0).parts["prosperity"] == 4


def test_unique_constructions_and_critters_are_none() -> None:
    t = table().set_city(0, "castle", "crane", "lookout", "wanderer", "king")
    assert t.score(0).parts["prosperity"] == 0


def test_other_cities_do_not_count() -> None:
    t = table().set_city(0, "castle").set_city(1, "farm", "mine")
    assert t.score(0).parts["prosperity"] == 0
    assert t.score(1).parts["prosperity"] == 0


def test_the_bonus_is_never_paid_out_in_tokens() -> None:
    t = table().set_city(0, "farm").set_hand(0, "castle")
    t.set_resources(0, twig=2, resin=3, pebble=3).choose("play:castle:hand")
    assert t.points(0) == 0
    assert t.on(0, "castle") == {}

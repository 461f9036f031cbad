"""Baker: two points for each berry left, six at most."""

from __future__ import annotations

import pytest

from everdell.testing import table


@pytest.mark.parametrize(("berries", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 6), (9, 6)])
def test_two_points_for_each_berry_up_to_six(berries: int, points: int) -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "baker").set_resources(0, berry=berries)
    assert t.score(0).parts["prosperity"] == points
    assert t.score(0).parts["cards"] == 2


def test_other_resources_are_nothing_to_it() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "baker")
    assert t.set_resources(0, twig=5, resin=5, pebble=5).score(0).parts["prosperity"] == 0


def test_berries_of_others_do_not_count() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "baker").set_resources(1, berry=5)
    assert t.score(0).parts["prosperity"] == 0


def test_berries_on_cards_are_not_in_the_supply() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "baker", "freight_car", "storehouse")
    t.set_on(0, "freight_car", berry=2).set_on(0, "storehouse", berry=4)
    assert t.score(0).parts["prosperity"] == 0


def test_berries_on_an_event_are_not_in_the_supply() -> None:
    t = table(boxes=("base", "newleaf")).set_events("performer_in_residence")
    t.set_city(0, "baker", "inn", "bard").set_resources(0, berry=3)
    t.choose("event:performer_in_residence").choose("put:berry=3")
    assert t.score(0).parts["prosperity"] == 0


def test_the_same_berries_serve_a_visitor_too() -> None:
    t = table(boxes=("base", "newleaf"), seed=1).set_city(0, "baker").set_resources(0, berry=3)
    t.set_aside(0, "visitors", "wimble_wuffle")
    assert t.score(0).parts["prosperity"] == 6
    assert t.score(0).parts["visitors"] == 6


def test_it_scores_only_at_the_end() -> None:
    t = table(boxes=("base", "newleaf")).set_hand(0, "baker").set_resources(0, berry=6)
    t.choose("play:baker:hand")
    assert t.points(0) == 0
    assert t.resources(0)["berry"] == 3

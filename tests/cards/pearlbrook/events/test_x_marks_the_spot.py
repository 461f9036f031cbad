"""X Marks the Spot: point tokens on a Storehouse, collected with its resources."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table


def spot(twig: int = 0, berry: int = 0) -> Table:
    t = pearlbrook().set_city(0, "pirate_ship", "storehouse").set_events("x_marks_the_spot")
    return t.set_on(0, "storehouse", twig=twig, berry=berry).choose("event:x_marks_the_spot")


@pytest.mark.parametrize(("twigs", "points"), [(3, 3), (6, 6), (9, 6)])
def test_a_point_for_each_resource_six_at_most(twigs: int, points: int) -> None:
    assert spot(twig=twigs).on(0, "storehouse") == {"point": points, "twig": twigs}


def test_they_are_collected_with_the_resources() -> None:
    t = spot(twig=3, berry=2).set_turn(0).choose("visit:city:0:storehouse")
    assert t.points(0) == 5
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 2}
    assert t.on(0, "storehouse") == {}


def test_those_still_there_at_the_end_count() -> None:
    assert spot(twig=3).score(0).parts["tokens"] == 3


def test_an_empty_storehouse_gets_nothing() -> None:
    assert spot().on(0, "storehouse") == {}


def test_of_several_storehouses_one_is_chosen() -> None:
    t = pearlbrook().set_city(0, "pirate_ship", "storehouse", "storehouse")
    t.set_events("x_marks_the_spot").set_on(0, "storehouse", twig=3)
    t.set_on(0, "storehouse", copy=2, berry=2).choose("event:x_marks_the_spot")
    assert t.offers() == ["load:storehouse", "load:storehouse:2"]
    t.choose("load:storehouse:2")
    assert t.on(0, "storehouse", copy=2) == {"point": 2, "berry": 2}
    assert t.on(0, "storehouse") == {"twig": 3}

"""Doctor: pay up to three berries, a point for each."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_every_berry_paid_is_worth_a_point() -> None:
    t = table(players=3).set_hand(0, "doctor").set_resources(0, berry=6)
    t.choose("play:doctor:hand").choose("pay:berry=2")
    assert t.points(0) == 2
    assert [t.resources(seat)["berry"] for seat in range(3)] == [0, 0, 0]


def test_three_berries_are_the_most_and_none_is_allowed() -> None:
    t = table().set_hand(0, "doctor").set_resources(0, berry=9)
    t.choose("play:doctor:hand")
    assert t.offers() == ["done", "pay:berry=1", "pay:berry=2", "pay:berry=3"]
    t.choose("done")
    assert t.points(0) == 0
    assert t.resources(0)["berry"] == 5


def test_no_more_berries_can_be_paid_than_are_there() -> None:
    t = table().set_hand(0, "doctor").set_resources(0, berry=5, twig=3)
    t.choose("play:doctor:hand")
    assert t.offers() == ["done", "pay:berry=1"]


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_heals_again_in_production(season: str) -> None:
    t = table().set_city(0, "doctor").set_resources(0, berry=3)
    t.set_season(0, season).set_workers(0, 0)
    t.choose("prepare").choose("pay:berry=3")
    assert t.points(0) == 3


def test_the_berry_of_a_farm_comes_in_time_for_it() -> None:
    t = table().set_city(0, "doctor", "farm").set_workers(0, 0)
    t.choose("prepare").choose("pay:berry=1")
    assert t.points(0) == 1


def test_the_berry_of_a_shopkeeper_comes_too_late_for_it() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "doctor").set_resources(0, berry=4)
    t.choose("play:doctor:hand")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert t.resources(0)["berry"] == 1

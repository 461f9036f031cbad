"""Woodcarver: pay up to three twigs, a point for each."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_every_twig_paid_is_worth_a_point() -> None:
    t = table(players=3).set_hand(0, "woodcarver").set_resources(0, berry=2, twig=4)
    t.choose("play:woodcarver:hand").choose("pay:twig=3")
    assert t.points(0) == 3
    assert [t.resources(seat)["twig"] for seat in range(3)] == [1, 0, 0]


def test_three_twigs_are_the_most_and_none_is_allowed() -> None:
    t = table().set_hand(0, "woodcarver").set_resources(0, berry=2, twig=9)
    t.choose("play:woodcarver:hand")
    assert t.offers() == ["done", "pay:twig=1", "pay:twig=2", "pay:twig=3"]
    t.choose("done")
    assert t.points(0) == 0
    assert t.resources(0)["twig"] == 9


def test_no_more_twigs_can_be_paid_than_are_there() -> None:
    t = table().set_hand(0, "woodcarver").set_resources(0, berry=5, twig=1, resin=3)
    t.choose("play:woodcarver:hand")
    assert t.offers() == ["done", "pay:twig=1"]


def test_twigs_on_a_storehouse_cannot_be_paid() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", twig=3)
    t.set_hand(0, "woodcarver").set_resources(0, berry=2).choose("play:woodcarver:hand")
    assert t.seat() == 1
    assert t.points(0) == 0


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_carves_again_in_production(season: str) -> None:
    t = table().set_city(0, "woodcarver").set_resources(0, twig=2)
    t.set_season(0, season).set_workers(0, 0).choose("prepare").choose("pay:twig=2")
    assert t.points(0) == 2


def test_the_twigs_of_a_twig_barge_come_in_time_for_it() -> None:
    t = table().set_city(0, "woodcarver", "twig_barge").set_workers(0, 0)
    t.choose("prepare").choose("pay:twig=2")
    assert t.points(0) == 2

"""Miller: a pebble for three points."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def miller(pebbles: int) -> Table:
    t = table(boxes=("base", "newleaf")).set_hand(0, "miller")
    return t.set_resources(0, berry=3, pebble=pebbles, twig=2, resin=2)


def test_a_pebble_is_paid_for_three_points_once() -> None:
    t = miller(2).choose("play:miller:hand")
    assert t.offers() == ["done", "pay:pebble=1"]
    t.choose("pay:pebble=1")
    assert t.points(0) == 3
    assert t.resources(0) == {"twig": 2, "resin": 2, "pebble": 1, "berry": 0}
    assert t.seat() == 1


def test_it_is_a_permission() -> None:
    t = miller(1).choose("play:miller:hand").choose("done")
    assert t.points(0) == 0
    assert t.resources(0)["pebble"] == 1


def test_without_a_pebble_nothing_happens() -> None:
    t = miller(0).choose("play:miller:hand")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert sum(t.resources(0).values()) == 4


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_acts_again_in_production(season: str) -> None:
    t = miller(1).set_hand(0).set_city(0, "miller").set_season(0, season).set_workers(0, 0)
    assert t.choose("prepare").choose("pay:pebble=1").points(0) == 3


def test_in_production_a_mine_may_pay_for_it() -> None:
    t = miller(0).set_hand(0).set_city(0, "miller", "mine").set_workers(0, 0)
    assert t.choose("prepare").choose("pay:pebble=1").points(0) == 3

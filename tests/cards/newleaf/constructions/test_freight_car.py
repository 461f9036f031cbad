"""Freight Car: eight resources, of which two may be taken at a time."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

LOADED = {"twig": 2, "resin": 2, "pebble": 2, "berry": 2}


def freight_car(
    *city: str, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0
) -> Table:
    t = table(boxes=("base", "newleaf")).set_city(0, "freight_car", *city).set_workers(0, 0)
    return t.set_on(0, "freight_car", twig=twig, resin=resin, pebble=pebble, berry=berry)


def played() -> Table:
    t = table(boxes=("base", "newleaf")).set_hand(0, "freight_car")
    return t.set_resources(0, twig=1, resin=2, pebble=2).choose("play:freight_car:hand")


def test_two_of_each_are_put_on_it_and_two_may_be_taken() -> None:
    t = played()
    assert t.on(0, "freight_car") == LOADED
    t.choose("take:twig").choose("take:berry")
    assert t.on(0, "freight_car") == {"twig": 1, "resin": 2, "pebble": 2, "berry": 1}
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}
    assert t.seat() == 1


def test_they_may_be_alike() -> None:
    t = played().choose("take:pebble").choose("take:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 2, "berry": 0}
    assert t.on(0, "freight_car") == {"twig": 2, "resin": 2, "berry": 2}


def test_fewer_will_do() -> None:
    t = played().choose("done")
    assert t.on(0, "freight_car") == LOADED
    t = played().choose("take:resin").choose("done")
    assert t.resources(0)["resin"] == 1
    assert t.seat() == 1


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_two_more_may_be_taken_in_production_and_nothing_is_added(season: str) -> None:
    t = freight_car(resin=2, berry=2).set_season(0, season).set_workers(0, 0).choose("prepare")
    assert t.offers() == ["take:resin", "take:berry", "done"]
    t.choose("take:resin").choose("take:berry")
    assert t.prompt() == "turn"
    assert t.on(0, "freight_car") == {"resin": 1, "berry": 1}
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}


def test_with_fewer_than_two_left_what_remains_is_taken() -> None:
    t = freight_car(pebble=1).choose("prepare").choose("take:pebble")
    assert t.prompt() == "turn"
    assert t.on(0, "freight_car") == {}


def test_once_empty_it_gives_nothing() -> None:
    t = freight_car().choose("prepare")
    assert t.prompt() == "turn"
    assert sum(t.resources(0).values()) == 0


def test_a_chip_sweep_does_not_refill_it() -> None:
    t = freight_car(twig=1).set_hand(0, "chip_sweep").set_resources(0, berry=3)
    t.choose("play:chip_sweep:hand").choose("take:twig")
    assert t.on(0, "freight_car") == {}
    assert t.resources(0)["twig"] == 1


# Not in the supply -----------------------------------------------------------------------------


def test_what_lies_on_it_cannot_be_spent() -> None:
    t = freight_car(**LOADED).set_hand(0, "mine")
    assert "play:mine:hand" not in t.offers()


def test_what_lies_on_it_does_not_count_for_baker_or_architect() -> None:
    t = freight_car("baker", "architect", **LOADED)
    assert t.score(0).parts["prosperity"] == 0


def test_it_takes_no_worker() -> None:
    assert "visit:city:0:freight_car" not in freight_car(**LOADED).set_workers(0, 1).offers()


def test_what_lies_on_it_is_lost_with_it() -> None:
    t = freight_car("university", **LOADED).set_workers(0, 1)
    t.choose("visit:city:0:university").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 2, "pebble": 2, "berry": 1}  # its price


# Copied ----------------------------------------------------------------------------------------


def test_a_miner_mole_takes_two_from_the_opponents_car() -> None:
    t = freight_car(**LOADED).set_hand(1, "miner_mole").set_resources(1, berry=3).set_turn(1)
    t.choose("play:miner_mole:hand").choose("copy:0:freight_car")
    t.choose("take:twig").choose("take:pebble")
    assert t.resources(1) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}
    assert sum(t.resources(0).values()) == 0
    assert t.on(0, "freight_car") == {"twig": 1, "resin": 2, "pebble": 1, "berry": 2}


def test_a_miner_mole_gets_nothing_from_an_empty_car() -> None:
    t = freight_car().set_hand(1, "miner_mole").set_resources(1, berry=3).set_turn(1)
    t.set_city(1, "freight_car").set_on(1, "freight_car", twig=2)
    t.choose("play:miner_mole:hand").choose("copy:0:freight_car")
    assert t.seat() == 0
    assert sum(t.resources(1).values()) == 0
    assert t.on(1, "freight_car") == {"twig": 2}

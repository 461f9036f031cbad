"""Storehouse: stocks pile up on it until a worker takes them all."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

STOCKS = ["store:twig=3", "store:resin=2", "store:pebble=1", "store:berry=2"]
NOTHING = {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}


def playing_it() -> Table:
    t = table().set_hand(0, "storehouse").set_resources(0, twig=1, resin=1, pebble=1)
    return t.choose("play:storehouse:hand")


def test_one_of_four_stocks_is_put_on_it_when_it_is_played() -> None:
    assert playing_it().offers() == STOCKS


@pytest.mark.parametrize(
    ("stock", "stored"),
    [
        ("twig=3", {"twig": 3}),
        ("resin=2", {"resin": 2}),
        ("pebble=1", {"pebble": 1}),
        ("berry=2", {"berry": 2}),
    ],
)
def test_the_stock_lies_on_the_card_not_in_the_supply(stock: str, stored: dict[str, int]) -> None:
    t = playing_it().choose("store", stock)
    assert t.on(0, "storehouse") == stored
    assert t.resources(0) == NOTHING


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_production_adds_another_stock(season: str) -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", twig=3)
    t.set_season(0, season).set_workers(0, 0).choose("prepare")
    assert t.offers() == STOCKS
    assert t.choose("store:twig=3").on(0, "storehouse") == {"twig": 6}


def test_a_worker_takes_everything() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", twig=3, resin=2, berry=2)
    t.choose("visit:city:0:storehouse")
    assert t.resources(0) == {"twig": 3, "resin": 2, "pebble": 0, "berry": 2}
    assert t.on(0, "storehouse") == {}
    assert t.standing(0, "storehouse") == (0,)


def test_an_empty_one_takes_no_worker() -> None:
    assert "visit:city:0:storehouse" not in table().set_city(0, "storehouse").offers()


def test_it_takes_one_worker_at_a_time() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", twig=3, workers=(0,))
    assert "visit:city:0:storehouse" not in t.offers()


def test_only_its_owner_may_place_the_worker() -> None:
    t = table().set_city(1, "storehouse").set_on(1, "storehouse", twig=3)
    assert "visit:city:1:storehouse" not in t.offers()


def test_each_storehouse_has_its_own_stock_and_place() -> None:
    t = table().set_city(0, "storehouse", "storehouse")
    t.set_on(0, "storehouse", twig=3).set_on(0, "storehouse", copy=2, berry=2)
    t.choose("visit:city:0:storehouse:2").set_turn(0)
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 2}
    t.choose("visit:city:0:storehouse")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 2}


def test_it_is_green_and_no_destination() -> None:
    t = table().set_city(0, "inn", "lookout", "storehouse")
    assert "event:grand_tour" not in t.offers()
    assert "event:harvest_festival" in t.set_city(0, "storehouse", *["farm"] * 3).offers()


def test_stored_resources_cannot_be_spent() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", twig=2, resin=1)
    assert "play:farm:hand" not in t.set_hand(0, "farm").offers()


def test_stored_resources_do_not_score_for_the_architect() -> None:
    t = table().set_city(0, "storehouse", "architect")
    t.set_on(0, "storehouse", resin=2, pebble=1)
    assert t.score(0).parts["prosperity"] == 0


def test_stored_resources_are_lost_when_it_leaves_the_city() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", berry=2)
    t.set_hand(0, "ruins").choose("play:ruins:hand")
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 1, "berry": 0}


def test_a_chip_sweep_adds_a_stock() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", pebble=1)
    t.set_hand(0, "chip_sweep").set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.offers() == STOCKS
    assert t.choose("store:berry=2").on(0, "storehouse") == {"pebble": 1, "berry": 2}


def test_a_miner_mole_may_not_copy_it() -> None:
    t = table().set_city(1, "storehouse", "farm").set_hand(0, "miner_mole")
    t.set_resources(0, berry=3).choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:farm", "done"]

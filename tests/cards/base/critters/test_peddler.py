"""Peddler: trades up to two resources with the supply."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_two_resources_may_be_traded_for_two_others() -> None:
    t = table(players=3).set_hand(0, "peddler").set_resources(0, berry=3, twig=1)
    t.choose("play:peddler:hand").choose("pay:twig").choose("pay:berry")
    t.choose("gain:resin").choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 1, "berry": 0}
    assert sum(t.resources(1).values()) == sum(t.resources(2).values()) == 0


def test_two_alike_may_be_traded_for_two_alike() -> None:
    t = table().set_hand(0, "peddler").set_resources(0, berry=2, twig=2)
    t.choose("play:peddler:hand").choose("pay:twig").choose("pay:twig")
    t.choose("gain:pebble").choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 2, "berry": 0}


def test_one_resource_may_be_traded() -> None:
    t = table().set_hand(0, "peddler").set_resources(0, berry=2, twig=2)
    t.choose("play:peddler:hand").choose("pay:twig").choose("done").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}


def test_trading_is_optional() -> None:
    t = table().set_hand(0, "peddler").set_resources(0, berry=2, twig=1, pebble=1)
    t.choose("play:peddler:hand")
    assert t.offers() == ["pay:twig", "pay:pebble", "done"]
    t.choose("done")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}


def test_two_resources_are_the_most() -> None:
    t = table().set_hand(0, "peddler").set_resources(0, berry=2, twig=3)
    t.choose("play:peddler:hand").choose("pay:twig").choose("pay:twig")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]


def test_with_nothing_to_trade_nothing_is_asked() -> None:
    t = table().set_hand(0, "peddler").set_resources(0, berry=2)
    assert t.choose("play:peddler:hand").seat() == 1


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_trades_again_in_production(season: str) -> None:
    t = table().set_city(0, "peddler").set_resources(0, twig=1).set_season(0, season)
    t.set_workers(0, 0).choose("prepare").choose("pay:twig").choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}


def test_what_is_stored_on_a_storehouse_is_not_traded() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", twig=3)
    t.set_hand(0, "peddler").set_resources(0, berry=2)
    assert t.choose("play:peddler:hand").seat() == 1


def test_the_berry_of_a_shopkeeper_comes_too_late_for_it() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "peddler").set_resources(0, berry=2)
    t.choose("play:peddler:hand")
    assert t.seat() == 1
    assert t.resources(0)["berry"] == 1

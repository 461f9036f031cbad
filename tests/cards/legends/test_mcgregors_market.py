"""McGregor's Market: two resources of choice, and a Farm to all who ask for one."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

MARKET = "mcgregors_market"
PLAY = f"play:{MARKET}:legends"


def with_market(*city: str) -> Table:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", MARKET)
    return t.set_city(0, *city)


def test_two_resources_of_choice_that_may_differ() -> None:
    t = with_market().set_resources(0, twig=2, resin=2, pebble=1).choose(PLAY)
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:resin").choose("gain:berry")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_two_more_in_production(season: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, MARKET).set_season(0, season)
    t.set_workers(0, 0).choose("prepare").choose("gain:pebble").choose("gain:pebble")
    assert t.resources(0)["pebble"] == 2


def test_of_several_farms_one_is_discarded_and_the_others_stay() -> None:
    t = with_market("farm", "farm", "farm").choose(PLAY).choose("gain:twig").choose("gain:twig")
    assert sorted(t.city(0)) == ["farm", "farm", MARKET]
    assert t.discard() == ("farm",)


def test_no_farm_is_played_beside_it() -> None:
    t = with_market("farm", "farm").choose(PLAY).choose("gain:twig").choose("gain:twig")
    t.set_turn(0).set_hand(0, "farm", "inn").set_meadow("farm").set_resources(0, twig=9, resin=9)
    assert "play:inn:hand" in t.offers()
    assert not [o for o in t.offers() if o.startswith("play:farm")]


def test_a_token_on_the_farm_moves_over() -> None:
    t = with_market("farm").set_on(0, "farm", occupied=True).choose(PLAY)
    t.choose("gain:twig").choose("gain:twig").set_turn(0).set_hand(0, "wife", "husband")
    assert t.occupied(0, MARKET)
    assert not [o for o in t.offers() if o.endswith(":occupy")]


def test_one_token_lets_in_a_husband_or_a_wife() -> None:
    t = table(boxes=("base", "legends")).set_city(0, MARKET).set_hand(0, "wife", "husband")
    t.choose("play:wife:hand:occupy").set_turn(0)
    assert t.occupied(0, MARKET)
    assert "play:husband:hand:occupy" not in t.offers()


def test_a_barge_toad_counts_it_among_the_farms() -> None:
    t = table(boxes=("base", "legends")).set_city(0, MARKET, "farm").set_hand(0, "barge_toad")
    t.set_resources(0, berry=2).choose("play:barge_toad:hand")
    assert t.resources(0)["twig"] == 2 * 2


def test_a_general_store_sees_a_farm_in_it() -> None:
    t = table(boxes=("base", "legends")).set_city(0, MARKET).set_hand(0, "general_store")
    t.set_resources(0, resin=1, pebble=1).choose("play:general_store:hand")
    assert t.resources(0)["berry"] == 2


def test_a_couple_sees_a_farm_in_it() -> None:
    t = table(boxes=("base", "legends")).set_city(0, MARKET, "wife").set_hand(0, "husband")
    t.set_resources(0, berry=3).choose("play:husband:hand").choose("gain:pebble")
    assert t.resources(0)["pebble"] == 1

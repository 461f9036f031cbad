"""Placing a worker (base rulebook, places to visit)."""

from __future__ import annotations

import pytest

from everdell.testing import table

EXCLUSIVE = ["basic_three_twigs", "basic_two_resin", "basic_pebble", "basic_berry_card"]
SHARED = [
    "basic_two_twigs_card",
    "basic_resin_card",
    "basic_two_cards_point",
    "basic_berry",
    "haven",
]


@pytest.mark.parametrize("place", EXCLUSIVE)
def test_an_exclusive_place_holds_one_worker(place: str) -> None:
    t = table().choose("visit", place)
    assert f"visit:{place}" not in t.offers()
    t.set_turn(0)
    assert f"visit:{place}" not in t.offers()


@pytest.mark.parametrize("place", SHARED)
def test_a_shared_place_holds_any_number_even_of_one_player(place: str) -> None:
    t = table().choose("visit", place).choose("visit", place).choose("visit", place)
    assert t.at(place) == (0, 0, 1)
    assert f"visit:{place}" in t.offers()


def test_the_action_is_taken_at_once() -> None:
    t = table().choose("visit", "basic_three_twigs")
    assert t.resources(0)["twig"] == 3


def test_the_worker_stays_until_its_owner_prepares() -> None:
    t = table().choose("visit", "basic_pebble").choose("visit", "basic_berry")
    assert t.at("basic_pebble") == (0,)
    t.set_workers(0, 0).choose("prepare")
    assert t.at("basic_pebble") == ()
    assert "visit:basic_pebble" in t.offers()


def test_without_a_worker_at_home_there_is_nothing_to_place() -> None:
    t = table().set_city(0, "lookout").set_workers(0, 0)
    assert not [offer for offer in t.offers() if offer.startswith("visit")]


def test_ones_own_red_cards_may_be_visited() -> None:
    t = table().set_city(0, "lookout", "queen")
    assert {"visit:city:0:lookout", "visit:city:0:queen"} <= set(t.offers())


def test_of_opponents_only_open_cards_and_the_owner_gains_a_point() -> None:
    t = table().set_city(1, "lookout", "queen", "post_office").set_hand(0, "farm", "farm")
    t.set_hand(1, "mine")
    assert [offer for offer in t.offers() if ":city:" in offer] == ["visit:city:1:post_office"]
    t.choose("visit", "post_office")
    assert t.points(1) == 1
    assert t.points(0) == 0


def test_a_city_card_holds_one_worker_of_any_player() -> None:
    t = table().set_city(1, "post_office").set_hand(0, "farm", "farm").set_hand(1, "mine", "mine")
    t.choose("visit", "post_office")
    assert t.seat() == 1
    assert "visit:city:1:post_office" not in t.offers()


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_the_journey_is_closed_before_autumn(season: str) -> None:
    t = table().set_season(0, season).set_hand(0, *["farm"] * 5)
    assert not [offer for offer in t.offers() if "journey" in offer]


def test_in_autumn_the_journey_asks_for_a_card_a_point() -> None:
    t = table().set_season(0, "autumn").set_hand(0, *["farm"] * 4)
    journeys = [offer for offer in t.offers() if "journey" in offer]
    assert journeys == ["visit:journey_2", "visit:journey_3", "visit:journey_4"]
    t.choose("visit", "journey_4")
    assert t.hand(0) == ()
    assert t.score(0).parts["journey"] == 4


def test_the_journey_of_two_is_shared_the_others_are_not() -> None:
    t = table().set_season(0, "autumn").set_hand(0, *["farm"] * 8)
    t.choose("visit", "journey_3").set_turn(0).choose("visit", "journey_2").set_turn(0)
    assert "visit:journey_3" not in t.offers()
    t.choose("visit", "journey_2")
    assert t.score(0).parts["journey"] == 3 + 2 + 2

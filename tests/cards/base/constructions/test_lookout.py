"""Lookout: a basic location or a forest card is copied."""

from __future__ import annotations

from everdell.testing import table

BASIC = [
    "copy:basic_three_twigs",
    "copy:basic_two_twigs_card",
    "copy:basic_two_resin",
    "copy:basic_resin_card",
    "copy:basic_pebble",
    "copy:basic_two_cards_point",
    "copy:basic_berry",
    "copy:basic_berry_card",
]


def test_basic_places_and_forest_cards_in_play_are_copied_and_nothing_else() -> None:
    t = table().set_season(0, "autumn").set_hand(0, *["farm"] * 5)
    t.set_forest("forest_three_berries", "forest_two_any")
    t.set_city(0, "lookout", "inn", "chapel").choose("visit:city:0:lookout")
    assert t.offers() == [*BASIC, "copy:forest_three_berries", "copy:forest_two_any"]


def test_the_action_is_taken() -> None:
    t = table().set_city(0, "lookout").set_deck("king", "queen")
    t.choose("visit:city:0:lookout").choose("copy:basic_two_cards_point")
    assert t.hand(0) == ("king", "queen")
    assert t.points(0) == 1


def test_a_forest_card_acts_in_full() -> None:
    t = table().set_city(0, "lookout").set_forest("forest_two_any")
    t.choose("visit:city:0:lookout").choose("copy:forest_two_any")
    t.choose("gain:twig").choose("gain:pebble")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}


def test_a_place_held_by_an_opponent_may_be_copied() -> None:
    t = table().set_city(0, "lookout").set_turn(1).choose("visit:basic_pebble")
    t.choose("visit:city:0:lookout").choose("copy:basic_pebble")
    assert t.resources(0)["pebble"] == 1


def test_a_place_held_by_an_own_worker_may_be_copied() -> None:
    t = table().set_city(0, "lookout").set_forest("forest_three_berries")
    t.choose("visit:forest_three_berries").set_turn(0)
    t.choose("visit:city:0:lookout").choose("copy:forest_three_berries")
    assert t.resources(0)["berry"] == 6


def test_the_copied_place_stays_free() -> None:
    t = table().set_city(0, "lookout").choose("visit:city:0:lookout").choose("copy:basic_pebble")
    assert t.standing(0, "lookout") == (0,)
    assert t.at("basic_pebble") == ()
    assert t.seat() == 1
    assert "visit:basic_pebble" in t.offers()


def test_it_takes_one_worker_at_a_time() -> None:
    t = table().set_city(0, "lookout").choose("visit:city:0:lookout").choose("copy:basic_berry")
    assert "visit:city:0:lookout" not in t.set_turn(0).offers()


def test_only_its_owner_may_visit() -> None:
    assert "visit:city:1:lookout" not in table().set_city(1, "lookout").offers()

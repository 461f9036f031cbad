"""Fairgrounds: two cards when played and in production."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_two_cards_are_drawn_when_it_is_played() -> None:
    t = table().set_hand(0, "fairgrounds").set_deck("king", "queen", "farm")
    t.set_resources(0, twig=1, resin=2, pebble=1).choose("play:fairgrounds:hand")
    assert t.hand(0) == ("king", "queen")


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_two_cards_are_drawn_in_production(season: str) -> None:
    t = table().set_city(0, "fairgrounds").set_deck("king", "queen", "farm")
    t.set_season(0, season).set_workers(0, 0).choose("prepare")
    assert t.hand(0) == ("king", "queen")


def test_no_card_is_drawn_beyond_eight() -> None:
    t = table().set_hand(0, *["farm"] * 7, "fairgrounds").set_deck("king", "queen")
    t.set_resources(0, twig=1, resin=2, pebble=1).choose("play:fairgrounds:hand")
    assert t.hand(0) == ("king", *["farm"] * 7)


def test_with_a_full_hand_nothing_is_drawn() -> None:
    t = table().set_city(0, "fairgrounds").set_hand(0, *["farm"] * 8)
    t.set_workers(0, 0).choose("prepare")
    assert t.hand(0) == ("farm",) * 8


def test_it_lets_a_fool_into_an_opponents_city() -> None:
    t = table(players=3).set_city(0, "fairgrounds").set_hand(0, "fool")
    t.choose("play:fool:hand:occupy").choose("city:2")
    assert t.city(2) == ("fool",)
    assert t.occupied(0, "fairgrounds")

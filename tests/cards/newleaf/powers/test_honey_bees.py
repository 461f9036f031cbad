"""Honey Bees: after a card that is not green, discard a card to activate a green one."""

from __future__ import annotations

import pytest
from tests.rulebook.newleaf.sitting import with_power

from everdell.testing import Table


def bees(*city: str) -> Table:
    t = with_power("honey_bees").set_city(0, *city)
    return t.set_resources(0, twig=9, resin=9, pebble=9, berry=9)


def test_a_discarded_card_activates_a_green_card() -> None:
    t = bees("farm", "mine").set_hand(0, "wife", "king").choose("play:wife:hand")
    assert t.offers() == ["discard:king", "done"]
    t.choose("discard:king").choose("activate:mine")
    assert t.resources(0)["pebble"] == 10
    assert t.seat() == 1


def test_it_may_be_declined() -> None:
    t = bees("farm").set_hand(0, "wife", "king").choose("play:wife:hand").choose("done")
    assert t.hand(0) == ("king",)


def test_not_after_a_green_card() -> None:
    t = bees("farm").set_hand(0, "mine", "king").choose("play:mine:hand")
    assert t.seat() == 1


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_before_autumn(season: str) -> None:
    t = bees("farm").set_season(0, season).set_hand(0, "wife", "king").choose("play:wife:hand")
    assert t.seat() == 0


def test_not_in_autumn() -> None:
    t = bees("farm").set_season(0, "autumn").set_hand(0, "wife", "king").choose("play:wife:hand")
    assert t.seat() == 1


def test_nothing_is_asked_without_a_green_card() -> None:
    t = bees("inn").set_hand(0, "wife", "king").choose("play:wife:hand")
    assert t.seat() == 1


def test_never_a_legend() -> None:
    t = with_power("honey_bees", 2, "legends").set_city(0, "mcgregors_market", "farm")
    t.set_resources(0, berry=9).set_hand(0, "wife", "king").choose("play:wife:hand")
    t.choose("discard:king")
    assert t.seat() == 1  # the Farm was the only one
    assert t.resources(0)["berry"] == 8


def test_once_for_each_card_played() -> None:
    t = bees("farm").set_hand(0, "wife", "king", "queen").choose("play:wife:hand")
    t.choose("discard:king")
    assert t.seat() == 1
    assert t.hand(0) == ("queen",)


def test_a_fool_in_another_city_counts() -> None:
    t = bees("farm").set_hand(0, "fool", "king").choose("play:fool:hand").choose("discard:king")
    assert t.resources(0)["berry"] == 9 - 3 + 1


def test_the_card_just_played_and_its_triggers_come_first() -> None:
    t = bees("farm", "historian").set_deck("castle").set_hand(0, "wife").choose("play:wife:hand")
    assert t.offers() == ["discard:castle", "done"]


def test_each_card_of_a_turn_counts_if_it_is_not_green() -> None:
    t = bees("farm").set_hand(0, "postal_pigeon", "king", "queen").set_deck("wife", "castle")
    t.choose("play:postal_pigeon:hand").choose("play:wife:revealed")
    t.choose("discard:king").choose("discard:queen")
    assert t.seat() == 1
    assert t.resources(0)["berry"] == 9 - 2 + 2


def test_of_a_station_card_they_act_after_its_wagon() -> None:
    t = bees("farm").set_hand(0, "king").set_row("station", "wife").set_row("train", "train_any")
    t.choose("play:wife:station")
    assert t.prompt() == "gain-any"
    assert t.choose("gain:twig").offers() == ["discard:king", "done"]


def test_a_legend_that_is_not_green_counts() -> None:
    t = with_power("honey_bees", 2, "legends").set_city(0, "farm", "king").set_hand(0, "mine")
    t.set_aside(0, "legends", "fynn_nobletail").choose("play:fynn_nobletail:legends")
    t.choose("discard:mine")
    assert t.resources(0)["berry"] == 1


def test_with_an_empty_hand_nothing_is_asked() -> None:
    assert bees("farm").set_hand(0, "wife").choose("play:wife:hand").seat() == 1


def test_cards_of_opponents_do_not_count() -> None:
    t = bees("farm").set_hand(0, "king").set_hand(1, "wife").set_resources(1, berry=2).set_turn(1)
    assert t.choose("play:wife:hand").prompt() == "turn"


def test_a_freight_car_is_unloaded_and_not_filled_again() -> None:
    t = bees("freight_car").set_on(0, "freight_car", twig=1).set_hand(0, "wife", "king")
    t.choose("play:wife:hand").choose("discard:king").choose("take:twig")
    assert t.on(0, "freight_car") == {}
    assert t.seat() == 1


def test_a_bank_gets_a_token() -> None:
    t = bees("bank").set_hand(0, "wife", "king").choose("play:wife:hand").choose("discard:king")
    assert t.on(0, "bank") == {"point": 1}

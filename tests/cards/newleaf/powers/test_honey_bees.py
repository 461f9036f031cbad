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

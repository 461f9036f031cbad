"""The two forest cards that turn hand cards into other cards or into resources."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

DOUBLE = "forest_discard_draw_double"
THREE = "forest_discard_three_any"


def at(place: str, *hand: str) -> Table:
    return table().set_forest(place).set_hand(0, *hand)


# Draw twice as many ----------------------------------------------------------------------------


def test_twice_as_many_cards_are_drawn_as_were_discarded() -> None:
    t = at(DOUBLE, "bard", "king", "queen").set_deck("fool", "judge", "farm", "inn", "mine")
    t.choose("visit", DOUBLE).choose("discard:bard").choose("discard:king").choose("done")
    assert t.hand(0) == ("fool", "judge", "queen", "farm", "inn")
    assert t.discard() == ("bard", "king")


def test_all_discards_come_before_the_draw() -> None:
    t = at(DOUBLE, "bard", "king", "queen").choose("visit", DOUBLE).choose("discard:bard")
    assert t.hand(0) == ("king", "queen")
    assert t.offers() == ["discard:king", "discard:queen", "done"]


def test_the_draw_stops_at_the_hand_limit() -> None:
    t = at(DOUBLE, *["farm"] * 8).choose("visit", DOUBLE)
    for _ in range(3):
        t.choose("discard:farm")
    assert len(t.choose("done").hand(0)) == 8


def test_discarding_none_draws_none() -> None:
    t = at(DOUBLE, "king").choose("visit", DOUBLE).choose("done")
    assert t.hand(0) == ("king",)


# Up to three resources -------------------------------------------------------------------------


def test_each_discarded_card_is_worth_a_resource_of_choice() -> None:
    t = at(THREE, "bard", "king", "queen").choose("visit", THREE)
    t.choose("discard:bard").choose("discard:king").choose("done")
    t.choose("gain:twig").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}
    assert t.hand(0) == ("queen",)


def test_no_more_than_three_cards() -> None:
    t = at(THREE, *["farm"] * 5).choose("visit", THREE)
    for _ in range(3):
        t.choose("discard:farm")
    assert t.prompt() == "gain-any"
    for _ in range(3):
        t.choose("gain:pebble")
    assert t.resources(0)["pebble"] == 3
    assert t.hand(0) == ("farm", "farm")


def test_discarding_none_gains_none() -> None:
    t = at(THREE, "king").choose("visit", THREE).choose("done")
    assert sum(t.resources(0).values()) == 0


@pytest.mark.parametrize("place", [DOUBLE, THREE])
def test_it_may_be_visited_with_an_empty_hand(place: str) -> None:
    t = at(place).choose("visit", place)
    assert t.at(place) == (0,)
    assert t.seat() == 1

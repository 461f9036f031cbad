"""Poe: discard what you like, then draw up to the hand limit."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

HAND = ("king", "farm", "farm", "inn")


def with_poe(*hand: str) -> Table:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", "poe").set_hand(0, *hand)
    return t.set_resources(0, berry=4)


def test_any_cards_may_be_discarded_and_the_hand_is_filled() -> None:
    t = with_poe(*HAND).set_deck(*["mine"] * 3, *["wife"] * 4, "queen").choose("play:poe:legends")
    assert t.prompt() == "discard"
    assert t.offers() == ["discard:king", "discard:farm", "discard:inn", "done"]
    t.choose("discard:king").choose("discard:farm").choose("done")
    assert sorted(t.hand(0)) == sorted(["farm", "inn", *["mine"] * 3, *["wife"] * 3])
    assert t.discard() == ("king", "farm")


def test_discarding_none_one_draws_all_the_same() -> None:
    t = with_poe(*HAND).choose("play:poe:legends").choose("done")
    assert len(t.hand(0)) == 8
    assert t.discard() == ()


def test_the_whole_hand_may_go() -> None:
    t = with_poe(*HAND).set_deck(*["mine"] * 3).choose("play:poe:legends")
    t.choose("discard:king").choose("discard:farm").choose("discard:farm").choose("discard:inn")
    assert len(t.hand(0)) == 8
    assert len(t.discard()) == 4


def test_an_empty_hand_is_filled_without_asking() -> None:
    t = with_poe().choose("play:poe:legends")
    assert t.seat() == 1
    assert len(t.hand(0)) == 8


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_poe_does_so_again_in_production(season: str) -> None:
    t = table(boxes=("base", "legends")).set_city(0, "poe").set_hand(0, *HAND)
    t.set_season(0, season).set_workers(0, 0).choose("prepare").choose("discard:inn")
    assert len(t.hand(0)) == 8
    assert t.discard() == ("inn",)


def test_taking_a_teachers_place_poe_acts_at_once() -> None:
    t = with_poe().set_resources(0).set_city(0, "teacher").choose("play:poe:legends")
    assert t.city(0) == ("poe",)
    assert len(t.hand(0)) == 8


def test_legends_kept_aside_take_no_room_in_hand() -> None:
    t = with_poe().set_aside(0, "legends", "poe", "the_green_acorn").choose("play:poe:legends")
    assert len(t.hand(0)) == 8
    assert t.aside(0, "legends") == ("the_green_acorn",)

"""Setters for whatever a box brings, shown with a box from outside."""

from __future__ import annotations

import pytest
from tests.boxes.harbour_table import BOXES, harbour
from tests.contract.invariants import check

from everdell.testing import table

pytestmark = pytest.mark.usefixtures("harbour_on_the_shelf")


def test_a_power_is_set_in_place_of_choosing_one_and_does_what_it_does_when_gained() -> None:
    t = table(boxes=BOXES).set_power(0, "broker")
    assert (t.aside(0, "power"), t.tokens(0)) == (("broker",), {"shell": 1})
    assert (t.seat(), t.prompt()) == (1, "power")
    t.set_power(1, "saver")
    assert (t.seat(), t.prompt()) == (0, "turn")
    check(t.game)


def test_another_power_takes_the_place_of_the_first_one() -> None:
    t = harbour("hermit").set_power(0, "saver")
    assert t.aside(0, "power") == ("saver",)
    assert "hermit" in t.game.view(0)["piles"]["roles"]["cards"]
    assert t.choose("visit:basic_pebble").tokens(0) == {"shell": 1}


def test_a_power_that_is_none_is_named() -> None:
    with pytest.raises(ValueError, match="no zone 'power'"):
        table().set_power(0, "farm")


def test_dice_show_what_they_are_set_to() -> None:
    t = harbour("envier").set_dice("sun_face", "sun_face")
    assert t.row("dice") == ("sun_face", "sun_face")
    assert t.choose("visit", "tavern").points(0) == 2
    check(t.game)


def test_the_top_of_a_pile() -> None:
    t = harbour("envier").set_row("tags", "tag_twig", "tag_twig", "tag_point")
    t.set_pile("bag", "tag_point").choose("visit", "quay").choose("use", "tag_point")
    assert t.row("tags") == ("tag_twig", "tag_twig", "tag_point")
    with pytest.raises(ValueError, match="no pile 'tags'"):
        t.set_pile("tags", "tag_twig")


def test_what_lies_in_a_dealt_row_can_be_set_elsewhere() -> None:
    t = harbour("envier").set_row("tags", "tag_point")
    t.set_row("tags", "tag_point", "tag_point", "tag_point")
    assert t.row("tags") == ("tag_point", "tag_point", "tag_point")
    check(t.game)
    with pytest.raises(ValueError, match="places of a row that were set"):
        t.set_pile("bag", "tag_point")


def test_counters_of_the_table_and_pieces_of_a_seat() -> None:
    t = harbour("envier").set_counters(tide=5).set_pieces(0, boat=0)
    assert (t.counters(), t.pieces(0), t.pieces(1)) == ({"tide": 5}, {"boat": 0}, {"boat": 1})
    assert not [id for id in t.offers() if id.startswith("boat")]
    with pytest.raises(ValueError, match="no token 'shell'"):
        t.set_counters(shell=1)

"""Gilded Book: resources to the cost of a blue card; a point for each blue card."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_the_printed_cost_of_a_blue_card_of_choice() -> None:
    t = adorned("gilded_book", "crane", "courthouse", "farm").choose("adorn:gilded_book")
    assert t.offers() == ["regain:crane", "regain:courthouse"]
    t.choose("regain:crane")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}
    assert t.city(0) == ("crane", "courthouse", "farm")


def test_without_a_blue_card_it_may_be_played_for_nothing() -> None:
    t = adorned("gilded_book", "farm").choose("adorn:gilded_book")
    assert t.seat() == 1
    assert t.aside(0, "adorned") == ("gilded_book",)


def test_a_point_for_each_blue_card() -> None:
    t = adorned("gilded_book", "crane", "historian").choose("adorn:gilded_book")
    assert t.choose("regain:crane").score(0).parts["adornments"] == 2

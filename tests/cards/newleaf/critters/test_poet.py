"""Poet: all Meadow cards of a colour, with a point for each."""

from __future__ import annotations

from everdell.testing import Table, table

MIXED = ("farm", "mine", "inn", "king", "queen", "historian", "wanderer", "castle")
SIX = ("wife",) * 4 + ("husband",) * 2


def poet(*hand: str) -> Table:
    t = table(boxes=("base", "newleaf")).set_meadow(*MIXED).set_hand(0, "poet", *hand)
    return t.set_resources(0, berry=3)


def test_every_meadow_card_of_the_named_colour_is_taken_with_a_point_for_each() -> None:
    t = poet().set_deck("bard", "judge").choose("play:poet:hand")
    assert t.offers() == ["name:tan", "name:green", "name:red", "name:blue", "name:purple"]
    t.choose("name:green")
    assert t.hand(0) == ("farm", "mine")
    assert t.points(0) == 2
    assert t.meadow()[:3] == ("bard", "judge", "inn")


def test_all_of_them_are_taken_before_the_refill() -> None:
    t = poet().set_deck("twig_barge", "general_store").choose("play:poet:hand")
    t.choose("name:green")
    assert t.hand(0) == ("farm", "mine")
    assert t.meadow()[:2] == ("twig_barge", "general_store")


def test_none_of_them_may_be_left() -> None:
    t = poet().choose("play:poet:hand").choose("name:green")
    assert t.seat() == 1  # nothing was asked


def test_a_colour_that_does_not_lie_there_brings_nothing() -> None:
    t = poet().set_meadow("farm", *["mine"] * 3, *["inn"] * 3, "king").choose("play:poet:hand")
    t.choose("name:blue")
    assert t.hand(0) == ()
    assert t.points(0) == 0


def test_without_room_for_all_one_chooses_and_must_take_as_many_as_fit() -> None:
    t = poet(*SIX, "palace").set_meadow("farm", "mine", "twig_barge", *["inn"] * 3)
    t.choose("play:poet:hand").choose("name:green")
    assert t.offers() == ["take:farm", "take:mine", "take:twig_barge"]
    t.choose("take:mine")
    assert t.points(0) == 1
    assert "mine" in t.hand(0)
    assert t.meadow()[0] == "farm"
    assert t.meadow()[2] == "twig_barge"


def test_with_a_full_hand_nothing_is_taken_and_no_point_gained() -> None:
    t = poet(*SIX, "palace", "palace").choose("play:poet:hand").choose("name:green")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert t.meadow() == MIXED


def test_station_cards_are_not_taken() -> None:
    t = poet().set_row("station", "twig_barge", "general_store", "resin_refinery")
    t.choose("play:poet:hand").choose("name:green")
    assert t.hand(0) == ("farm", "mine")
    assert t.row("station") == ("twig_barge", "general_store", "resin_refinery")


def test_played_from_the_meadow_its_own_place_is_refilled_first() -> None:
    t = poet().set_hand(0).set_meadow("poet", *MIXED[1:]).set_deck("twig_barge", "bard", "judge")
    t.choose("play:poet:meadow").choose("name:green")
    assert sorted(t.hand(0)) == ["mine", "twig_barge"]
    assert t.points(0) == 2


def test_played_from_the_station_its_place_waits_until_it_is_resolved() -> None:
    t = poet().set_hand(0).set_row("station", "poet", "inn", "inn").set_deck("bard", "judge")
    t.set_row("train", "train_point").choose("play:poet:station").choose("name:green")
    assert t.meadow()[:2] == ("bard", "judge")
    assert t.points(0) == 2 + 1

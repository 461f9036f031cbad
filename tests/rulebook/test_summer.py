"""Preparing for summer: up to two meadow cards, and no production (base rulebook)."""

from __future__ import annotations

from everdell.testing import Table, table
from tests.rulebook.journal_lines import story

MEADOW = ("king", "queen", "farm", "mine", "inn", "crane", "judge", "school")


def about_to_prepare(*hand: str) -> Table:
    t = table().set_season(0, "spring").set_city(0, "farm").set_hand(0, *hand)
    return t.set_meadow(*MEADOW).set_deck("castle", "palace").set_workers(0, 0)


def test_two_cards_are_taken_before_the_meadow_is_refilled() -> None:
    t = about_to_prepare().choose("prepare")
    assert set(t.offers()) == {f"take:{card}" for card in MEADOW} | {"done"}
    t.choose("take", "king")
    assert t.meadow()[0] == ""
    assert "take:castle" not in t.offers()
    t.choose("take", "farm")
    assert sorted(t.hand(0)) == ["farm", "king"]
    assert t.meadow() == ("castle", "queen", "palace", *MEADOW[3:])
    assert story(t) == [
        "season summer",
        "took_from_meadow king",
        "took_from_meadow farm",
        "meadow castle",
        "meadow palace",
    ]


def test_one_is_enough() -> None:
    t = about_to_prepare().choose("prepare").choose("take", "king").choose("done")
    assert t.hand(0) == ("king",)
    assert t.meadow() == ("castle", *MEADOW[1:])


def test_none_need_be_taken() -> None:
    t = about_to_prepare().choose("prepare").choose("done")
    assert t.hand(0) == ()
    assert t.meadow() == MEADOW
    assert t.seat() == 1


def test_a_hand_with_room_for_one_takes_one() -> None:
    t = about_to_prepare(*["wife"] * 4, *["teacher"] * 3).choose("prepare").choose("take", "king")
    assert t.seat() == 1
    assert len(t.hand(0)) == 8
    assert t.meadow() == ("castle", *MEADOW[1:])


def test_a_full_hand_takes_none_and_is_not_asked() -> None:
    t = about_to_prepare(*["wife"] * 4, *["teacher"] * 3, "monk").choose("prepare")
    assert t.seat() == 1
    assert t.meadow() == MEADOW


def test_nothing_is_produced_and_one_worker_arrives() -> None:
    t = about_to_prepare().choose("prepare").choose("done")
    assert t.resources(0)["berry"] == 0
    assert t.workers(0) == 1


def test_a_green_card_played_in_summer_acts_when_played() -> None:
    t = table().set_season(0, "summer").set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.choose("play", "farm", "hand")
    assert t.resources(0)["berry"] == 1

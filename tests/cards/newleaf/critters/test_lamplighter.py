"""Lamplighter: up to two cards, each from the deck, the Meadow or the Station."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

SEVEN = ("inn",) * 3 + ("wife",) * 4


def lamplighter(*hand: str, options: dict[str, object] | None = None) -> Table:
    t = table(boxes=("base", "newleaf"), options=options)
    t.set_hand(0, "lamplighter", *hand).set_resources(0, berry=1)
    return t.set_meadow("king", "queen", *["farm"] * 6)


def test_two_cards_are_taken_from_two_different_places() -> None:
    t = lamplighter().set_row("station", "mine", "castle", "palace").choose("play", "hand")
    t.choose("take:king:meadow").choose("take:castle:station")
    assert sorted(t.hand(0)) == ["castle", "king"]
    assert t.seat() == 1


@pytest.mark.parametrize("taken", ["deck", "meadow", "station"])
def test_both_may_come_from_the_same_place(taken: str) -> None:
    t = lamplighter().set_deck("bard", "judge").set_row("station", "mine", "castle", "palace")
    t.choose("play:lamplighter:hand")
    pairs = {"deck": ("", ""), "meadow": ("king", "queen"), "station": ("castle", "palace")}
    for card in pairs[taken]:
        t.choose(f"take:{card}:{taken}" if card else "take:deck")
    assert sorted(t.hand(0)) == sorted(pairs[taken] if taken != "deck" else ("bard", "judge"))


def test_a_card_of_the_deck_may_be_seen_before_the_second_is_chosen() -> None:
    t = lamplighter().set_deck("bard").choose("play:lamplighter:hand").choose("take:deck")
    assert t.hand(0) == ("bard",)
    assert "take:king:meadow" in t.offers()


def test_it_is_a_permission() -> None:
    t = lamplighter().choose("play:lamplighter:hand").choose("done")
    assert t.hand(0) == ()
    assert t.seat() == 1


def test_one_card_will_do() -> None:
    t = lamplighter().choose("play:lamplighter:hand").choose("take:king:meadow").choose("done")
    assert t.hand(0) == ("king",)


def test_with_room_for_a_single_card_a_single_card_is_taken() -> None:
    t = lamplighter(*SEVEN).choose("play:lamplighter:hand").choose("take:king:meadow")
    assert t.seat() == 1
    assert len(t.hand(0)) == 8


def test_with_a_full_hand_none_is_taken() -> None:
    t = lamplighter(*SEVEN, "shepherd").choose("play:lamplighter:hand")
    assert t.seat() == 1
    assert "king" not in t.hand(0)


def test_the_meadow_is_refilled_after_both_cards_are_taken() -> None:
    t = lamplighter().set_deck("bard", "judge").choose("play:lamplighter:hand")
    t.choose("take:king:meadow")
    assert t.meadow()[:2] == ("", "queen")
    t.choose("take:queen:meadow")
    assert t.meadow()[:2] == ("bard", "judge")


def test_the_station_is_refilled_after_both_cards_are_taken() -> None:
    t = lamplighter().set_row("station", "mine", "castle", "palace").set_deck("bard", "judge")
    t.choose("play:lamplighter:hand").choose("take:mine:station")
    assert t.row("station") == ("", "castle", "palace")
    t.choose("take:palace:station")
    assert t.row("station") == ("bard", "castle", "judge")


def test_a_station_card_taken_into_hand_gives_no_train_car_reward() -> None:
    t = lamplighter().set_row("station", "mine", "castle", "palace")
    t.set_row("train", "train_berry", "train_resin", "train_point")
    t.choose("play:lamplighter:hand").choose("take:mine:station").choose("take:palace:station")
    assert sum(t.resources(0).values()) == 0
    assert t.points(0) == 0
    assert t.row("train") == ("train_berry", "train_resin", "train_point")


def test_without_the_board_there_are_only_deck_and_meadow() -> None:
    t = lamplighter(options={"newleaf_board": "cards_only"}).choose("play:lamplighter:hand")
    rows = [f"take:{card}:meadow" for card in ("king", "queen", "farm")]
    assert t.offers() == ["take:deck", *rows, "done"]


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_takes_two_cards_again_in_production(season: str) -> None:
    t = lamplighter().set_hand(0).set_city(0, "lamplighter").set_season(0, season)
    t.set_workers(0, 0).choose("prepare").choose("take:king:meadow").choose("take:queen:meadow")
    assert t.hand(0) == ("king", "queen")


def test_alone_a_meadow_card_under_rugworts_worker_cannot_be_taken() -> None:
    t = table(1, boxes=("base", "newleaf")).set_city(0, "lamplighter").set_workers(0, 0)
    t.choose("prepare")
    while t.prompt() != "turn":
        t.choose(t.offers()[-1])
    t.set_meadow("king", "queen").set_hand(0, "lamplighter").set_resources(0, berry=1)
    t.choose("play:lamplighter:hand")
    assert "take:queen:meadow" in t.offers()
    assert "take:king:meadow" not in t.offers()


def test_of_equal_station_cards_it_is_told_which_one_is_taken() -> None:
    t = lamplighter().set_row("station", "mine", "castle", "mine").set_deck("bard")
    t.choose("play:lamplighter:hand").choose("take:mine:station").choose("done")
    assert t.prompt() == "tell-place"
    t.choose(t.offers()[1])
    assert t.row("station") == ("mine", "castle", "bard")

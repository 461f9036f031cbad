"""Starlings: whatever they draw may come from the meadow."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table

MEADOW = ("farm", "inn", "king", "queen", "judge", "mine", "bard", "wife")


def starlings(players: int = 2, *more: str) -> Table:
    return with_power("starlings", players, *more).set_meadow(*MEADOW)


def test_the_hand_limit_is_three_higher() -> None:
    assert starlings().game.view(0)["players"][0]["hand_limit"] == 11
    assert with_power("starlings", 6).game.view(0)["players"][0]["hand_limit"] == 10


def test_each_card_from_the_deck_or_the_meadow() -> None:
    t = starlings().set_deck("castle", "palace").choose("visit:basic_two_cards_point")
    assert t.prompt() == "take-deck-meadow"
    assert "take:deck" in t.offers()
    assert "take:king:meadow" in t.offers()
    assert "done" not in t.offers()
    t.game.choose(["take:deck", "take:king:meadow"])
    assert set(t.hand(0)) == {"castle", "king"}


def test_all_from_the_deck() -> None:
    t = starlings().set_deck("castle", "palace").choose("visit:basic_two_cards_point")
    t.game.choose(["take:deck", "take:deck"])
    assert set(t.hand(0)) == {"castle", "palace"}


def test_the_meadow_is_refilled_after_the_whole_draw() -> None:
    t = starlings().set_deck("castle", "palace").choose("visit:basic_two_cards_point")
    t.choose("take:king:meadow")
    assert t.meadow()[2] == ""
    t.choose("take:queen:meadow")
    assert t.meadow()[2:4] == ("castle", "palace")


def test_what_the_location_gives_comes_in_its_order() -> None:
    t = starlings().choose("visit:basic_two_cards_point")
    assert t.points(0) == 0  # the cards come first
    t.game.choose(["take:deck", "take:deck"])
    assert t.points(0) == 1


def test_cards_that_are_revealed_come_from_the_deck() -> None:
    t = starlings().set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("wife", "husband").choose("play:postal_pigeon:hand")
    assert "play:wife:revealed" in t.offers()


def test_a_teacher_may_look_at_cards_of_the_meadow() -> None:
    t = starlings().set_hand(0, "teacher").set_resources(0, berry=2).set_deck("castle")
    t.choose("play:teacher:hand")
    t.game.choose(["take:deck", "take:king:meadow"])
    assert t.prompt() == "keep"
    t.choose("keep:king")
    assert t.hand(0) == ("king",)
    assert t.hand(1) == ("castle",)


def test_a_historian_too() -> None:
    t = starlings().set_city(0, "historian").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play:wife:hand").choose("take:king:meadow")
    assert t.hand(0) == ("king",)


def test_as_far_as_there_is_room() -> None:
    t = (
        starlings()
        .set_hand(0, *["farm"] * 6, *["husband"] * 4)
        .set_forest("forest_pebble_three_cards")
    )
    t.choose("visit:forest_pebble_three_cards").choose("take:deck")
    assert len(t.hand(0)) == 11
    assert t.seat() == 1


def test_others_draw_as_ever() -> None:
    t = starlings().set_deck("castle").set_turn(1).choose("visit:basic_berry_card")
    assert t.hand(1) == ("castle",)

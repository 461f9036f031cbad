"""Museum: two cards after every card played."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

SIX = ("inn",) * 3 + ("wife",) * 3


def museum(*hand: str, city: tuple[str, ...] = ("museum",)) -> Table:
    t = table(boxes=("base", "newleaf")).set_city(0, *city).set_hand(0, *hand)
    return t.set_resources(0, berry=9, twig=9, resin=9, pebble=9).set_deck("king", "queen", "farm")


@pytest.mark.parametrize("card", ["wife", "mine"])
def test_after_a_critter_or_a_construction_two_cards_may_be_drawn(card: str) -> None:
    t = museum(card).choose(f"play:{card}:hand")
    assert t.offers() == ["choose:draw", "done"]
    assert t.choose("choose:draw").hand(0) == ("king", "queen")


def test_it_is_a_permission() -> None:
    t = museum("wife").choose("play:wife:hand").choose("done")
    assert t.hand(0) == ()
    assert t.seat() == 1


def test_the_cards_come_from_the_deck_after_the_meadow_was_refilled() -> None:
    t = museum().set_meadow("mine").choose("play:mine:meadow").choose("choose:draw")
    assert t.meadow()[0] == "king"
    assert t.hand(0) == ("queen", "farm")


def test_with_room_for_one_card_only_one_is_drawn() -> None:
    t = museum("mine", *SIX, "palace").choose("play:mine:hand").choose("choose:draw")
    assert len(t.hand(0)) == 8
    assert "king" in t.hand(0)
    assert "queen" not in t.hand(0)


def test_playing_it_does_not_trigger_it() -> None:
    t = museum("museum", city=()).choose("play:museum:hand")
    assert t.seat() == 1
    assert t.hand(0) == ()


def test_a_historian_answers_to_it_too_and_the_order_is_chosen() -> None:
    t = museum("wife", city=("museum", "historian")).choose("play:wife:hand")
    assert t.offers() == ["trigger:museum", "trigger:historian"]
    t.choose("trigger:museum").choose("choose:draw")
    assert len(t.hand(0)) == 3


def test_a_historian_may_come_first() -> None:
    t = museum("wife", city=("museum", "historian")).choose("play:wife:hand")
    t.choose("trigger:historian")
    assert t.hand(0) == ("king",)
    assert t.choose("done").hand(0) == ("king",)


def test_a_fool_in_another_city_counts() -> None:
    t = museum("fool").choose("play:fool:hand").choose("choose:draw")
    assert t.city(1) == ("fool",)
    assert t.hand(0) == ("king", "queen")


def test_cards_of_opponents_do_not_count() -> None:
    t = museum().set_hand(1, "mine").set_resources(1, twig=1, resin=1, pebble=1).set_turn(1)
    assert t.choose("play:mine:hand").prompt() == "turn"


def test_it_answers_to_each_of_two_cards() -> None:
    t = museum("postal_pigeon").set_deck("mine", "inn", "king", "queen", "farm", "wife")
    t.choose("play:postal_pigeon:hand").choose("play:mine:revealed").choose("choose:draw")
    t.choose("choose:draw")
    assert sorted(t.hand(0)) == ["farm", "king", "queen", "wife"]


def test_it_answers_after_the_cards_own_effect() -> None:
    t = museum("farm").set_hand(0, "tea_house", "wife").choose("play:tea_house:hand")
    assert t.prompt() == "give-cards"
    assert t.choose("done").offers() == ["choose:draw", "done"]

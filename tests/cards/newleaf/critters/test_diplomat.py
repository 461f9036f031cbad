"""Diplomat: after a critter, a card is given for a point and another card."""

from __future__ import annotations

from everdell.testing import Table, table

EIGHT = ("inn",) * 3 + ("wife",) * 4 + ("queen",)


def diplomat(*hand: str, players: int = 2) -> Table:
    t = table(players, boxes=("base", "newleaf")).set_city(0, "diplomat").set_hand(0, *hand)
    return t.set_resources(0, berry=9, twig=9, resin=9, pebble=9)


def test_after_a_critter_a_card_may_be_given_for_a_point_and_a_card() -> None:
    t = diplomat("wife", "farm", players=3).set_deck("king").choose("play:wife:hand")
    assert t.offers() == ["give:farm", "done"]
    t.choose("give:farm")
    assert t.offers() == ["give:1", "give:2"]
    t.choose("give:2")
    assert (t.hand(0), t.hand(1), t.hand(2)) == (("king",), (), ("farm",))
    assert t.points(0) == 1


def test_it_is_a_permission_and_nothing_is_gained_then() -> None:
    t = diplomat("wife", "farm").choose("play:wife:hand").choose("done")
    assert t.hand(0) == ("farm",)
    assert t.points(0) == 0


def test_with_an_empty_hand_nothing_happens() -> None:
    t = diplomat("wife").choose("play:wife:hand")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert t.hand(0) == ()


def test_it_answers_after_the_critters_own_effect() -> None:
    t = diplomat("wanderer").set_deck("king", "queen", "farm").choose("play:wanderer:hand")
    assert t.offers() == ["give:king", "give:queen", "give:farm", "done"]


def test_constructions_do_not_trigger_it() -> None:
    t = diplomat("mine", "farm").choose("play:mine:hand")
    assert t.seat() == 1


def test_playing_it_does_not_trigger_it() -> None:
    t = diplomat("diplomat", "farm").set_city(0).choose("play:diplomat:hand")
    assert t.seat() == 1
    assert t.points(0) == 0


def test_it_answers_once_for_each_critter() -> None:
    t = diplomat("postal_pigeon", "farm", "mine").set_deck("wife", "inn", "king", "queen")
    t.choose("play:postal_pigeon:hand").choose("play:wife:revealed")
    t.choose("give:farm").choose("give:mine")
    assert t.seat() == 1
    assert t.points(0) == 2
    assert sorted(t.hand(1)) == ["farm", "mine"]


def test_a_fool_in_another_city_counts() -> None:
    t = diplomat("fool", "farm").set_deck("king").choose("play:fool:hand").choose("give:farm")
    assert t.city(1) == ("fool",)
    assert t.points(0) == 1


def test_a_critter_that_moves_in_for_free_counts() -> None:
    t = diplomat("wife", "farm").set_city(0, "diplomat", "farm").set_resources(0)
    t.choose("play:wife:hand:occupy").choose("give:farm")
    assert t.points(0) == 1


def test_a_critter_of_an_opponent_does_not_count() -> None:
    t = diplomat("farm").set_hand(1, "wife", "mine").set_resources(1, berry=2).set_turn(1)
    assert t.choose("play:wife:hand").seat() == 0
    assert t.prompt() == "turn"


# Who can take the card -------------------------------------------------------------------------


def test_only_opponents_with_room_are_given_a_card() -> None:
    t = diplomat("wife", "farm", players=3).set_hand(1, *EIGHT[:6], "king", "king")
    t.choose("play:wife:hand").choose("give:farm")
    assert t.hand(2) == ("farm",)


def test_when_every_hand_is_full_the_card_is_discarded_for_both_gains() -> None:
    t = diplomat("wanderer", "farm").set_hand(1, *EIGHT).set_hand(0, "shepherd", "farm")
    t.set_deck("king").choose("play:shepherd:hand").choose("give:farm")
    assert t.discard() == ("farm",)
    assert t.hand(0) == ("king",)
    assert t.points(0) == 1
    assert len(t.hand(1)) == 8


def test_players_who_have_passed_are_given_nothing() -> None:
    t = diplomat("wife", "farm", players=3).set_passed(1).choose("play:wife:hand")
    t.choose("give:farm")
    assert t.hand(2) == ("farm",)


def test_when_all_others_have_passed_the_card_is_discarded_for_both_gains() -> None:
    t = diplomat("wife", "farm", players=3).set_passed(1).set_passed(2).set_deck("king")
    t.choose("play:wife:hand").choose("give:farm")
    assert t.discard() == ("farm",)
    assert t.hand(0) == ("king",)
    assert t.points(0) == 1


def test_alone_the_card_is_discarded_for_both_gains() -> None:
    t = diplomat("wife", "farm", players=1).set_deck("king").choose("play:wife:hand")
    t.choose("give:farm")
    assert "farm" in t.discard()
    assert t.hand(0) == ("king",)
    assert t.points(0) == 1


# With others -----------------------------------------------------------------------------------


def test_museum_and_diplomat_answer_in_the_order_of_choice() -> None:
    t = diplomat("wife").set_city(0, "diplomat", "museum").set_deck("king", "queen", "farm")
    t.choose("play:wife:hand").choose("trigger:museum").choose("choose:draw")
    t.choose("give:king")  # it was drawn by the Museum
    assert sorted(t.hand(0)) == ["farm", "queen"]
    assert t.points(0) == 1


def test_a_museum_triggers_nothing_but_a_diplomat_triggers_the_museum() -> None:
    t = diplomat("museum", "farm").choose("play:museum:hand")
    assert t.seat() == 1
    t = diplomat("diplomat", "farm").set_city(0, "museum").choose("play:diplomat:hand")
    assert t.offers() == ["choose:draw", "done"]

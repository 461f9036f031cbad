"""Tea House: a card is given for a resource and another card."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

EIGHT = ("inn",) * 3 + ("wife",) * 4 + ("queen",)


def tea_house(*hand: str, players: int = 2) -> Table:
    t = table(players, boxes=("base", "newleaf")).set_hand(0, "tea_house", *hand)
    return t.set_resources(0, twig=2, resin=2)


def test_a_card_is_given_for_a_resource_of_choice_and_a_card() -> None:
    t = tea_house("farm", "mine", players=3).set_deck("king").choose("play:tea_house:hand")
    assert t.offers() == ["give:farm", "give:mine", "done"]
    t.choose("give:mine").choose("give:2")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:berry")
    assert t.hand(0) == ("king", "farm")
    assert t.hand(2) == ("mine",)
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def test_it_is_a_permission_and_nothing_is_gained_then() -> None:
    t = tea_house("farm").choose("play:tea_house:hand").choose("done")
    assert t.hand(0) == ("farm",)
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


def test_nothing_happens_with_an_empty_hand() -> None:
    t = tea_house().choose("play:tea_house:hand")
    assert t.seat() == 1
    assert t.hand(0) == ()


def test_only_opponents_with_room_are_given_a_card() -> None:
    t = tea_house("farm", players=3).set_hand(1, *EIGHT).choose("play:tea_house:hand")
    t.choose("give:farm").choose("gain:twig")
    assert t.hand(2) == ("farm",)


def test_when_every_hand_is_full_the_card_is_discarded_for_both_gains() -> None:
    t = tea_house("farm").set_hand(1, *EIGHT).set_deck("king").choose("play:tea_house:hand")
    t.choose("give:farm").choose("gain:twig")
    assert t.discard() == ("farm",)
    assert t.hand(0) == ("king",)
    assert t.resources(0)["twig"] == 1


def test_players_who_have_passed_are_given_nothing() -> None:
    t = tea_house("farm", players=3).set_passed(1).choose("play:tea_house:hand")
    t.choose("give:farm").choose("gain:twig")
    assert (t.hand(1), t.hand(2)) == ((), ("farm",))


def test_when_all_others_have_passed_the_card_is_discarded_for_both_gains() -> None:
    t = tea_house("farm").set_passed(1).set_deck("king").choose("play:tea_house:hand")
    t.choose("give:farm").choose("gain:twig")
    assert t.discard() == ("farm",)
    assert t.hand(0) == ("king",)


def test_alone_the_card_is_discarded_for_both_gains() -> None:
    t = tea_house("farm", players=1).set_deck("king").choose("play:tea_house:hand")
    t.choose("give:farm").choose("gain:twig")
    assert "farm" in t.discard()
    assert t.hand(0) == ("king",)


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_acts_again_in_production(season: str) -> None:
    t = tea_house().set_hand(0, "farm").set_city(0, "tea_house").set_season(0, season)
    t.set_resources(0).set_workers(0, 0).set_deck("king").choose("prepare")
    t.choose("give:farm").choose("gain:pebble")
    assert t.hand(0) == ("king",)
    assert t.hand(1) == ("farm",)
    assert t.resources(0)["pebble"] == 1


def test_each_of_two_acts_once() -> None:
    t = tea_house().set_hand(0, "farm", "mine").set_city(0, "tea_house", "tea_house")
    t.set_resources(0).set_workers(0, 0).choose("prepare").choose("give:farm").choose("gain:twig")
    t.choose("give:mine").choose("gain:twig")
    assert t.prompt() == "turn"
    assert t.resources(0)["twig"] == 2


def test_given_with_a_full_hand_a_card_makes_room_for_the_one_drawn() -> None:
    t = tea_house(*EIGHT).set_deck("king").choose("play:tea_house:hand").choose("give:queen")
    t.choose("gain:twig")
    assert len(t.hand(0)) == 8
    assert "king" in t.hand(0)

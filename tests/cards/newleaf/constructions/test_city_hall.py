"""City Hall: after a construction, a card is given for a point and another card."""

from __future__ import annotations

from everdell.testing import Table, table

EIGHT = ("inn",) * 3 + ("wife",) * 4 + ("queen",)


def city_hall(*hand: str, players: int = 2) -> Table:
    t = table(players, boxes=("base", "newleaf")).set_city(0, "city_hall").set_hand(0, *hand)
    return t.set_resources(0, berry=9, twig=9, resin=9, pebble=9)


def test_after_a_construction_a_card_may_be_given_for_a_point_and_a_card() -> None:
    t = city_hall("mine", "farm", players=3).set_deck("king").choose("play:mine:hand")
    assert t.offers() == ["give:farm", "done"]
    t.choose("give:farm").choose("give:1")
    assert (t.hand(0), t.hand(1)) == (("king",), ("farm",))
    assert t.points(0) == 1


def test_it_is_a_permission_and_nothing_is_gained_then() -> None:
    t = city_hall("mine", "farm").choose("play:mine:hand").choose("done")
    assert t.hand(0) == ("farm",)
    assert t.points(0) == 0


def test_critters_do_not_trigger_it() -> None:
    assert city_hall("wife", "farm").choose("play:wife:hand").seat() == 1


def test_playing_it_does_not_trigger_it() -> None:
    t = city_hall("city_hall", "farm").set_city(0).choose("play:city_hall:hand")
    assert t.seat() == 1
    assert t.points(0) == 0


def test_it_answers_once_for_each_construction() -> None:
    t = city_hall("farm", "mine", "inn").set_city(0, "city_hall", "queen")
    t.choose("visit:city:0:queen").choose("play:mine:hand").choose("give:farm")
    assert t.points(0) == 1
    t.set_turn(0).set_hand(0, "inn", "wife").set_resources(0, twig=9, resin=9)
    t.choose("play:inn:hand").choose("give:wife")
    assert t.points(0) == 2


def test_ruins_in_place_of_another_construction_count() -> None:
    t = city_hall("ruins", "farm").set_city(0, "city_hall", "mine").set_deck("king", "queen", "inn")
    t.choose("play:ruins:hand").choose("demolish:mine").choose("give:farm")
    assert t.points(0) == 1
    assert sorted(t.hand(0)) == ["inn", "king", "queen"]


def test_demolished_by_ruins_it_does_not_answer_to_them() -> None:
    t = city_hall("ruins", "farm").choose("play:ruins:hand")
    assert t.seat() == 1
    assert t.points(0) == 0


def test_when_every_hand_is_full_the_card_is_discarded_for_both_gains() -> None:
    t = city_hall("mine", "farm").set_hand(1, *EIGHT).set_deck("king").choose("play:mine:hand")
    t.choose("give:farm")
    assert t.discard() == ("farm",)
    assert t.hand(0) == ("king",)
    assert t.points(0) == 1


def test_players_who_have_passed_are_given_nothing() -> None:
    t = city_hall("mine", "farm", players=3).set_passed(1).choose("play:mine:hand")
    t.choose("give:farm")
    assert (t.hand(1), t.hand(2)) == ((), ("farm",))


def test_when_all_others_have_passed_the_card_is_discarded_for_both_gains() -> None:
    t = city_hall("mine", "farm").set_passed(1).set_deck("king").choose("play:mine:hand")
    t.choose("give:farm")
    assert t.discard() == ("farm",)
    assert t.hand(0) == ("king",)
    assert t.points(0) == 1


def test_alone_the_card_is_discarded_for_both_gains() -> None:
    t = city_hall("mine", "farm", players=1).set_deck("king").choose("play:mine:hand")
    t.choose("give:farm")
    assert "farm" in t.discard()
    assert t.hand(0) == ("king",)
    assert t.points(0) == 1


# With others -----------------------------------------------------------------------------------


def test_museum_and_city_hall_answer_to_each_other() -> None:
    t = city_hall("museum", "farm").set_deck("king").choose("play:museum:hand")
    t.choose("give:farm")  # the Museum does not answer to itself
    assert t.seat() == 1
    assert t.hand(0) == ("king",)
    t = city_hall("city_hall", "farm").set_city(0, "museum").choose("play:city_hall:hand")
    assert t.offers() == ["choose:draw", "done"]
    assert t.choose("done").seat() == 1


def test_a_courthouse_answers_to_it_too() -> None:
    t = city_hall("city_hall").set_city(0, "courthouse").set_resources(0, twig=2, resin=1, pebble=1)
    t.choose("play:city_hall:hand").choose("gain:twig")
    assert t.resources(0)["twig"] == 1

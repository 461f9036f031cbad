"""Compass: activate up to 2 tan cards again; a point for each tan card."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import PLAIN, adorned, pearlbrook


def test_up_to_two_different_tan_cards_act_again() -> None:
    t = adorned("compass", "wanderer", "wanderer", "farm").choose("adorn:compass")
    t.choose("activate:wanderer").choose("activate:wanderer")
    assert len(t.hand(0)) == 6
    assert t.seat() == 1


def test_it_is_a_permission() -> None:
    t = adorned("compass", "wanderer").choose("adorn:compass")
    assert t.offers() == ["activate:wanderer", "done"]
    assert t.choose("done").hand(0) == ()


def test_it_asks_for_a_tan_card() -> None:
    asked = adorned("compass", "wanderer", "bard").choose("adorn:compass").game.decision
    assert asked is not None
    assert asked.prompt == "activate-tan"


def test_none_acts_twice() -> None:
    t = adorned("compass", "wanderer", "bard").set_hand(0, "farm").choose("adorn:compass")
    t.choose("activate:wanderer")
    assert t.offers() == ["activate:bard", "done"]


def test_other_colours_do_not_act() -> None:
    assert adorned("compass", "farm", "inn").choose("adorn:compass").seat() == 1


def test_a_messenger_gives_its_card_and_point_and_stays_where_it_is() -> None:
    t = adorned("compass").set_city(0, "farm", "inn").set_hand(0, "messenger")
    t.set_resources(0, berry=2).choose("play:messenger:hand").choose("share:inn").set_turn(0)
    t.set_hand(0).choose("adorn:compass").choose("activate:messenger")
    assert len(t.hand(0)) == 1
    assert t.points(0) == 2
    assert t.game.players[0].city[2].host == 1


def test_ruins_do_all_of_their_text_again() -> None:
    t = adorned("compass", "ruins", "mine", "farm").choose("adorn:compass")
    t.choose("activate:ruins").choose("discard:city:mine")
    assert t.city(0) == ("ruins", "farm")
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 1, "berry": 0}
    assert len(t.hand(0)) == 2


def test_a_card_that_cannot_carry_out_its_effect_is_not_chosen() -> None:
    assert adorned("compass", "ruins").choose("adorn:compass").seat() == 1


def test_a_main_road_never_acts_again() -> None:
    t = pearlbrook(2, "newleaf", **PLAIN).set_aside(0, "adornments", "compass")
    t.set_tokens(0, pearl=1).set_city(0, "main_road")
    assert t.choose("adorn:compass").seat() == 1


def test_a_fool_has_nothing_to_do_again() -> None:
    assert adorned("compass", "fool").choose("adorn:compass").seat() == 1


def test_a_pirate_sails_out_again() -> None:
    t = adorned("compass", "pirate").set_hand(0, "farm", "farm").set_deck("king")
    t.choose("adorn:compass").choose("activate:pirate").choose("discard:farm").choose("done")
    assert sorted(t.hand(0)) == ["farm", "king"]


def test_a_point_for_each_tan_card() -> None:
    t = adorned("compass", "fool", "ruins", "farm").choose("adorn:compass").choose("done")
    assert t.score(0).parts["adornments"] == 2

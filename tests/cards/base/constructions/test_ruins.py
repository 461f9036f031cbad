"""Ruins: they replace a construction, whose cost is regained, and draw two cards."""

from __future__ import annotations

from everdell.testing import Table, table

FULL_CITY = (*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "crane")


def ruins_and(*city: str) -> Table:
    return table().set_city(0, *city).set_hand(0, "ruins")


def test_a_construction_is_discarded_for_its_cost_and_two_cards_are_drawn() -> None:
    t = ruins_and("theater").set_deck("king", "queen", "farm").choose("play:ruins:hand")
    assert t.city(0) == ("ruins",)
    assert t.discard() == ("theater",)
    assert t.resources(0) == {"twig": 3, "resin": 1, "pebble": 1, "berry": 0}
    assert t.hand(0) == ("king", "queen")


def test_the_player_chooses_the_construction_and_must_choose_one() -> None:
    t = ruins_and("theater", "farm", "king", "farm").choose("play:ruins:hand")
    assert t.offers() == ["demolish:theater", "demolish:farm"]


def test_without_a_construction_they_cannot_be_played() -> None:
    assert "play:ruins:hand" not in ruins_and("king", "wanderer").offers()


def test_constructions_of_other_cities_do_not_count() -> None:
    assert "play:ruins:hand" not in ruins_and().set_city(1, "farm").offers()


def test_a_crane_that_pays_for_them_has_left_and_cannot_be_demolished() -> None:
    t = ruins_and("crane")
    assert "play:ruins:hand" in t.offers()
    assert "play:ruins:hand:crane" not in t.offers()


def test_they_take_the_place_of_a_construction_in_a_full_city() -> None:
    t = ruins_and(*FULL_CITY).set_deck("king", "queen")
    t.choose("play:ruins:hand").choose("demolish:mine")
    assert len(t.city(0)) == 15
    assert t.city(0).count("mine") == 2
    assert t.city(0).count("ruins") == 1
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 1, "berry": 0}
    assert t.hand(0) == ("king", "queen")


def test_the_full_cost_is_regained_whatever_was_paid() -> None:
    t = table().set_city(0, "crane").set_hand(0, "ruins", "mine")
    t.choose("play:mine:hand:crane").set_turn(0).choose("play:ruins:hand")
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 1 + 1, "berry": 0}


def test_other_ruins_may_be_demolished_for_nothing() -> None:
    t = ruins_and("ruins").choose("play:ruins:hand")
    assert t.city(0) == ("ruins",)
    assert sum(t.resources(0).values()) == 0
    assert len(t.hand(0)) == 2


def test_tokens_on_the_construction_are_lost() -> None:
    t = ruins_and("clock_tower").set_on(0, "clock_tower", point=3).choose("play:ruins:hand")
    assert t.on(0, "ruins") == {}
    assert t.score(0).parts["tokens"] == 0


def test_its_occupied_token_is_lost_and_does_not_pass_on() -> None:
    t = ruins_and("farm").set_on(0, "farm", occupied=True).choose("play:ruins:hand")
    assert not t.occupied(0, "ruins")


def test_achieved_events_are_kept() -> None:
    t = ruins_and("inn", "lookout", "chapel").choose("event:grand_tour").set_turn(0)
    t.choose("play:ruins:hand").choose("demolish:lookout")
    assert t.events(0) == ("grand_tour",)
    assert t.score(0).parts["events"] == 3


def test_they_draw_no_further_than_the_hand_limit() -> None:
    t = table().set_city(0, "mine").set_hand(0, "ruins", *["farm"] * 7)
    assert len(t.choose("play:ruins:hand").hand(0)) == 8


def test_they_may_come_from_the_meadow() -> None:
    t = table().set_city(0, "mine").set_meadow("ruins").set_deck("bard", "king", "queen")
    t.choose("play:ruins:meadow")
    assert t.meadow()[0] == "bard"  # refilled before the two cards are drawn
    assert t.hand(0) == ("king", "queen")


# Workers on the demolished construction --------------------------------------------------------


def test_an_own_visitor_moves_onto_them_without_acting_and_comes_home() -> None:
    t = ruins_and("lookout").set_on(0, "lookout", workers=(0,)).set_workers(0, 0)
    t.choose("play:ruins:hand").set_turn(0)
    assert t.standing(0, "ruins") == (0,)
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 1, "berry": 0}
    t.choose("prepare")
    assert t.standing(0, "ruins") == ()
    assert t.workers(0) == 1 + 1


def test_an_opponents_visitor_moves_onto_them_and_comes_home() -> None:
    t = ruins_and("inn").set_on(0, "inn", workers=(1,)).set_workers(1, 0)
    t.choose("play:ruins:hand")
    assert t.standing(0, "ruins") == (1,)
    t.choose("prepare")
    assert t.standing(0, "ruins") == ()
    assert t.workers(1) == 1 + 1


def test_a_permanent_worker_is_lost() -> None:
    t = ruins_and("monastery").set_on(0, "monastery", settled=(0,)).set_workers(0, 0)
    t.choose("play:ruins:hand").set_turn(0)
    assert t.standing(0, "ruins") == ()
    assert t.choose("prepare").workers(0) == 1


def test_a_permanent_worker_of_the_university_is_lost_and_its_visitor_is_not() -> None:
    t = ruins_and("university").set_on(0, "university", workers=(0,), settled=(0, 0))
    t.set_workers(0, 0).choose("play:ruins:hand").set_turn(0)
    assert t.standing(0, "ruins") == (0,)
    assert t.choose("prepare").workers(0) == 1 + 1


def test_they_take_no_worker_themselves() -> None:
    assert "visit:city:0:ruins" not in table().set_city(0, "ruins").offers()

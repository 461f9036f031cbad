"""Foresight: two cards after every critter, a resource after every construction."""

from __future__ import annotations

from everdell.testing import Table, table

SEVEN = ("inn",) * 3 + ("mine",) * 3 + ("judge",)


def foresight_and(*hand: str) -> Table:
    t = table(boxes=("base", "legends")).set_city(0, "foresight").set_hand(0, *hand)
    t.set_resources(0, twig=3, resin=3, pebble=3, berry=3)
    return t.set_deck("king", "queen", "castle")


def test_after_a_critter_two_cards_are_drawn() -> None:
    t = foresight_and("wife").choose("play:wife:hand")
    assert sorted(t.hand(0)) == ["king", "queen"]
    assert t.seat() == 1


def test_after_a_construction_a_resource_of_choice_is_gained() -> None:
    t = foresight_and("crane").choose("play:crane:hand")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:berry")
    assert t.resources(0) == {"twig": 3, "resin": 3, "pebble": 2, "berry": 4}
    assert t.hand(0) == ()


def test_not_for_foresight_itself() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", "foresight")
    t.set_resources(0, berry=4).set_deck("king", "queen").choose("play:foresight:legends")
    assert t.hand(0) == ()


def test_taking_the_historians_place_brings_nothing_either() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", "foresight")
    t.set_city(0, "historian").set_deck("king", "queen").choose("play:foresight:legends")
    assert t.city(0) == ("foresight",)
    assert t.hand(0) == ()


def test_it_comes_after_the_cards_own_effect() -> None:
    t = foresight_and("wanderer", *SEVEN[:4]).set_deck("king", "queen", "castle", "farm", "farm")
    t.choose("play:wanderer:hand")
    assert sorted(t.hand(0)) == sorted([*SEVEN[:4], "king", "queen", "castle", "farm"])


def test_draws_stop_at_the_hand_limit() -> None:
    t = foresight_and("wife", *SEVEN).choose("play:wife:hand")
    assert sorted(t.hand(0)) == sorted([*SEVEN, "king"])


def test_a_fool_in_another_city_counts() -> None:
    t = foresight_and("fool").choose("play:fool:hand")
    assert t.city(1) == ("fool",)
    assert sorted(t.hand(0)) == ["king", "queen"]


def test_cards_of_others_do_not_count() -> None:
    t = foresight_and().set_hand(1, "wife").set_resources(1, berry=2).set_turn(1)
    t.choose("play:wife:hand")
    assert t.hand(0) == ()


def test_another_legend_counts() -> None:
    t = foresight_and().set_aside(0, "legends", "silver_scale_spring")
    t.choose("play:silver_scale_spring:legends").choose("gain:twig")
    assert t.resources(0) == {"twig": 4, "resin": 3, "pebble": 2, "berry": 3}


def test_it_does_not_answer_in_production() -> None:
    t = foresight_and().set_workers(0, 0).choose("prepare")
    assert t.hand(0) == ()

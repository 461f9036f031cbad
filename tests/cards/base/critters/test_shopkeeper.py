"""Shopkeeper: a berry for every critter played into one's city."""

from __future__ import annotations

from everdell.testing import table


def test_every_critter_played_brings_a_berry() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "wife", "husband")
    t.set_resources(0, berry=5).choose("play:wife:hand").set_turn(0)
    assert t.resources(0)["berry"] == 4
    t.choose("play:husband:hand")
    assert t.resources(0)["berry"] == 2


def test_a_construction_brings_nothing() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "crane").set_resources(0, pebble=1)
    t.choose("play:crane:hand")
    assert t.resources(0)["berry"] == 0


def test_it_does_not_answer_to_itself() -> None:
    t = table().set_hand(0, "shopkeeper").set_resources(0, berry=2)
    t.choose("play:shopkeeper:hand")
    assert t.resources(0)["berry"] == 0


def test_it_does_not_answer_to_critters_of_opponents() -> None:
    t = table(players=3).set_city(0, "shopkeeper").set_hand(1, "wife").set_resources(1, berry=2)
    t.set_turn(1).choose("play:wife:hand")
    assert t.resources(0)["berry"] == t.resources(1)["berry"] == 0


def test_it_does_not_answer_to_a_fool_sent_into_another_city() -> None:
    t = table(players=3).set_city(0, "shopkeeper").set_hand(0, "fool").set_resources(0, berry=3)
    t.choose("play:fool:hand").choose("city:1")
    assert t.resources(0)["berry"] == 0


def test_the_berry_cannot_help_to_pay_for_the_critter() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "wife").set_resources(0, berry=1)
    assert not [id for id in t.offers() if id.startswith("play:wife:hand")]


def test_the_berry_comes_after_the_critters_own_effect() -> None:
    t = table().set_city(0, "shopkeeper").set_hand(0, "monk").set_resources(0, berry=1)
    t.choose("play:monk:hand")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert t.resources(0)["berry"] == 1


def test_a_critter_let_in_for_free_counts() -> None:
    t = table().set_city(0, "shopkeeper", "farm").set_hand(0, "wife")
    t.choose("play:wife:hand:occupy")
    assert t.resources(0)["berry"] == 1


def test_a_critter_played_by_the_queen_counts() -> None:
    t = table().set_city(0, "shopkeeper", "queen").set_hand(0, "wife")
    t.choose("visit:city:0:queen").choose("play:wife:hand")
    assert t.resources(0)["berry"] == 1


def test_coming_with_a_pigeon_it_does_not_answer_to_that_pigeon() -> None:
    t = table().set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    t.set_deck("shopkeeper", "farm")
    t.choose("play:postal_pigeon:hand").choose("play:shopkeeper:revealed")
    assert t.resources(0)["berry"] == 0


def test_it_does_not_answer_from_the_dungeon() -> None:
    t = table().set_city(0, "shopkeeper", "dungeon").set_hand(0, "husband")
    t.choose("play:husband:hand:dungeon")
    assert t.resources(0)["berry"] == 0


def test_with_a_historian_both_answer_without_asking() -> None:
    t = table().set_city(0, "historian", "shopkeeper").set_hand(0, "wife")
    t.set_resources(0, berry=2).set_deck("king").choose("play:wife:hand")
    assert t.seat() == 1
    assert t.hand(0) == ("king",)
    assert t.resources(0)["berry"] == 1

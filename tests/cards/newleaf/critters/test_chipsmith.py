"""Chipsmith: a worker lets two different green cards act."""

from __future__ import annotations

from everdell.testing import Table, table


def chipsmith(*city: str, boxes: tuple[str, ...] = ("base", "newleaf")) -> Table:
    return table(boxes=boxes).set_city(0, "chipsmith", *city)


def test_two_different_green_cards_act() -> None:
    t = chipsmith("farm", "mine", "inn").choose("visit:city:0:chipsmith")
    assert t.offers() == ["activate:farm", "activate:mine", "done"]
    t.choose("activate:mine")
    assert t.offers() == ["activate:farm", "done"]
    t.choose("activate:farm")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 1}
    assert t.seat() == 1


def test_with_a_single_green_card_only_that_one_acts() -> None:
    t = chipsmith("mine").choose("visit:city:0:chipsmith").choose("activate:mine")
    assert t.seat() == 1
    assert t.resources(0)["pebble"] == 1


def test_a_worker_may_come_even_when_nothing_can_be_activated() -> None:
    t = chipsmith("inn").choose("visit:city:0:chipsmith")
    assert t.seat() == 1
    assert t.standing(0, "chipsmith") == (0,)


def test_it_is_a_permission() -> None:
    t = chipsmith("mine").choose("visit:city:0:chipsmith").choose("done")
    assert t.resources(0)["pebble"] == 0


def test_legends_cannot_be_activated() -> None:
    t = chipsmith("mcgregors_market", "mine", boxes=("base", "legends", "newleaf"))
    t.choose("visit:city:0:chipsmith")
    assert t.offers() == ["activate:mine", "done"]


def test_it_holds_one_worker_who_comes_back_when_preparing() -> None:
    t = chipsmith().set_workers(0, 2).choose("visit:city:0:chipsmith").set_turn(0)
    assert "visit:city:0:chipsmith" not in t.offers()
    t.set_workers(0, 0).choose("prepare")
    assert t.standing(0, "chipsmith") == ()
    assert t.workers(0) == 1 + 1


def test_each_of_two_is_a_place_of_its_own() -> None:
    t = chipsmith("chipsmith", "mine").choose("visit:city:0:chipsmith").choose("done")
    assert "visit:city:0:chipsmith:2" in t.set_turn(0).offers()


def test_opponents_may_not_use_it() -> None:
    t = table(boxes=("base", "newleaf")).set_city(1, "chipsmith", "mine").set_city(0, "mine")
    assert "visit:city:1:chipsmith" not in t.offers()


def test_it_does_nothing_when_it_is_played() -> None:
    t = chipsmith("mine").set_city(0, "mine").set_hand(0, "chipsmith").set_resources(0, berry=2)
    t.choose("play:chipsmith:hand")
    assert t.seat() == 1
    assert t.resources(0)["pebble"] == 0

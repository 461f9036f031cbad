"""Pirate Ship: sails to an opponent's city, for resources and points by that one's pearls."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import PLAIN, pearlbrook

from everdell.testing import Table

FULL = (*["mine"] * 3, *["twig_barge"] * 3, *["general_store"] * 3, *["storehouse"] * 3)


def ship(players: int = 2) -> Table:
    return pearlbrook(players).set_city(0, "pirate_ship")


@pytest.mark.parametrize(("pearls", "each"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_a_resource_and_a_point_for_each_pearl_there_three_at_most(pearls: int, each: int) -> None:
    t = ship().set_tokens(1, pearl=pearls).choose("visit:city:0:pirate_ship")
    for _ in range(each):
        t.choose("gain:pebble")
    assert t.resources(0)["pebble"] == each
    assert t.points(0) == each
    assert t.tokens(1)["pearl"] == pearls
    assert t.seat() == 1


def test_the_card_moves_with_the_worker() -> None:
    t = ship().choose("visit:city:0:pirate_ship")
    assert t.city(0) == ()
    assert t.city(1) == ("pirate_ship",)
    assert t.standing(1, "pirate_ship") == (0,)
    assert t.workers(0) == 1


def test_the_opponent_is_chosen() -> None:
    t = ship(3).set_tokens(2, pearl=1).choose("visit:city:0:pirate_ship")
    assert t.offers() == ["sail:1", "sail:2"]
    t.choose("sail:2").choose("gain:twig")
    assert t.city(2) == ("pirate_ship",)


def test_it_needs_an_empty_space_in_an_opponents_city() -> None:
    t = ship().set_city(1, *FULL, "king", "queen", "judge")
    assert "visit:city:0:pirate_ship" not in t.offers()


def test_only_the_player_in_whose_city_it_stands_uses_it() -> None:
    assert "visit:city:1:pirate_ship" not in pearlbrook().set_city(1, "pirate_ship").offers()


def test_the_new_owner_may_sail_on_once_the_worker_is_gone() -> None:
    t = ship().choose("visit:city:0:pirate_ship")
    assert "visit:city:1:pirate_ship" not in t.offers()
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.workers(0) == 2
    assert "visit:city:1:pirate_ship" in t.offers()
    t.choose("visit:city:1:pirate_ship")
    assert t.city(0) == ("pirate_ship",)


def test_it_counts_for_the_other_city() -> None:
    t = ship().choose("visit:city:0:pirate_ship")
    assert t.game.view(0)["players"][1]["spaces_used"] == 1
    assert t.game.view(0)["players"][0]["spaces_used"] == 0


def test_an_occupied_token_travels_along() -> None:
    t = ship().set_on(0, "pirate_ship", occupied=True).choose("visit:city:0:pirate_ship")
    assert t.occupied(1, "pirate_ship")


def test_a_messenger_does_not_travel() -> None:
    t = ship().set_city(0, "pirate_ship", "farm").set_hand(0, "messenger").set_resources(0, berry=2)
    t.choose("play:messenger:hand").choose("share:pirate_ship").set_turn(0)
    t.choose("visit:city:0:pirate_ship")
    assert t.city(0) == ("farm", "messenger")
    assert t.city(1) == ("pirate_ship",)
    assert t.game.players[0].city[2].host == 1


def test_a_messenger_that_stood_alone_there_joins_it() -> None:
    t = ship().set_city(1, "messenger").choose("visit:city:0:pirate_ship")
    assert t.game.players[1].city[0].host == 1


def test_a_ranger_may_take_the_worker_off_it() -> None:
    t = ship().choose("visit:city:0:pirate_ship").set_turn(0).set_hand(0, "ranger")
    t.set_resources(0, berry=2).choose("play:ranger:hand").choose("visit:basic_pebble")
    assert t.standing(1, "pirate_ship") == ()


def test_a_conductor_cannot_copy_it() -> None:
    t = pearlbrook(2, "newleaf", **PLAIN).set_city(0, "conductor").set_city(1, "pirate_ship")
    assert t.choose("visit:city:0:conductor").seat() == 1
    assert t.city(1) == ("pirate_ship",)


def test_cats_do_not_use_it() -> None:
    t = pearlbrook(2, "newleaf", powers="dealt", **PLAIN).set_aside(0, "power")
    t.set_aside(1, "power").set_power(0, "cats").set_city(1, "pirate_ship")
    t.set_on(1, "pirate_ship", workers=(1,))
    assert "visit:city:1:pirate_ship" not in t.offers()

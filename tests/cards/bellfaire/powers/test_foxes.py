"""Foxes: from the forest they follow an opponent anywhere."""

from __future__ import annotations

import pytest
from tests.rulebook.bellfaire.powers_sitting import finish, with_power

from everdell.testing import Table

BERRIES = "forest_three_berries"


def foxes(players: int = 2, *more: str) -> Table:
    return with_power("foxes", players, *more).set_forest(BERRIES, "forest_two_any")


def test_a_location_that_an_opponent_holds_instead_of_the_forest_card() -> None:
    t = foxes().set_turn(1).choose("visit:basic_pebble").choose(f"visit:{BERRIES}")
    assert t.offers() == ["copy:basic_pebble", "done"]
    t.choose("copy:basic_pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}
    assert t.at(BERRIES) == (0,)
    assert t.at("basic_pebble") == (1,)


def test_it_may_be_declined() -> None:
    t = foxes().set_turn(1).choose("visit:basic_pebble").choose(f"visit:{BERRIES}").choose("done")
    assert t.resources(0)["berry"] == 3


def test_where_no_opponent_stands_there_is_nothing_to_follow() -> None:
    t = foxes().choose("visit:basic_pebble").set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3
    assert t.seat() == 1


def test_only_from_the_forest() -> None:
    t = foxes().set_turn(1).choose("visit:basic_pebble").choose("visit:basic_three_twigs")
    assert t.resources(0)["twig"] == 3
    assert t.seat() == 1


def test_a_forest_card_that_is_taken_is_closed_to_them() -> None:
    t = foxes().set_turn(1).choose(f"visit:{BERRIES}")
    assert f"visit:{BERRIES}" not in t.offers()


def test_another_forest_card() -> None:
    t = foxes().set_turn(1).choose(f"visit:{BERRIES}").choose("visit:forest_two_any")
    t.choose(f"copy:{BERRIES}")
    assert t.resources(0)["berry"] == 3


def test_a_red_card_of_an_opponent_who_gains_nothing() -> None:
    t = foxes().set_city(1, "inn").set_on(1, "inn", workers=(1,)).set_meadow(*["farm"] * 8)
    t.set_turn(0).choose(f"visit:{BERRIES}").choose("copy:1:inn")
    assert t.city(0) == ("farm",)
    assert t.points(1) == 0
    assert t.standing(1, "inn") == (1,)


def test_a_closed_red_card_is_used_as_if_it_were_their_own() -> None:
    t = foxes().set_city(1, "university", "farm").set_on(1, "university", workers=(1,))
    t.set_city(0, "mine").set_turn(0).choose(f"visit:{BERRIES}").choose("copy:1:university")
    finish(t, 0)
    assert t.city(0) == ()
    assert t.city(1) == ("university", "farm")


def test_an_own_red_card_where_an_opponent_stands() -> None:
    t = foxes().set_city(0, "inn").set_on(0, "inn", workers=(1,)).set_meadow(*["farm"] * 8)
    t.set_turn(0).choose(f"visit:{BERRIES}").choose("copy:0:inn")
    assert "farm" in t.city(0)


def test_a_red_card_where_only_they_stand_is_not_followed() -> None:
    t = foxes().set_city(1, "inn").set_on(1, "inn", workers=(0,)).set_meadow(*["farm"] * 8)
    t.set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3


@pytest.mark.parametrize("card", ["chapel", "storehouse"])
def test_never_these_cards(card: str) -> None:
    t = foxes().set_city(1, card).set_on(1, card, workers=(1,), twig=3)
    t.set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3


@pytest.mark.parametrize("card", ["cemetery", "monastery"])
def test_never_a_place_for_good(card: str) -> None:
    t = foxes().set_city(1, card).set_on(1, card, settled=(1,)).set_resources(0, twig=2)
    t.set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3


def test_never_a_pirate_ship() -> None:
    t = foxes(2, "pearlbrook").set_city(1, "pirate_ship").set_on(1, "pirate_ship", workers=(1,))
    t.set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3


def test_never_an_event_nor_the_journey() -> None:
    t = foxes().set_season(0, "autumn").set_season(1, "autumn").set_hand(1, *["farm"] * 5)
    t.set_hand(0, *["wife"] * 4, "husband").set_city(1, *["inn"] * 3)
    t.set_turn(1).choose("visit:journey_5")
    t.set_turn(1).choose("event:grand_tour").set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3


def test_what_cannot_be_done_is_not_offered() -> None:
    t = foxes().set_city(1, "inn").set_on(1, "inn", workers=(1,))
    t.set_meadow("king", "king", "castle", "castle", "palace", "palace", "ever_tree", "ever_tree")
    t.set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3


def test_the_station_that_an_opponent_visits() -> None:
    t = foxes(2, "newleaf").set_turn(1).choose("visit:knoll")
    finish(t, 1)
    t.choose(f"visit:{BERRIES}")
    assert "copy:knoll" in t.offers()


def test_not_the_forest_of_the_lizards() -> None:
    t = foxes().set_power(1, "lizards")
    own = t.offers()[0]
    t.choose(own).set_turn(1).choose("visit", own.split(":")[1])
    finish(t, 1)
    t.set_turn(0).choose(f"visit:{BERRIES}")
    assert t.resources(0)["berry"] == 3


def test_alone_they_follow_rugwort() -> None:
    t = with_power("foxes", 1).set_forest("forest_two_any", BERRIES).choose(f"visit:{BERRIES}")
    t.choose("copy:basic_three_twigs")
    assert t.resources(0)["twig"] == 3

"""Cats: their workers go where an opponent stands already."""

from __future__ import annotations

import pytest
from tests.rulebook.newleaf.sitting import newleaf, with_power

from everdell.testing import Table


def cats(players: int = 2, *more: str) -> Table:
    return with_power("cats", players, *more)


def blocked(place: str, t: Table | None = None) -> Table:
    t = (cats() if t is None else t).set_turn(1).choose(f"visit:{place}")
    while t.seat() == 1:
        t.choose(t.offers()[0])
    return t


def test_a_basic_location_that_an_opponent_holds() -> None:
    t = blocked("basic_pebble").choose("visit:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.at("basic_pebble") == (0, 1)


def test_a_forest_location_that_an_opponent_holds() -> None:
    t = blocked("forest_three_berries", cats().set_forest("forest_three_berries"))
    t.choose("visit:forest_three_berries")
    assert t.resources(0)["berry"] == 3


def test_others_may_not() -> None:
    t = cats().choose("visit:basic_pebble")
    assert "visit:basic_pebble" not in t.offers()


def test_their_own_worker_is_in_the_way() -> None:
    t = cats().choose("visit:basic_pebble").set_turn(0)
    assert "visit:basic_pebble" not in t.offers()


def test_once_the_opponent_has_left_they_hold_the_place() -> None:
    t = blocked("basic_pebble").choose("visit:basic_pebble").set_workers(1, 0).set_turn(1)
    t.choose("prepare").set_turn(1)
    assert t.at("basic_pebble") == (0,)
    assert "visit:basic_pebble" not in t.offers()


def test_no_journey_and_no_event() -> None:
    t = cats().set_season(0, "autumn").set_season(1, "autumn").set_hand(1, *["farm"] * 5)
    t.set_hand(0, *["wife"] * 4, "husband").set_turn(1).choose("visit:journey_5")
    assert t.seat() == 0
    assert "visit:journey_5" not in t.offers()


def test_an_open_red_card_that_is_taken_pays_its_owner() -> None:
    t = cats(3).set_city(1, "inn").set_meadow("farm", "farm")
    t.set_on(1, "inn", workers=(2,)).set_turn(0).choose("visit:city:1:inn")
    assert t.points(1) == 1


def test_a_closed_red_card_only_while_an_opponent_stands_there() -> None:
    t = cats().set_city(1, "queen").set_turn(0)
    assert "visit:city:1:queen" not in t.offers()
    t.set_on(1, "queen", workers=(1,)).set_turn(0).set_hand(0, "farm").choose("visit:city:1:queen")
    t.choose("play:farm:hand")
    assert t.city(0) == ("farm",)  # as if the Queen stood in one's own city
    assert t.points(1) == 0


def test_a_university_discards_a_card_of_the_visitors_city() -> None:
    t = cats().set_city(1, "university").set_on(1, "university", workers=(1,))
    t.set_city(0, "farm").set_turn(0).choose("visit:city:1:university")
    t.choose("gain:berry")
    assert t.city(0) == ()
    assert t.city(1) == ("university",)


def test_a_chipsmith_lets_green_cards_of_the_visitors_city_act() -> None:
    t = cats().set_city(1, "mine", "chipsmith").set_on(1, "chipsmith", workers=(1,))
    t.set_city(0, "farm", "twig_barge").set_turn(0).choose("visit:city:1:chipsmith")
    assert t.offers() == ["activate:farm", "activate:twig_barge", "done"]
    t.choose("activate:farm").choose("activate:twig_barge")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 1}
    assert t.resources(1)["pebble"] == 0


def test_on_a_place_for_good_they_stay_for_good() -> None:
    t = cats().set_city(1, "monastery").set_on(1, "monastery", settled=(1,))
    t.set_resources(0, twig=2).set_turn(0).choose("visit:city:1:monastery")
    assert t.standing(1, "monastery") == (1, 0)


def test_where_one_of_them_stays_for_good_no_second_one_comes() -> None:
    t = cats().set_city(1, "monastery").set_on(1, "monastery", settled=(1, 0))
    t.set_resources(0, twig=2).set_turn(0)
    assert "visit:city:1:monastery" not in t.offers()


def test_of_ones_own_city_a_red_card_that_an_opponent_holds() -> None:
    t = cats().set_city(0, "inn").set_on(0, "inn", workers=(1,)).set_meadow(*["farm"] * 8)
    t.set_turn(0).choose("visit:city:0:inn")  # a Farm is all there is
    assert t.standing(0, "inn") == (1, 0)
    assert t.points(0) == 0


def test_a_taken_hotel_pays_its_owner_two() -> None:
    t = cats(3).set_city(1, "hotel").set_on(1, "hotel", workers=(2,))
    t.set_turn(0).choose("visit:city:1:hotel")
    assert t.points(1) == 2


def test_with_two_spots_only_where_both_are_taken_by_others() -> None:
    t = cats(4).set_forest("forest_three_berries")
    for seat in (1, 2):
        t.set_turn(seat).choose("visit:forest_three_berries")
    assert "visit:forest_three_berries" not in t.set_turn(3).offers()
    t.set_turn(0).choose("visit:forest_three_berries")
    assert t.at("forest_three_berries") == (0, 1, 2)
    assert "visit:forest_three_berries" not in t.set_turn(0).offers()


def test_station_and_knoll_take_one_of_them_as_of_others() -> None:
    t = cats().set_turn(1).choose("visit:knoll")
    while t.seat() == 1:
        t.choose(t.offers()[0])
    assert "visit:knoll" in t.offers()
    t.choose("visit:knoll")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    assert "visit:knoll" not in t.set_turn(0).offers()


def test_a_conductor_of_an_opponent_copies_as_if_it_were_ones_own() -> None:
    t = cats(3).set_city(1, "conductor", "lookout").set_on(1, "conductor", workers=(1,))
    t.set_city(2, "queen").set_turn(0).choose("visit:city:1:conductor")
    assert t.offers() == ["copy:1:lookout", "copy:2:queen", "done"]
    t.choose("copy:1:lookout").choose("copy:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.points(1) == 0


def test_a_worker_moved_by_a_ticket_may_join_an_opponent() -> None:
    t = newleaf(powers="dealt", newleaf_reservations="off")
    for seat in (0, 1):
        t.set_aside(seat, "power")
    t.set_power(0, "cats").choose("visit:basic_berry").choose("visit:basic_pebble").choose("ticket")
    t.choose("visit:basic_pebble")
    assert t.at("basic_pebble") == (0, 1)


@pytest.mark.parametrize("card", ["chapel", "storehouse"])
def test_not_in_an_opponents_city(card: str) -> None:
    t = cats().set_city(1, card).set_on(1, card, workers=(1,), twig=3).set_turn(0)
    assert f"visit:city:1:{card}" not in t.offers()


def test_not_on_an_opponents_legend() -> None:
    t = cats(2, "legends").set_city(1, "the_green_acorn").set_on(1, "the_green_acorn", workers=(1,))
    t.set_hand(0, "farm").set_resources(0, twig=9, resin=9).set_turn(0)
    assert "visit:city:1:the_green_acorn" not in t.offers()


def test_alone_they_join_rugwort() -> None:
    t = cats(1)
    assert t.at("basic_three_twigs") == (1,)
    t.choose("visit:basic_three_twigs")
    assert t.resources(0)["twig"] == 3


def test_once_the_owner_has_left_they_hold_the_card() -> None:
    t = cats().set_city(1, "queen").set_on(1, "queen", workers=(1,)).set_hand(0, "farm")
    t.set_turn(0).choose("visit:city:1:queen").choose("done")
    t.set_workers(1, 0).set_turn(1).choose("prepare").set_turn(1)
    assert t.standing(1, "queen") == (0,)
    assert "visit:city:1:queen" not in t.offers()


def test_a_cemetery_of_an_opponent_keeps_them_for_good() -> None:
    t = cats().set_city(1, "cemetery").set_on(1, "cemetery", settled=(1,))
    t.set_turn(0).choose("visit:city:1:cemetery")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    assert t.standing(1, "cemetery") == (1, 0)
    assert len(t.city(0)) <= 1

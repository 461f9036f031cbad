"""Train tickets: a deployed worker goes on to another place, in place of an action."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.newleaf.sitting import newleaf


def away(season: str = "winter") -> Table:
    t = newleaf(newleaf_reservations="off").set_season(0, season)
    return t.choose("visit:basic_pebble").set_turn(0)


def test_a_worker_moves_on_and_the_new_place_acts() -> None:
    t = away().choose("ticket")
    assert t.prompt() == "place-worker"
    t.choose("visit:basic_three_twigs")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 1, "berry": 0}
    assert t.at("basic_pebble") == ()
    assert t.at("basic_three_twigs") == (0,)
    assert t.seat() == 1


def test_of_several_workers_one_is_chosen() -> None:
    t = away().choose("visit:basic_berry").set_turn(0).choose("ticket")
    assert sorted(t.offers()) == ["lift:basic_berry", "lift:basic_pebble"]


def test_it_must_be_another_place() -> None:
    t = away().choose("ticket")
    assert "visit:basic_pebble" not in t.offers()


def test_without_a_worker_out_there_is_nothing_to_move() -> None:
    assert "ticket" not in newleaf().offers()


def test_it_can_be_used_twice() -> None:
    t = away()
    assert t.tokens(0)["ticket"] == 2
    t.choose("ticket").choose("visit:basic_berry")
    assert t.tokens(0)["ticket"] == 1
    t.set_season(0, "summer").set_turn(0).choose("visit:basic_pebble").set_turn(0)
    t.choose("ticket").choose("visit:basic_berry")
    assert t.tokens(0)["ticket"] == 0
    assert "ticket" not in t.set_turn(0).offers()


@pytest.mark.parametrize(
    ("season", "legal"), [("winter", False), ("spring", False), ("summer", True), ("autumn", True)]
)
def test_the_way_back_only_once_summer_has_been_prepared(season: str, legal: bool) -> None:
    t = away(season).set_tokens(0, ticket=1)
    assert ("ticket" in t.offers()) is legal


@pytest.mark.parametrize("season", ["winter", "spring", "summer", "autumn"])
def test_the_way_out_in_any_season(season: str) -> None:
    assert "ticket" in away(season).offers()


def test_a_worker_who_stays_for_good_cannot_be_moved() -> None:
    t = newleaf().set_city(0, "monastery").set_on(0, "monastery", settled=(0,))
    assert "ticket" not in t.set_turn(0).offers()


def test_a_worker_of_the_journey_can_be_moved() -> None:
    t = newleaf().set_season(0, "autumn").set_hand(0, "farm", "farm").choose("visit:journey_2")
    while t.seat() == 0:
        t.choose("discard:farm")
    t.set_turn(0).choose("ticket")
    assert "visit:journey_2" not in t.offers()


def test_an_event_stays_achieved_when_its_worker_moves_off() -> None:
    t = newleaf().set_city(0, *["inn"] * 3).choose("event:grand_tour").set_turn(0)
    t.choose("ticket").choose("visit:basic_berry")
    assert t.events(0) == ("grand_tour",)


def test_it_works_without_the_station() -> None:
    t = newleaf(newleaf_board="cards_only").choose("visit:basic_pebble").set_turn(0)
    assert "ticket" in t.offers()


def test_tables_may_do_without_them() -> None:
    t = newleaf(newleaf_tickets="off").choose("visit:basic_pebble").set_turn(0)
    assert "ticket" not in t.offers()
    assert "ticket" not in t.tokens(0)


def test_it_is_the_action_of_the_turn_and_needs_no_worker_at_home() -> None:
    t = away().set_workers(0, 0).choose("ticket").choose("visit:basic_three_twigs")
    assert t.seat() == 1
    assert t.workers(0) == 0


def test_the_usual_rules_of_placing_hold() -> None:
    t = away().set_turn(1).choose("visit:basic_three_twigs").set_turn(0).choose("ticket")
    assert "visit:basic_three_twigs" not in t.offers()  # an opponent stands there
    assert "visit:journey_2" not in t.offers()  # it is not autumn
    assert "event:grand_tour" not in t.offers()


def test_a_worker_may_go_on_to_an_event() -> None:
    t = away().set_city(0, *["inn"] * 3).choose("ticket").choose("event:grand_tour")
    assert t.events(0) == ("grand_tour",)
    assert t.at("basic_pebble") == ()


def test_from_one_card_of_an_opponent_to_another() -> None:
    t = newleaf(newleaf_reservations="off").set_city(1, "hotel", "post_office")
    t.choose("visit:city:1:hotel").set_turn(0).set_hand(0, "farm", "mine").choose("ticket")
    assert "visit:city:1:hotel" not in t.offers()
    t.choose("visit:city:1:post_office")
    assert t.points(1) == 2 + 1
    assert t.standing(1, "hotel") == ()
    assert t.standing(1, "post_office") == (0,)


def test_another_copy_of_the_card_is_another_place() -> None:
    t = newleaf().set_city(0, "hotel", "hotel").choose("visit:city:0:hotel").set_turn(0)
    t.choose("ticket")
    assert "visit:city:0:hotel:2" in t.offers()
    assert "visit:city:0:hotel" not in t.offers()


def test_from_the_knoll_to_the_station() -> None:
    t = newleaf().choose("visit:knoll")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    t.set_turn(0).choose("ticket").choose("visit:station")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    assert (t.at("knoll"), t.at("station")) == ((), (0,))
    assert len(t.aside(0, "visitors")) == 1


def test_off_the_journey_its_points_go() -> None:
    t = newleaf().set_season(0, "autumn").set_hand(0, "farm", "farm").choose("visit:journey_2")
    assert t.score(0).parts["journey"] == 2
    t.set_turn(0).choose("ticket").choose("visit:basic_pebble")
    assert t.score(0).parts["journey"] == 0


def test_on_to_the_journey_cards_are_discarded_as_usual() -> None:
    t = away("autumn").set_hand(0, "farm", "farm", "mine").choose("ticket")
    t.choose("visit:journey_3")
    assert t.hand(0) == ()
    assert t.score(0).parts["journey"] == 3


def test_both_ways_may_be_used_in_one_season() -> None:
    t = away("autumn").choose("ticket").choose("visit:basic_three_twigs").set_turn(0)
    t.choose("ticket").choose("visit:basic_pebble")
    assert t.tokens(0)["ticket"] == 0
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 2, "berry": 0}


def test_a_new_season_brings_no_ticket_back() -> None:
    t = away().choose("ticket").choose("visit:basic_berry").set_turn(0)
    t.set_workers(0, 0).choose("prepare")
    assert t.tokens(0)["ticket"] == 1


def test_a_worker_whose_card_has_left_may_go_on() -> None:
    t = newleaf(newleaf_reservations="off").set_city(0, "hotel", "magician")
    t.choose("visit:city:0:hotel").set_turn(0).set_hand(0, "chip_sweep").set_resources(0, berry=3)
    t.choose("play:chip_sweep:hand").choose("discard:city:hotel").choose("gain:twig").set_turn(0)
    t.choose("ticket").choose("visit:basic_pebble")
    assert t.resources(0)["pebble"] == 1

"""A Well Run City: four points, and a deployed worker comes home at once."""

from __future__ import annotations

from everdell.testing import Table, table


def city() -> Table:
    return table().set_events("a_well_run_city").set_city(0, "chip_sweep", "clock_tower")


def test_a_deployed_worker_comes_home_and_may_be_placed_again() -> None:
    t = city().choose("visit", "basic_pebble").set_turn(0)
    t.choose("event", "a_well_run_city").choose("recall", "basic_pebble")
    assert t.workers(0) == 1
    assert t.resources(0)["pebble"] == 1  # nothing is given back
    t.set_turn(0).choose("visit", "basic_pebble")
    assert t.resources(0)["pebble"] == 2


def test_the_place_left_is_open_to_others() -> None:
    t = city().choose("visit", "basic_pebble").set_turn(0)
    t.choose("event", "a_well_run_city").choose("recall", "basic_pebble")
    assert t.seat() == 1
    assert "visit:basic_pebble" in t.offers()


def test_the_worker_on_the_event_may_be_the_one() -> None:
    t = city().choose("visit", "basic_pebble").set_turn(0).choose("event", "a_well_run_city")
    assert t.offers() == ["recall:basic_pebble", "recall:a_well_run_city"]
    t.choose("recall", "a_well_run_city")
    assert t.workers(0) == 1
    assert t.events(0) == ("a_well_run_city",)
    t.set_turn(0)
    assert "event:a_well_run_city" not in t.offers()


def test_the_worker_on_the_event_is_taken_when_it_is_the_only_one() -> None:
    t = city().choose("event", "a_well_run_city")
    assert t.seat() == 1
    assert t.workers(0) == 2


def test_workers_in_cities_may_come_home_but_not_permanent_ones() -> None:
    t = city().set_city(0, "chip_sweep", "clock_tower", "monastery", "queen").set_city(1, "inn")
    t.set_on(0, "monastery", settled=(0,)).set_on(0, "queen", workers=(0,))
    t.set_on(1, "inn", workers=(0,)).choose("event", "a_well_run_city")
    assert t.offers() == ["recall:a_well_run_city", "recall:city:0:queen", "recall:city:1:inn"]
    t.choose("recall", "inn")
    assert t.standing(1, "inn") == ()


def test_other_players_workers_are_not_yours_to_recall() -> None:
    t = city().set_turn(1).choose("visit", "basic_pebble").choose("event", "a_well_run_city")
    assert t.at("basic_pebble") == (1,)
    assert t.at("a_well_run_city") == ()


def test_a_worker_brought_home_from_the_journey_takes_its_points_along() -> None:
    t = city().set_season(0, "autumn").set_hand(0, "farm", "mine")
    t.choose("visit", "journey_2").set_turn(0)
    assert t.score(0).parts["journey"] == 2
    t.choose("event", "a_well_run_city").choose("recall", "journey_2")
    assert t.score(0).parts["journey"] == 0


def test_it_is_worth_four() -> None:
    t = city().choose("event", "a_well_run_city")
    assert t.score(0).parts["events"] == 4

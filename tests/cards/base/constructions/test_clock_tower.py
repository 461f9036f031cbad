"""Clock Tower: a token is spent to use a place again before the workers come home."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def tower_and_workers_on(*places: str, tokens: int = 3) -> Table:
    """The owner is about to prepare for spring, with workers on these places."""
    t = table().set_city(0, "clock_tower").set_on(0, "clock_tower", point=tokens)
    t.set_workers(0, len(places))
    for place in places:
        t.choose(f"visit:{place}").set_turn(0)
    return t


def test_three_tokens_are_put_on_it_when_it_is_played() -> None:
    t = table().set_hand(0, "clock_tower").set_resources(0, twig=3, pebble=1)
    t.choose("play:clock_tower:hand")
    assert t.on(0, "clock_tower") == {"point": 3}
    assert t.points(0) == 0


def test_a_token_pays_for_a_place_where_a_worker_stands() -> None:
    t = tower_and_workers_on("basic_pebble", "basic_three_twigs").choose("prepare")
    assert t.offers() == ["activate:basic_three_twigs", "activate:basic_pebble", "done"]
    t.choose("activate:basic_pebble")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 2, "berry": 0}
    assert t.on(0, "clock_tower") == {"point": 2}
    assert t.points(0) == 0


def test_it_may_be_left_unused() -> None:
    t = tower_and_workers_on("basic_pebble").choose("prepare").choose("done")
    assert t.resources(0)["pebble"] == 1
    assert t.on(0, "clock_tower") == {"point": 3}
    assert t.seat() == 1


def test_it_is_used_before_the_workers_come_home() -> None:
    t = tower_and_workers_on("basic_pebble").choose("prepare")
    assert t.at("basic_pebble") == (0,)
    assert t.workers(0) == 0
    t.choose("activate:basic_pebble")
    assert t.at("basic_pebble") == ()
    assert t.workers(0) == 2


def test_it_is_used_before_production() -> None:
    t = tower_and_workers_on("basic_berry").set_city(0, "clock_tower", "farm")
    t.set_on(0, "clock_tower", point=3).choose("prepare")
    assert t.resources(0)["berry"] == 1
    assert t.choose("activate:basic_berry").resources(0)["berry"] == 3


def test_it_is_used_once_each_time_its_owner_prepares() -> None:
    t = tower_and_workers_on("basic_berry", "basic_pebble").choose("prepare")
    t.choose("activate:basic_berry")
    assert t.seat() == 1
    assert t.on(0, "clock_tower") == {"point": 2}


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_it_works_before_every_season(season: str) -> None:
    t = tower_and_workers_on().set_season(0, season).set_workers(0, 1)
    t.choose("visit:basic_pebble").set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.offers() == ["activate:basic_pebble", "done"]


def test_forest_cards_may_be_used() -> None:
    t = table().set_forest("forest_two_any").set_city(0, "clock_tower")
    t.set_on(0, "clock_tower", point=1).set_workers(0, 1)
    t.choose("visit:forest_two_any").choose("gain:twig").choose("gain:twig").set_turn(0)
    t.choose("prepare").choose("activate:forest_two_any").choose("gain:resin").choose("gain:berry")
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 0, "berry": 1}


def test_haven_events_and_city_cards_may_not() -> None:
    t = table().set_city(0, "clock_tower", "chapel", "inn", "lookout").set_workers(0, 4)
    t.set_on(0, "clock_tower", point=3)
    t.choose("visit:haven").set_turn(0)
    t.choose("visit:city:0:chapel").set_turn(0)
    t.choose("event:grand_tour").set_turn(0)
    t.choose("visit:basic_berry").set_turn(0)
    t.choose("prepare")
    assert t.offers() == ["activate:basic_berry", "done"]


def test_a_place_with_two_own_workers_is_still_used_once() -> None:
    t = tower_and_workers_on("basic_berry", "basic_berry").choose("prepare")
    assert t.choose("activate:basic_berry").resources(0)["berry"] == 3


def test_places_of_opponents_workers_may_not_be_used() -> None:
    t = table().set_turn(1).choose("visit:basic_pebble").set_turn(0)
    t.set_city(0, "clock_tower").set_on(0, "clock_tower", point=3).set_workers(0, 1)
    t.choose("visit:basic_berry").set_turn(0).choose("prepare")
    assert t.offers() == ["activate:basic_berry", "done"]


def test_without_a_fitting_worker_nothing_is_asked() -> None:
    t = tower_and_workers_on("haven").choose("prepare")
    assert t.seat() == 1
    assert t.on(0, "clock_tower") == {"point": 3}


def test_without_tokens_nothing_is_asked() -> None:
    t = tower_and_workers_on("basic_pebble", tokens=0).choose("prepare")
    assert t.seat() == 1
    assert t.resources(0)["pebble"] == 1


def test_tokens_left_on_it_are_points() -> None:
    t = table().set_city(0, "clock_tower").set_on(0, "clock_tower", point=2)
    assert t.score(0).parts["tokens"] == 2


def test_tokens_on_it_are_lost_when_it_leaves_the_city() -> None:
    t = table().set_city(0, "clock_tower").set_on(0, "clock_tower", point=3)
    t.set_hand(0, "ruins").choose("play:ruins:hand")
    assert t.score(0).parts["tokens"] == 0

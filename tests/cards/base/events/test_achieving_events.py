"""What holds for every event: one worker, once, for good (base rulebook, events)."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

RED_CITY = ("inn", "lookout", "queen")


def with_grand_tour() -> Table:
    """Seat 0 has achieved the Grand Tour with the first of two workers; seat 0 moves again."""
    return table().set_city(0, *RED_CITY).choose("event", "grand_tour").set_turn(0)


def test_it_takes_a_worker() -> None:
    t = with_grand_tour()
    assert t.workers(0) == 1
    assert t.at("grand_tour") == (0,)


def test_without_a_worker_at_home_none_is_offered() -> None:
    t = table().set_city(0, *RED_CITY).set_workers(0, 0)
    assert "event:grand_tour" not in t.offers()


def test_one_player_achieves_it_and_none_after_that() -> None:
    t = with_grand_tour().set_city(1, "inn", "post_office", "monastery")
    assert "event:grand_tour" not in t.offers()
    t.set_turn(1)
    assert "event:grand_tour" not in t.offers()


def test_it_is_not_open_again_when_the_worker_has_come_home() -> None:
    t = with_grand_tour().set_workers(0, 0).choose("prepare")
    assert t.workers(0) == 2  # the one from the event and the one of spring
    assert t.at("grand_tour") == ()
    assert t.events(0) == ("grand_tour",)
    t.set_turn(0)
    assert "event:grand_tour" not in t.offers()


def test_it_is_kept_when_the_cards_leave_the_city() -> None:
    t = with_grand_tour().set_hand(0, "ruins")
    t.choose("play", "ruins", "hand").choose("demolish", "inn")
    assert "inn" not in t.city(0)
    assert t.events(0) == ("grand_tour",)
    assert t.score(0).parts["events"] == 3


def test_the_cards_are_shown_not_spent() -> None:
    t = with_grand_tour()
    assert t.city(0) == RED_CITY


def test_it_fills_no_space_of_the_city() -> None:
    city = (*RED_CITY, *["farm"] * 8, "mine", "mine", "mine")
    t = table().set_city(0, *city).set_hand(0, "crane").set_resources(0, pebble=1)
    t.choose("event", "grand_tour").set_turn(0).choose("play", "crane", "hand")
    assert len(t.city(0)) == 15


def test_one_player_may_achieve_several() -> None:
    t = table().set_city(0, *RED_CITY, "farm", "farm", "mine", "mine")
    t.choose("event", "grand_tour").set_turn(0).choose("event", "harvest_festival")
    assert t.events(0) == ("grand_tour", "harvest_festival")
    assert t.workers(0) == 0


def test_a_worker_moved_by_a_ranger_may_achieve_one() -> None:
    t = table().set_city(0, *RED_CITY).set_hand(0, "ranger")
    t.choose("visit", "basic_berry").set_turn(0).set_resources(0, berry=2)
    t.choose("play", "ranger", "hand").choose("event", "grand_tour")
    assert t.events(0) == ("grand_tour",)
    assert t.at("basic_berry") == ()
    assert t.at("grand_tour") == (0,)


def test_a_lookout_copies_no_event() -> None:
    t = table().set_city(0, *RED_CITY).choose("visit", "city", "lookout")
    assert t.prompt() == "use-place"
    assert not [offer for offer in t.offers() if "grand_tour" in offer]


def test_a_clock_tower_repeats_no_event() -> None:
    t = table().set_city(0, *RED_CITY, "clock_tower").set_on(0, "clock_tower", point=1)
    t.choose("event", "grand_tour").set_turn(0).choose("visit", "basic_berry").set_turn(0)
    t.choose("prepare")
    assert t.offers() == ["activate:basic_berry", "done"]


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("city_monument", ("historian", "shopkeeper", "courthouse")),
        ("grand_tour", RED_CITY),
        ("harvest_festival", ("farm", "farm", "farm", "farm")),
        ("cartographers_expedition", ("bard", "wanderer", "shepherd")),
    ],
)
def test_a_basic_event_is_worth_three_and_does_nothing_else(
    event: str, cards: tuple[str, ...]
) -> None:
    t = table().set_city(0, *cards).choose("event", event)
    assert t.seat() == 1
    assert t.score(0).parts["events"] == 3
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}
    assert t.hand(0) == ()
    assert t.points(0) == 0

"""King: every event achieved is worth more."""

from __future__ import annotations

from everdell.testing import table


def test_without_an_event_it_is_worth_its_base_value() -> None:
    t = table().set_city(0, "king")
    assert t.score(0).parts["prosperity"] == 0


def test_a_basic_event_is_worth_one_point_more() -> None:
    t = table().set_city(0, "king", "inn", "lookout", "chapel")
    t.choose("event:grand_tour")
    assert t.score(0).parts["events"] == 3
    assert t.score(0).parts["prosperity"] == 1


def test_a_special_event_is_worth_two_points_more() -> None:
    t = table().set_city(0, "king", "doctor", "postal_pigeon").set_events("flying_doctor_service")
    t.choose("event:flying_doctor_service")
    assert t.score(0).parts["events"] == 0
    assert t.score(0).parts["prosperity"] == 2


def test_every_event_counts_also_those_from_before_its_time() -> None:
    t = table().set_city(0, "inn", "lookout", "monastery", "wanderer", "wanderer", "wanderer")
    t.set_season(0, "autumn").set_events("path_of_the_pilgrims")
    for event in ("grand_tour", "cartographers_expedition", "path_of_the_pilgrims"):
        t.set_turn(0).choose(f"event:{event}")
    t.set_turn(0).set_hand(0, "king").set_resources(0, berry=6).choose("play:king:hand")
    assert t.score(0).parts["prosperity"] == 1 + 1 + 2


def test_events_of_other_players_do_not_count() -> None:
    t = table(players=3).set_city(0, "king").set_city(1, "inn", "lookout", "chapel")
    t.set_turn(1).choose("event:grand_tour")
    assert t.score(0).parts["prosperity"] == 0
    assert t.score(1).parts["prosperity"] == 0

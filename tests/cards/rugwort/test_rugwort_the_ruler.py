"""Rugwort the Ruler: lives on the events of an opponent."""

from __future__ import annotations

from everdell.testing import Table, table

RULER = "rugwort_the_ruler"
RED_CITY = ("inn", "lookout", "queen")


def ruled(players: int = 2) -> Table:
    return table(players, boxes=("base", "rugwort")).set_city(0, RULER)


def bonus(t: Table) -> int:
    return t.score(0).parts["prosperity"]


def test_without_events_of_others_he_is_worth_his_base_value() -> None:
    assert bonus(ruled()) == 0
    assert ruled().score(0).total == 2


def test_a_point_for_each_event_of_an_opponent_basic_or_special() -> None:
    t = ruled().set_events("tax_relief").set_city(1, *RED_CITY, "judge").set_turn(1)
    t.choose("event:grand_tour")
    assert bonus(t) == 1
    t.set_turn(1).choose("event:tax_relief")
    assert bonus(t) == 2


def test_his_own_players_events_do_not_count() -> None:
    t = ruled().set_city(0, RULER, *RED_CITY).choose("event:grand_tour")
    assert bonus(t) == 0


def test_of_several_opponents_the_one_with_most_events_is_counted() -> None:
    t = ruled(3).set_city(1, *RED_CITY).set_turn(1).choose("event:grand_tour")
    t.set_city(2, *["farm"] * 4, "bard", "wanderer", "ruins").set_turn(2)
    t.choose("event:harvest_festival").set_turn(2)
    assert bonus(t) == 1
    t.choose("event:cartographers_expedition")
    assert bonus(t) == 2  # neither three nor one


def test_in_another_city_he_counts_for_that_player() -> None:
    t = table(boxes=("base", "rugwort")).set_city(1, RULER).set_city(0, *RED_CITY)
    t.choose("event:grand_tour")
    assert t.score(1).parts["prosperity"] == 1
    assert t.score(0).parts["prosperity"] == 0

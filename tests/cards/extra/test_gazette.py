"""Gazette: a token for every event, and a bonus for three of them."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

RED_CITY = ("inn", "lookout", "queen")


def extra(*boxes: str) -> Table:
    return table(boxes=("base", "extra", *boxes))


def test_a_basic_event_puts_a_token_on_it() -> None:
    t = extra().set_city(0, "gazette", *RED_CITY).choose("event:grand_tour")
    assert t.on(0, "gazette") == {"point": 1}
    assert t.points(0) == 0


def test_a_special_event_puts_a_token_on_it() -> None:
    t = extra().set_events("tax_relief").set_city(0, "gazette", "judge", "queen")
    t.choose("event:tax_relief")
    assert t.on(0, "gazette") == {"point": 1}


def test_each_event_puts_one_more() -> None:
    t = extra().set_city(0, "gazette", *RED_CITY, *["farm"] * 4).choose("event:grand_tour")
    t.set_turn(0).choose("event:harvest_festival")
    assert t.on(0, "gazette") == {"point": 2}


def test_an_event_achieved_with_amilla_counts() -> None:
    t = extra("legends").set_city(0, "gazette", "amilla_glistendew")
    t.choose("visit:city:0:amilla_glistendew").choose("event:city_monument")
    assert t.on(0, "gazette") == {"point": 1}


def test_earlier_events_do_not_count() -> None:
    t = extra().set_city(0, *RED_CITY, *["farm"] * 4).set_hand(0, "gazette")
    t.set_resources(0, resin=2, pebble=2).choose("event:grand_tour").set_turn(0)
    t.choose("play:gazette:hand").set_turn(0)
    assert t.on(0, "gazette") == {}
    t.choose("event:harvest_festival")
    assert t.on(0, "gazette") == {"point": 1}


def test_events_of_others_do_not_count() -> None:
    t = extra().set_city(0, "gazette").set_city(1, "gazette", *RED_CITY).set_turn(1)
    t.choose("event:grand_tour")
    assert t.on(0, "gazette") == {}
    assert t.on(1, "gazette") == {"point": 1}


@pytest.mark.parametrize(("tokens", "bonus"), [(0, 0), (2, 0), (3, 3), (4, 3), (6, 3)])
def test_tokens_are_a_point_each_and_from_three_on_there_are_three_more_once(
    tokens: int, bonus: int
) -> None:
    t = extra().set_city(0, "gazette").set_on(0, "gazette", point=tokens)
    assert t.score(0).total == 3 + tokens + bonus


def test_the_tokens_are_lost_when_it_leaves_the_city() -> None:
    t = extra().set_city(0, "gazette").set_on(0, "gazette", point=4).set_hand(0, "ruins")
    t.choose("play:ruins:hand")
    assert t.city(0) == ("ruins",)
    assert t.score(0).total == 0


def test_the_very_event_may_cost_it_with_its_token() -> None:
    t = extra().set_events("croak_wart_cure").set_city(0, "gazette", "undertaker", "barge_toad")
    t.set_resources(0, berry=2).choose("event:croak_wart_cure")
    t.choose("discard:city:undertaker")  # and the Gazette, the only card left to pick
    assert t.city(0) == ("barge_toad",)
    assert t.score(0).parts["tokens"] == 0

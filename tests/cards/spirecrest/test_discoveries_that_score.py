"""Discoveries that count at the end."""

from __future__ import annotations

import pytest
from tests.rulebook.spirecrest.sitting import spirecrest

FOUR_GREEN = ("farm", "farm", "mine", "twig_barge")
THREE = {
    "everblossom": ("castle", "palace", "king"),
    "mistrise": ("wanderer", "wanderer", "wanderer"),
    "starfall": ("courthouse", "crane", "innkeeper"),
    "sunblaze": ("inn", "lookout", "queen"),
}


def worth(discovery: str, *city: str) -> int:
    t = spirecrest().set_aside(0, "discoveries", discovery).set_city(0, *city)
    return t.score(0).parts["discoveries"]


@pytest.mark.parametrize("family", THREE)
def test_trails_ask_for_three_cards_of_a_colour(family: str) -> None:
    assert worth(f"{family}_trail", *THREE[family][:2]) == 0
    assert worth(f"{family}_trail", *THREE[family]) == 4


def test_the_greensprout_trail_asks_for_four() -> None:
    assert worth("greensprout_trail", *FOUR_GREEN[:3]) == 0
    assert worth("greensprout_trail", *FOUR_GREEN) == 4


@pytest.mark.parametrize("family", THREE)
def test_cities_lose_a_point_for_each_card_of_a_colour(family: str) -> None:
    assert worth(f"{family}_city") == 6
    assert worth(f"{family}_city", *THREE[family]) == 3


def test_the_sum_may_fall_below_nothing() -> None:
    assert worth("sunblaze_city", *["inn"] * 3, *["post_office"] * 3, "lookout", "queen") == -2


def test_greensprout_city_loses_a_point_for_every_two() -> None:
    assert worth("greensprout_city", *FOUR_GREEN[:3]) == 5
    assert worth("greensprout_city", *FOUR_GREEN) == 4


def test_bellsong_city_counts_the_rarest_colour() -> None:
    one_each = ("wanderer", "farm", "inn", "courthouse", "castle")
    assert worth("bellsong_city", *one_each[:4]) == 3
    assert worth("bellsong_city", *one_each) == 4
    assert worth("bellsong_city", *one_each, "mine", "mine") == 4


def test_gatherwind_trail_asks_for_two_events() -> None:
    t = spirecrest().set_aside(0, "discoveries", "gatherwind_trail")
    t.set_city(0, *FOUR_GREEN, *THREE["sunblaze"]).choose("event:harvest_festival")
    assert t.score(0).parts["discoveries"] == 0
    t.set_turn(0).choose("event:grand_tour")
    assert t.score(0).parts["discoveries"] == 4


def test_hopewatch_trail_doubles_journeys_up_to_seven() -> None:
    t = spirecrest().set_season(0, "autumn").set_row("weather", *["deep_snow", "flood"])
    t.set_aside(0, "discoveries", "hopewatch_trail").set_hand(0, *["farm"] * 5)
    t.choose("visit:journey_5")
    assert t.score(0).parts["discoveries"] == 5
    t.set_turn(0).set_hand(0, *["mine"] * 3, "inn").choose("visit:journey_4")
    assert t.score(0).parts["discoveries"] == 7

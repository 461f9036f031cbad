"""Rugwort at the station: visitors, station cards, golden tokens, tickets, reservations."""

from __future__ import annotations

import pytest

from everdell.engine.rng import seeded
from everdell.testing import Table, table
from tests.rugwort.solo import RUGWORT, rolled
from tests.rugwort.solo import _seed_rolling as seed_rolling

MEADOW = ("farm", "farm", "inn", "king", "queen", "judge", "mine", "bard")


def solo(rolls: tuple[int, ...] = (), **settings: str) -> Table:
    t = table(1, boxes=("base", "newleaf"), options=settings).set_events().set_meadow(*MEADOW)
    t.set_row("station", "wife", "husband", "crane").set_row("train", *["train_berry"] * 3)
    if rolls:
        t.game.random = seeded(seed_rolling(rolls))
    return t


def test_he_gets_no_tokens() -> None:
    assert solo().tokens(RUGWORT) == {"golden": 0, "ticket": 0, "reservation": 0}


def prepared(t: Table) -> Table:
    t.set_workers(0, 0).choose("prepare")
    while t.prompt() not in ("turn", "rugworts-visitor"):
        t.choose("done")
    return t


def test_preparing_he_takes_the_visitor_of_the_higher_value() -> None:
    t = prepared(solo().set_row("visitors", "dip_dibble", "phill_gurgle"))
    assert t.aside(RUGWORT, "visitors") == ("phill_gurgle",)
    assert t.row("visitors")[0] == "dip_dibble"
    assert t.row("visitors")[1] not in ("", "phill_gurgle")


def test_of_two_with_the_same_value_you_choose() -> None:
    t = prepared(solo().set_row("visitors", "dip_dibble", "mossy_steptoe"))
    assert t.prompt() == "rugworts-visitor"
    assert t.offers() == ["give:dip_dibble", "give:mossy_steptoe"]
    t.choose("give:mossy_steptoe")
    assert t.aside(RUGWORT, "visitors") == ("mossy_steptoe",)


def test_he_scores_them_whatever_they_ask() -> None:
    t = solo().set_aside(RUGWORT, "visitors", "ruby_dew", "dip_dibble")
    assert t.score(RUGWORT).parts["visitors"] == 13


def test_a_point_for_each_station_card_you_play_and_then_a_card() -> None:
    t = solo(rolls=(3,)).set_resources(0, berry=2).choose("play:wife:station")
    assert t.points(RUGWORT) == 1
    assert rolled(t) == [3]
    assert t.city(RUGWORT) == ("inn",)


def test_nothing_two_and_three_points_for_golden_tokens() -> None:
    gained: list[int] = []
    for tokens in (3, 2, 1):
        t = solo().set_city(0, "clock_tower").set_hand(0, "inventor").set_tokens(0, golden=tokens)
        t.choose("play:inventor:hand:golden")
        gained.append(t.points(RUGWORT))
    assert gained == [0, 2, 3]


@pytest.mark.parametrize(
    ("roll", "points", "cards"),
    [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 2, 0), (5, 2, 0), (6, 0, 1), (7, 0, 1), (8, 1, 1)],
)
def test_a_die_is_rolled_for_a_ticket(roll: int, points: int, cards: int) -> None:
    t = solo().choose("visit:basic_pebble").set_turn(0)
    t.game.random = seeded(seed_rolling((roll, 3)))
    t.choose("ticket").choose("visit:basic_berry")
    assert t.points(RUGWORT) == points
    assert len(t.city(RUGWORT)) == cards


def test_a_card_played_with_the_reservation_brings_him_one_of_its_colour() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery")
    t.set_deck("king", "twig_barge", "wife", "lookout").set_resources(0, resin=1)
    t.choose("play:resin_refinery:reserved")
    assert sorted(t.city(RUGWORT)) == ["inn", "twig_barge"]
    assert {"king", "wife", "lookout"} <= set(t.discard())


def test_of_several_you_choose() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery")
    t.set_deck("king", "twig_barge", "general_store", "lookout").set_resources(0, resin=1)
    t.choose("play:resin_refinery:reserved")
    assert t.prompt() == "rugwort-plays"
    t.choose("give:general_store")
    assert sorted(t.city(RUGWORT)) == ["general_store", "inn"]


def test_with_none_of_that_colour_all_four_are_discarded() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery")
    t.set_deck("king", "wife", "lookout", "bard").set_resources(0, resin=1)
    t.choose("play:resin_refinery:reserved")
    assert t.city(RUGWORT) == ("inn",)
    assert {"king", "wife", "lookout", "bard"} <= set(t.discard())


def test_played_in_another_way_it_only_brings_his_usual_card() -> None:
    t = solo(rolls=(3,)).set_aside(0, "reserved", "resin_refinery").set_city(0, "crane")
    t.set_deck("king", "twig_barge", "wife", "lookout")
    t.choose("play:resin_refinery:reserved:crane")
    assert t.city(RUGWORT) == ("inn",)

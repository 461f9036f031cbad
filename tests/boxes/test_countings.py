"""Countings read the table as the texts of cards and events do, and reckon with what they read."""

from __future__ import annotations

import pytest

from everdell.engine.content import (
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PURPLE,
)
from everdell.engine.effects.counting import AtMost, Counting
from everdell.engine.effects.counts import (
    Cards,
    CardsBeneath,
    Counted,
    Events,
    Everywhere,
    Left,
    MostOfAnOpponent,
    Paired,
    Pairs,
    PointsHere,
    PointsOn,
    Spaces,
    WorkersOn,
)
from everdell.engine.stack import NO_SLOT
from everdell.testing import Table, table

CITY = ("farm", "farm", "husband", "wife", "school", "king", "wanderer")
FARM, HUSBAND = 0, 2


def count(t: Table, counting: Counting, slot: int = NO_SLOT, n: int = 0) -> int:
    counting.bind(t.game.rules)
    return counting.of(t.game, 0, 0, slot, 0, n)


@pytest.mark.parametrize(
    ("counting", "expected"),
    [
        (Cards(), 7),
        (Cards("farm"), 2),
        (Cards("no_such_card"), 0),
        (Cards(color=GREEN), 3),
        (Cards(kind=CRITTER), 4),
        (Cards(kind=CRITTER, unique=False), 3),
        (Cards(kind=CONSTRUCTION, unique=True), 1),
        (Cards(color=GREEN, kind=CONSTRUCTION), 2),
        (Cards("farm", other=True), 2),
        (Spaces(), 5),  # a pair shares a space, and the Wanderer takes none
        (Spaces(empty=True), 10),
        (Pairs("husband"), 1),
    ],
)
def test_what_a_city_holds(counting: Counting, expected: int) -> None:
    assert count(table().set_city(0, *CITY), counting) == expected


@pytest.mark.parametrize(
    ("counting", "expected"),
    [
        (Cards("farm", other=True), 1),
        (Cards(color=GREEN, other=True), 2),
        (Cards(color=PURPLE, other=True), 3),
        (Cards(kind=CONSTRUCTION, unique=False, other=True), 1),
    ],
)
def test_a_card_does_not_count_itself_among_the_others(counting: Counting, expected: int) -> None:
    assert count(table().set_city(0, *CITY), counting, FARM) == expected


def test_only_a_partner_makes_a_pair() -> None:
    t = table().set_city(0, *CITY)
    assert count(t, Paired(), HUSBAND) == 1
    assert count(t, Paired(), FARM) == 0


def test_what_lies_on_cards() -> None:
    t = table().set_city(0, "chapel", "monastery", "dungeon").set_on(0, "chapel", point=3)
    t.set_on(0, "monastery", workers=(0,), settled=(0,)).set_on(0, "dungeon", cards=("fool",))
    assert count(t, PointsHere(), 0) == 3
    assert count(t, PointsOn("chapel")) == 3
    assert count(t, PointsOn("clock_tower")) == 0
    assert count(t, WorkersOn("monastery")) == 2
    assert count(t, CardsBeneath("dungeon")) == 1


def test_what_is_left_and_what_was_counted() -> None:
    t = table().set_resources(0, twig=1, resin=3, berry=4)
    assert count(t, Left("resin", "berry")) == 7
    assert count(t, Left("pebble")) == 0
    assert count(t, Counted(), n=5) == 5


def test_events_of_each_kind_and_of_others() -> None:
    t = table(players=3).set_city(1, "farm", "farm", "mine", "mine").set_turn(1)
    t.set_workers(1, 2).choose("event", "harvest_festival")
    assert count(t, Events()) == 0
    assert count(t, MostOfAnOpponent(Events())) == 1
    assert count(t, Everywhere(Events("basic_event"))) == 1
    assert count(t, Everywhere(Events("special_event"))) == 0


def test_they_reckon_as_a_text_does() -> None:
    t = table().set_city(0, *CITY)
    assert count(t, 3 * Cards("farm")) == 6
    assert count(t, Spaces() // 2) == 2
    assert count(t, Cards("farm") + 2 * Cards("wife")) == 4
    assert count(t, AtMost(1, Cards("farm"))) == 1
    assert count(t, AtMost(3, Cards("farm"))) == 2


def test_as_conditions_they_say_yes_or_no() -> None:
    t = table().set_city(0, *CITY)
    assert count(t, Cards("farm") >= 2) == 1
    assert count(t, Cards("farm") >= 3) == 0
    assert count(t, Cards("farm") & Cards("wife")) == 1
    assert count(t, Cards("farm") & Cards("mine")) == 0
    assert count(t, 5 * (Cards("farm") >= 2)) == 5

"""Three years, each harder than the one before (base rulebook, solo rules)."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, prepare, solo


def send_all_and_prepare(t: Table) -> Table:
    while t.workers(0):
        t.choose("visit", "basic_berry")
    t.choose("prepare")
    return t.choose("done") if t.prompt() == "take-meadow" else t


def autumn(year: int) -> Table:
    t = solo(year)
    for _ in range(3):
        send_all_and_prepare(t)
    return t


@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 4), (3, 5)])
def test_his_journey_grows_longer(year: int, points: int) -> None:
    t = prepare(solo(year), 3)
    assert t.at(f"journey_{points}") == (RUGWORT,)
    assert t.score(RUGWORT).parts["journey"] == points


@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 6), (3, 6)])
def test_special_events_you_missed_earn_him_more(year: int, points: int) -> None:
    t = solo(year).set_events("tax_relief", "croak_wart_cure", "a_well_run_city")
    t.set_city(0, "judge", "queen").choose("event", "tax_relief")
    assert t.score(RUGWORT).parts["missed_events"] == 2 * points


@pytest.mark.parametrize("year", [1, 2])
def test_in_the_first_two_years_he_kidnaps_no_worker(year: int) -> None:
    t = autumn(year)
    assert t.workers(0) == 6
    assert t.at("basic_berry_card") == (RUGWORT,)
    assert t.told("kidnapped") == []


def test_in_the_third_he_leaves_in_autumn_with_one_of_your_workers() -> None:
    t = autumn(3)
    assert t.workers(0) == 5
    assert t.at("basic_pebble") == t.at("basic_berry_card") == ()
    assert len(t.told("kidnapped")) == 1
    assert {"visit:basic_pebble", "visit:basic_berry_card"} <= set(t.offers())


def test_a_worker_that_stays_for_good_is_not_kidnapped() -> None:
    t = solo(3).set_city(0, "monastery").set_resources(0, twig=2)
    t.choose("visit", "city", "monastery")
    for _ in range(3):
        send_all_and_prepare(t)
    assert t.standing(0, "monastery") == (0,)
    assert t.workers(0) == 4


@pytest.mark.parametrize("seasons", [1, 2])
def test_he_kidnaps_in_autumn_only(seasons: int) -> None:
    t = prepare(solo(3), seasons)
    assert t.told("kidnapped") == []

"""Barge Toad: two twigs for each Farm."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_it_brings_two_twigs_for_each_farm() -> None:
    t = table().set_city(0, "farm", "mine", "farm").set_hand(0, "barge_toad")
    t.set_resources(0, berry=2).choose("play:barge_toad:hand")
    assert t.resources(0) == {"twig": 4, "resin": 0, "pebble": 0, "berry": 0}


def test_without_a_farm_it_may_be_played_and_brings_nothing() -> None:
    t = table().set_hand(0, "barge_toad").set_resources(0, berry=2)
    t.choose("play:barge_toad:hand")
    assert t.city(0) == ("barge_toad",)
    assert t.resources(0)["twig"] == 0


def test_farms_of_other_cities_do_not_count() -> None:
    t = table(players=3).set_city(1, "farm").set_city(2, "farm", "farm")
    t.set_hand(0, "barge_toad").set_resources(0, berry=2).choose("play:barge_toad:hand")
    assert t.resources(0)["twig"] == 0


@pytest.mark.parametrize(("season", "twigs"), [("winter", 2), ("spring", 0), ("summer", 2)])
def test_it_produces_for_spring_and_autumn_but_not_for_summer(season: str, twigs: int) -> None:
    t = table().set_city(0, "farm", "barge_toad").set_season(0, season).set_workers(0, 0)
    t.choose("prepare")
    assert t.resources(0)["twig"] == twigs


def test_copied_by_a_miner_mole_it_counts_the_farms_around_itself() -> None:
    t = table(players=3).set_city(0, "farm").set_city(1, "barge_toad")
    t.set_city(2, "barge_toad", "farm", "farm").set_hand(0, "miner_mole", "miner_mole")
    t.set_resources(0, berry=6).choose("play:miner_mole:hand").choose("copy:2:barge_toad")
    assert t.resources(0)["twig"] == 4
    t.set_turn(0).choose("play:miner_mole:hand").choose("copy:1:barge_toad")
    assert t.resources(0)["twig"] == 4
    assert t.resources(1)["twig"] == t.resources(2)["twig"] == 0

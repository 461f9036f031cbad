"""Farm: a berry when played and in production."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_it_gives_a_berry_when_played() -> None:
    t = table().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.choose("play:farm:hand")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_gives_a_berry_when_its_owner_prepares_for_spring_and_autumn(season: str) -> None:
    t = table().set_city(0, "farm", "farm").set_city(1, "farm").set_season(0, season)
    t.set_workers(0, 0).choose("prepare")
    assert t.resources(0)["berry"] == 2
    assert t.resources(1)["berry"] == 0


def test_summer_brings_no_production() -> None:
    t = table().set_city(0, "farm").set_season(0, "spring").set_workers(0, 0)
    t.choose("prepare").choose("done")
    assert t.resources(0)["berry"] == 0


@pytest.mark.parametrize(("first", "second"), [("husband", "wife"), ("wife", "husband")])
def test_it_lets_in_a_husband_or_a_wife_not_both(first: str, second: str) -> None:
    t = table().set_city(0, "farm").set_hand(0, "husband", "wife")
    t.choose(f"play:{first}:hand:occupy").set_turn(0)
    assert f"play:{second}:hand:occupy" not in t.offers()


def test_two_farms_let_in_both() -> None:
    t = table().set_city(0, "farm", "farm").set_hand(0, "husband", "wife")
    t.choose("play:husband:hand:occupy").set_turn(0)
    t.choose("play:wife:hand:occupy")
    assert t.city(0) == ("farm", "farm", "husband", "wife")

"""General Store: a berry when played and in production, two beside a Farm."""

from __future__ import annotations

import pytest

from everdell.testing import table


@pytest.mark.parametrize(("farms", "berries"), [(0, 1), (1, 2), (3, 2)])
def test_it_gives_two_berries_beside_any_number_of_farms(farms: int, berries: int) -> None:
    t = table().set_city(0, *["farm"] * farms).set_hand(0, "general_store")
    t.set_resources(0, resin=1, pebble=1).choose("play:general_store:hand")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": berries}


@pytest.mark.parametrize("season", ["winter", "summer"])
@pytest.mark.parametrize(("city", "berries"), [((), 1), (("farm",), 1 + 2)])
def test_it_gives_as_much_in_production(season: str, city: tuple[str, ...], berries: int) -> None:
    t = table().set_city(0, "general_store", *city).set_season(0, season).set_workers(0, 0)
    assert t.choose("prepare").resources(0)["berry"] == berries


def test_a_farm_in_another_city_does_not_help() -> None:
    t = table().set_city(1, "farm").set_hand(0, "general_store")
    t.set_resources(0, resin=1, pebble=1).choose("play:general_store:hand")
    assert t.resources(0)["berry"] == 1


def test_a_miner_mole_looks_for_the_farm_beside_the_store() -> None:
    t = table().set_city(1, "general_store", "farm").set_hand(0, "miner_mole")
    t.set_resources(0, berry=3).choose("play:miner_mole:hand").choose("copy:1:general_store")
    assert t.resources(0)["berry"] == 2


def test_a_miner_mole_does_not_look_for_the_farm_at_home() -> None:
    t = table().set_city(0, "farm").set_city(1, "general_store").set_hand(0, "miner_mole")
    t.set_resources(0, berry=3).choose("play:miner_mole:hand").choose("copy:1:general_store")
    assert t.resources(0)["berry"] == 1

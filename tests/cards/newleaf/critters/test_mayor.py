"""Mayor: a point, and one for every five filled spaces of the city."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

FOURTEEN = (
    *["mine"] * 3,
    *["twig_barge"] * 3,
    *["inn"] * 3,
    *["storehouse"] * 3,
    "crane",
    "lookout",
)


def mayor(*city: str) -> Table:
    t = table(boxes=("base", "newleaf")).set_city(0, *city)
    return t.set_hand(0, "mayor").set_resources(0, berry=4)


@pytest.mark.parametrize(
    ("others", "points"), [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (13, 3), (14, 4)]
)
def test_points_by_filled_spaces_its_own_included(others: int, points: int) -> None:
    t = mayor(*FOURTEEN[:others]).choose("play:mayor:hand")
    assert t.points(0) == points


def test_cards_that_take_no_space_do_not_count() -> None:
    t = mayor("mine", "inn", "lookout", "wanderer", "main_road", "ever_wall", "air_balloon")
    assert t.choose("play:mayor:hand").points(0) == 1


def test_two_cards_on_one_space_count_once() -> None:
    t = mayor("husband", "wife", "farm", "greenhouse", "mine")  # three spaces
    assert t.choose("play:mayor:hand").points(0) == 1
    t = mayor("husband", "wife", "farm", "greenhouse", "mine", "inn")
    assert t.choose("play:mayor:hand").points(0) == 2


def test_a_farm_beside_a_greenhouse_fills_a_space_of_its_own() -> None:
    t = mayor("greenhouse", "inn", "mine").set_hand(0, "farm", "mayor")
    t.set_resources(0, twig=2, resin=1).choose("play:farm:hand").choose("share:nothing")
    t.set_turn(0).set_resources(0, berry=4).choose("play:mayor:hand")
    assert t.points(0) == 2


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_acts_again_in_production(season: str) -> None:
    t = mayor("mayor", "inn", "lookout", "queen", "king").set_hand(0).set_season(0, season)
    assert t.set_workers(0, 0).choose("prepare").points(0) == 2


def test_a_miner_mole_counts_the_spaces_around_the_copied_one() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, *FOURTEEN[:6])
    t.set_city(1, "mayor", "inn", "queen", "king")
    t.set_hand(0, "miner_mole").set_resources(0, berry=3)
    t.choose("play:miner_mole:hand").choose("copy:1:mayor")
    assert (t.points(0), t.points(1)) == (1, 0)

"""Monk: gives berries for points, and opens the Monastery's second spot."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def with_a_monk(players: int, berries: int = 3) -> Table:
    return table(players).set_hand(0, "monk").set_resources(0, berry=berries)


def test_every_berry_given_is_worth_two_points() -> None:
    t = with_a_monk(2).choose("play:monk:hand").choose("give:berry=2")
    assert t.points(0) == 4
    assert (t.resources(0)["berry"], t.resources(1)["berry"]) == (0, 2)


def test_two_berries_are_the_most_and_none_is_allowed() -> None:
    t = with_a_monk(3, berries=9).choose("play:monk:hand")
    assert t.offers() == ["done", "give:berry=1", "give:berry=2"]
    t.choose("done")
    assert t.seat() == 1
    assert t.points(0) == 0
    assert t.resources(0)["berry"] == 8


def test_no_more_berries_can_be_given_than_are_there() -> None:
    assert with_a_monk(2, berries=2).choose("play:monk:hand").offers() == ["done", "give:berry=1"]


def test_all_berries_go_to_one_opponent_of_choice() -> None:
    t = with_a_monk(4).choose("play:monk:hand").choose("give:berry=2")
    assert t.offers() == ["give:1", "give:2", "give:3"]
    t.choose("give:2")
    assert [t.resources(seat)["berry"] for seat in range(4)] == [0, 0, 2, 0]


def test_a_player_who_has_passed_receives_nothing() -> None:
    t = with_a_monk(4).set_passed(2).choose("play:monk:hand").choose("give:berry=1")
    assert t.offers() == ["give:1", "give:3"]


def test_when_all_others_have_passed_the_berries_are_lost_and_the_points_gained() -> None:
    t = with_a_monk(3).set_passed(1).set_passed(2)
    t.choose("play:monk:hand").choose("give:berry=2")
    assert t.points(0) == 4
    assert [t.resources(seat)["berry"] for seat in range(3)] == [0, 0, 0]


def test_alone_the_berries_are_lost_and_the_points_gained() -> None:
    t = with_a_monk(1).choose("play:monk:hand").choose("give:berry=2")
    assert t.points(0) == 4
    assert (t.resources(0)["berry"], t.resources(1)["berry"]) == (0, 0)


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_gives_again_in_production(season: str) -> None:
    t = table(players=3).set_city(0, "monk").set_resources(0, berry=1)
    t.set_season(0, season).set_workers(0, 0)
    t.choose("prepare").choose("give:berry=1").choose("give:2")
    assert t.points(0) == 2
    assert t.resources(2)["berry"] == 1


def test_without_it_a_monastery_takes_one_worker() -> None:
    t = table().set_city(0, "monastery").set_on(0, "monastery", settled=(0,))
    t.set_resources(0, twig=2)
    assert "visit:city:0:monastery" not in t.offers()


def test_it_opens_the_second_spot_of_the_monastery() -> None:
    t = table().set_city(0, "monastery", "monk").set_on(0, "monastery", settled=(0,))
    t.set_resources(0, twig=2).choose("visit:city:0:monastery")
    assert t.standing(0, "monastery") == (0, 0)
    assert t.points(0) == 4
    t.set_turn(0).set_resources(0, twig=2)
    assert "visit:city:0:monastery" not in t.offers()


def test_a_monk_of_another_city_opens_nothing() -> None:
    t = table().set_city(0, "monastery").set_on(0, "monastery", settled=(0,))
    t.set_city(1, "monk").set_resources(0, twig=2)
    assert "visit:city:0:monastery" not in t.offers()

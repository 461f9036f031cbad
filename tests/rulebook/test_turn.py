"""The turn: exactly one action, clockwise, no pass before autumn (base rulebook, how to play)."""

from __future__ import annotations

import pytest

from everdell.testing import table


def kinds_of_action(offers: list[str]) -> set[str]:
    return {offer.split(":")[0] for offer in offers}


def test_placing_a_worker_is_the_whole_turn() -> None:
    t = table().choose("visit", "basic_berry")
    assert t.seat() == 1
    assert t.workers(0) == 1


def test_playing_a_card_is_the_whole_turn() -> None:
    t = table().set_hand(0, "farm", "farm").set_resources(0, twig=4, resin=2)
    t.choose("play", "farm", "hand")
    assert t.seat() == 1
    assert t.hand(0) == ("farm",)


def test_preparing_is_the_whole_turn() -> None:
    t = table().set_workers(0, 0).choose("prepare")
    assert t.seat() == 1


def test_turns_go_clockwise() -> None:
    t = table(players=4)
    seats = []
    for _ in range(5):
        seats.append(t.seat())
        t.choose("visit", "basic_berry")
    assert seats == [0, 1, 2, 3, 0]


def test_with_a_worker_left_one_places_it_or_plays_a_card() -> None:
    t = table().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    assert kinds_of_action(t.offers()) == {"visit", "play"}


def test_with_no_worker_left_one_plays_a_card_or_prepares() -> None:
    t = table().set_hand(0, "farm").set_resources(0, twig=2, resin=1).set_workers(0, 0)
    assert kinds_of_action(t.offers()) == {"play", "prepare"}


def test_with_nothing_else_to_do_one_must_prepare_and_is_asked_all_the_same() -> None:
    t = table().set_meadow(*["king"] * 2, *["queen"] * 2, *["castle"] * 2, *["palace"] * 2)
    t.set_workers(0, 0)
    assert t.offers() == ["prepare"]


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_there_is_no_passing_before_autumn(season: str) -> None:
    t = table().set_season(0, season)
    assert "pass" not in t.offers()
    t.set_workers(0, 0)
    assert "pass" not in t.offers()


def test_in_autumn_there_is_no_season_left_to_prepare_for() -> None:
    t = table().set_season(0, "autumn").set_workers(0, 0)
    assert "prepare" not in t.offers()
    assert "pass" in t.offers()


def test_one_worker_at_home_forbids_preparing() -> None:
    t = table().set_workers(0, 1)
    assert "prepare" not in t.offers()


def test_players_are_each_in_a_season_of_their_own() -> None:
    t = table().set_workers(0, 0).choose("prepare")
    t.choose("visit", "basic_berry")  # seat 1 still plays its winter
    assert t.told("season")[0].seat == 0
    assert t.workers(0) == 1
    assert t.workers(1) == 1
    t.set_workers(0, 0).choose("prepare").choose("done")
    assert [entry.season for entry in t.told("season")] == ["spring", "summer"]
    assert t.seat() == 1
    assert "prepare" not in t.offers()

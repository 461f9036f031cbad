"""Journey: in autumn, as many cards as points."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

PLACES = [2, 3, 4, 5]


def autumn(players: int = 2) -> Table:
    return table(players).set_season(0, "autumn")


def set_out(t: Table, points: int, card: str = "farm") -> Table:
    """Choose a journey and discard copies of one card for it."""
    t.choose(f"visit:journey_{points}")
    while t.prompt() == "discard":
        t.choose(f"discard:{card}")
    return t


@pytest.mark.parametrize("points", PLACES)
def test_as_many_cards_are_discarded_as_points_are_scored(points: int) -> None:
    t = set_out(autumn().set_hand(0, *["farm"] * 8), points)
    assert t.hand(0) == ("farm",) * (8 - points)
    assert t.discard() == ("farm",) * points
    assert t.score(0).parts["journey"] == points
    assert t.points(0) == 0


@pytest.mark.parametrize("points", PLACES)
def test_with_too_few_cards_in_hand_it_cannot_be_visited(points: int) -> None:
    t = autumn().set_hand(0, *["farm"] * (points - 1))
    assert f"visit:journey_{points}" not in t.offers()
    assert f"visit:journey_{points}" in t.set_hand(0, *["farm"] * points).offers()


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_it_is_closed_before_autumn(season: str) -> None:
    t = table().set_season(0, season).set_hand(0, *["farm"] * 8)
    assert not [o for o in t.offers() if "journey" in o]


def test_it_is_the_travellers_own_autumn_that_counts() -> None:
    t = autumn().set_hand(1, *["farm"] * 8).set_turn(1)
    assert not [o for o in t.offers() if "journey" in o]


def test_the_player_chooses_the_cards_and_cannot_stop_early() -> None:
    t = autumn().set_hand(0, "bard", "king", "queen", "farm").choose("visit:journey_3")
    assert t.offers() == ["discard:bard", "discard:king"]  # in order of cards
    t.choose("discard:bard")
    assert t.offers() == ["discard:king", "discard:queen"]
    t.choose("discard:king")
    assert t.offers() == ["discard:queen", "discard:farm"]
    assert t.choose("discard:farm").hand(0) == ("queen",)


@pytest.mark.parametrize("points", [3, 4, 5])
def test_the_longer_journeys_are_exclusive(points: int) -> None:
    t = set_out(autumn().set_hand(0, *["farm"] * 5), points)
    t.set_season(1, "autumn").set_hand(1, *["inn"] * 3, *["mine"] * 3).set_turn(1)
    assert f"visit:journey_{points}" not in t.offers()
    assert f"visit:journey_{points}" not in t.set_turn(0).set_hand(0, *["farm"] * 5).offers()


def test_the_shortest_is_shared_even_by_workers_of_one_player() -> None:
    t = set_out(autumn().set_hand(0, *["farm"] * 4), 2)
    set_out(t.set_turn(0), 2)
    set_out(t.set_season(1, "autumn").set_hand(1, "mine", "mine").set_turn(1), 2, "mine")
    assert t.at("journey_2") == (0, 0, 1)
    assert t.score(0).parts["journey"] == 4
    assert t.score(1).parts["journey"] == 2


def test_one_player_may_hold_several_journeys() -> None:
    t = set_out(autumn().set_hand(0, *["farm"] * 8), 5)
    set_out(t.set_turn(0), 3)
    assert t.score(0).parts["journey"] == 8


def test_the_worker_stays_when_its_owner_passes() -> None:
    t = set_out(autumn().set_hand(0, *["farm"] * 3), 3).set_turn(0).choose("pass")
    assert t.at("journey_3") == (0,)
    t.set_season(1, "autumn").set_hand(1, *["mine"] * 3)
    assert "visit:journey_3" not in t.offers()


def test_the_ranger_may_call_a_traveller_back_and_the_points_are_gone() -> None:
    t = set_out(autumn().set_hand(0, *["farm"] * 3, "ranger"), 3).set_turn(0)
    t.set_resources(0, berry=2).choose("play:ranger:hand").choose("visit:basic_pebble")
    assert t.at("journey_3") == ()
    assert t.score(0).parts["journey"] == 0


def test_a_well_run_city_may_call_a_traveller_back() -> None:
    t = autumn().set_city(0, "chip_sweep", "clock_tower").set_events("a_well_run_city")
    set_out(t.set_hand(0, *["farm"] * 5), 5).set_turn(0)
    home = t.workers(0)
    t.choose("event:a_well_run_city").choose("recall:journey_5")
    assert t.score(0).parts["journey"] == 0
    assert t.workers(0) == home - 1 + 1


@pytest.mark.parametrize(("year", "taken"), [(1, 3), (2, 4), (3, 5)])
def test_solo_rugwort_takes_one_in_autumn(year: int, taken: int) -> None:
    t = table(players=1, options={"rugwort_year": year})
    t.set_workers(0, 0).choose("prepare")
    t.set_workers(0, 0).choose("prepare").choose("done")
    t.set_workers(0, 0).choose("prepare")
    t.set_hand(0, *["farm"] * 5)
    free = [n for n in PLACES if f"visit:journey_{n}" in t.offers()]
    assert free == [n for n in PLACES if n != taken]
    assert t.at(f"journey_{taken}") == (1,)
    assert t.score(1).parts["journey"] == taken

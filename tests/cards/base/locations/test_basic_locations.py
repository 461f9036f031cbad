"""The eight basic locations of the board (base rulebook, places to visit)."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

NOTHING = {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}

# Place, resources, cards, points.
SHARED = [
    ("basic_two_twigs_card", {"twig": 2}, 1, 0),
    ("basic_resin_card", {"resin": 1}, 1, 0),
    ("basic_two_cards_point", {}, 2, 1),
    ("basic_berry", {"berry": 1}, 0, 0),
]
EXCLUSIVE = [
    ("basic_three_twigs", {"twig": 3}, 0, 0),
    ("basic_two_resin", {"resin": 2}, 0, 0),
    ("basic_pebble", {"pebble": 1}, 0, 0),
    ("basic_berry_card", {"berry": 1}, 1, 0),
]
ALL = [*SHARED, *EXCLUSIVE]


@pytest.mark.parametrize(("place", "resources", "cards", "points"), ALL)
def test_what_a_visit_gives(place: str, resources: dict[str, int], cards: int, points: int) -> None:
    t = table().set_deck("king", "queen", "bard").choose(f"visit:{place}")
    assert t.resources(0) == NOTHING | resources
    assert t.hand(0) == ("king", "queen")[:cards]
    assert t.points(0) == points


@pytest.mark.parametrize("place", [row[0] for row in EXCLUSIVE])
def test_exclusive_ones_hold_one_worker_in_all(place: str) -> None:
    t = table().choose(f"visit:{place}")
    assert t.at(place) == (0,)
    assert t.seat() == 1
    assert f"visit:{place}" not in t.offers()
    assert f"visit:{place}" not in t.set_turn(0).offers()


@pytest.mark.parametrize("place", [row[0] for row in SHARED])
def test_shared_ones_hold_any_number_even_of_one_player(place: str) -> None:
    t = table().choose(f"visit:{place}").choose(f"visit:{place}").choose(f"visit:{place}")
    assert t.at(place) == (0, 0, 1)


@pytest.mark.parametrize("place", [row[0] for row in ALL])
def test_a_full_hand_forbids_no_visit(place: str) -> None:
    t = table().set_hand(0, *["farm"] * 8).choose(f"visit:{place}")
    assert t.hand(0) == ("farm",) * 8


def test_the_hand_is_filled_up_to_eight() -> None:
    t = table().set_hand(0, *["farm"] * 7).choose("visit:basic_two_cards_point")
    assert len(t.hand(0)) == 8


def test_the_point_is_gained_even_with_a_full_hand() -> None:
    t = table().set_hand(0, *["farm"] * 8).choose("visit:basic_two_cards_point")
    assert t.points(0) == 1


def test_without_a_worker_at_home_nothing_can_be_visited() -> None:
    t = table().set_workers(0, 0)
    assert not [o for o in t.offers() if o.startswith("visit:")]


def test_the_worker_stays_until_its_owner_prepares() -> None:
    t = table().set_workers(0, 1).choose("visit:basic_pebble").choose("visit:basic_berry")
    assert t.at("basic_pebble") == (0,)
    t.choose("prepare")
    assert t.at("basic_pebble") == ()
    assert "visit:basic_pebble" in t.offers()


# Solo: the worker of Rugwort that walks from place to place ------------------------------------


def solo_after(preparations: int, year: int) -> Table:
    t = table(players=1, options={"rugwort_year": year})
    for _ in range(preparations):
        t.set_workers(0, 0).choose("prepare")
        if t.prompt() == "take-meadow":
            t.choose("done")
    return t.set_workers(0, 1)


@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize(
    ("preparations", "blocked"),
    [
        (0, "basic_three_twigs"),
        (1, "basic_two_resin"),
        (2, "basic_pebble"),
        (3, "basic_berry_card"),
    ],
)
def test_rugwort_blocks_one_exclusive_place_a_season(
    preparations: int, blocked: str, year: int
) -> None:
    t = solo_after(preparations, year)
    assert [row[0] for row in ALL if f"visit:{row[0]}" not in t.offers()] == [blocked]


def test_in_the_autumn_of_his_third_year_he_blocks_none() -> None:
    t = solo_after(3, year=3)
    assert all(f"visit:{row[0]}" in t.offers() for row in ALL)

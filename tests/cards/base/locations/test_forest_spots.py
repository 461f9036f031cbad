"""How many workers a forest card takes (base rulebook, forest locations)."""

from __future__ import annotations

import pytest

from everdell.engine.queries import in_play
from everdell.testing import Table, table

FOREST = "forest_three_berries"


def forest_for(players: int) -> Table:
    return table(players).set_forest(FOREST, "forest_two_any")


@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_how_many_forest_cards_are_in_play(players: int, cards: int) -> None:
    assert len(in_play(table(players).game, "forest")) == cards


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_have_one_spot(players: int) -> None:
    t = forest_for(players).choose(f"visit:{FOREST}")
    assert t.seat() == 1
    assert f"visit:{FOREST}" not in t.offers()


def test_four_players_have_two_spots_and_no_third() -> None:
    t = forest_for(4).choose(f"visit:{FOREST}").choose(f"visit:{FOREST}")
    assert t.at(FOREST) == (0, 1)
    assert t.resources(1)["berry"] == 3
    assert t.seat() == 2
    assert f"visit:{FOREST}" not in t.offers()


def test_never_two_workers_of_one_player() -> None:
    t = forest_for(4).choose(f"visit:{FOREST}").set_turn(0)
    assert f"visit:{FOREST}" not in t.offers()
    assert f"visit:{FOREST}" in t.set_turn(2).offers()


def test_one_player_may_stand_on_several_forest_cards() -> None:
    t = forest_for(2).choose(f"visit:{FOREST}").set_turn(0)
    assert "visit:forest_two_any" in t.offers()


def test_only_forest_cards_in_play_can_be_visited() -> None:
    t = forest_for(2)
    shown = [o for o in t.offers() if o.startswith("visit:forest")]
    assert shown == [f"visit:{FOREST}", "visit:forest_two_any"]


def test_the_spot_is_free_again_when_its_worker_goes_home() -> None:
    t = forest_for(2).set_workers(0, 1).choose(f"visit:{FOREST}").set_turn(0).choose("prepare")
    assert f"visit:{FOREST}" in t.offers()


def test_solo_rugwort_walks_from_card_to_card_and_leaves_in_autumn() -> None:
    cards = ("forest_two_any", "forest_three_berries", "forest_two_resin_twig")
    t = table(players=1).set_forest(*cards)
    for season, blocked in enumerate(cards):
        free = [card for card in cards if f"visit:{card}" in t.set_workers(0, 1).offers()]
        assert free == [card for card in cards if card != blocked]
        t.set_workers(0, 0).choose("prepare")
        if season == 1:
            t.choose("done")
    assert all(f"visit:{card}" in t.offers() for card in cards)

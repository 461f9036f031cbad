"""The three forest cards: four twigs, two twigs and a resin, another forest card."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

COPY = "forest_copy_forest"


def forest(*others: str, players: int = 2) -> Table:
    return table(players, boxes=("base", "newleaf")).set_forest(*others)


@pytest.mark.parametrize(
    ("place", "gain"),
    [("forest_four_twigs", {"twig": 4}), ("forest_two_twigs_resin", {"twig": 2, "resin": 1})],
)
def test_what_they_bring(place: str, gain: dict[str, int]) -> None:
    t = forest(place, "forest_two_any", "forest_three_berries").choose(f"visit:{place}")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0, **gain}


@pytest.mark.parametrize("place", ["forest_four_twigs", "forest_two_twigs_resin", COPY])
@pytest.mark.parametrize(("players", "second"), [(2, False), (3, False), (4, True)])
def test_a_second_space_from_four_players_on(place: str, players: int, second: bool) -> None:
    t = forest(place, "forest_three_berries", players=players).choose(f"visit:{place}")
    assert t.seat() == 1
    assert (f"visit:{place}" in t.offers()) is second
    assert f"visit:{place}" not in t.set_turn(0).offers()  # never two of one player


# Copying ---------------------------------------------------------------------------------------


def test_any_other_forest_card_in_play_may_be_copied_but_never_itself() -> None:
    t = forest(COPY, "forest_four_twigs", "forest_two_any").choose(f"visit:{COPY}")
    assert t.offers() == ["copy:forest_four_twigs", "copy:forest_two_any"]
    t.choose("copy:forest_four_twigs")
    assert t.resources(0)["twig"] == 4


def test_an_occupied_one_may_be_copied_and_a_free_one_stays_free() -> None:
    t = forest(COPY, "forest_four_twigs", "forest_two_any").choose("visit:forest_four_twigs")
    t.choose(f"visit:{COPY}").choose("copy:forest_four_twigs")
    assert t.resources(1)["twig"] == 4
    assert t.at("forest_four_twigs") == (0,)
    t = forest(COPY, "forest_four_twigs", "forest_two_any").choose(f"visit:{COPY}")
    t.choose("copy:forest_four_twigs")
    assert t.at("forest_four_twigs") == ()
    assert "visit:forest_four_twigs" in t.offers()


def test_basic_locations_are_not_copied() -> None:
    t = forest(COPY, "forest_four_twigs").choose(f"visit:{COPY}")
    assert t.resources(0)["twig"] == 4  # nothing else was offered


def test_a_copied_card_that_copies_a_basic_location_acts_in_full() -> None:
    t = forest(COPY, "forest_copy_basic_card").set_deck("king").choose(f"visit:{COPY}")
    t.choose("copy:basic_pebble")
    assert t.hand(0) == ("king",)
    assert t.resources(0)["pebble"] == 1


def test_a_lookout_may_copy_it_too() -> None:
    t = forest(COPY, "forest_four_twigs").set_city(0, "lookout").choose("visit:city:0:lookout")
    t.choose(f"copy:{COPY}")
    assert t.resources(0)["twig"] == 4
    assert t.at(COPY) == ()

"""Nightweave with Pearlbrook, Newleaf, Spirecrest and Bellfaire."""

from __future__ import annotations

import pytest

from everdell import games
from everdell.engine.queries import in_play
from everdell.engine.state import Game
from tests.rulebook.mistwood.sitting import against_her, at_home, lurking, plays

RIVER_1, RIVER_2 = "nightweave_activity_pearlbrook_1", "nightweave_activity_pearlbrook_2"


def begun(players: int, *boxes: str) -> Game:
    return games.new_game(players, ("base", "mistwood", *boxes), 5, {"nightweave": "0"})


# Pearlbrook ----------------------------------------------------------------------------------


def test_her_ambassador_goes_to_the_topmost_space_for_two_pearls() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 1, "spring")
    plays(t, RIVER_1)
    assert t.at("river_three_green") == (1,)
    assert t.tokens(1)["pearl"] == 2
    assert t.row("river")[0] != ""


def test_where_the_tile_is_turned_up_one_pearl() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 1, "spring")
    plays(t, RIVER_1)
    at_home(t, 1, "spring").set_pieces(1, ambassador=1)
    g = t.game
    g.at[g.rules.place("river_three_green")] = 0
    plays(t, RIVER_1)
    assert t.tokens(1)["pearl"] == 3


def test_the_ambassador_takes_the_place_of_the_worker_of_spring() -> None:
    t = lurking(at_home(against_her(1, "0", "pearlbrook"), 0), 1)
    assert plays(t, 1).workers(1) == 0


def test_an_adornment_costs_a_pearl_and_is_worth_three() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 1, "summer").set_pieces(1, ambassador=0)
    t.set_tokens(1, pearl=2)
    plays(t, RIVER_1)
    parts = t.score(1).parts
    assert (t.tokens(1)["pearl"], parts["adornments"], parts["pearls"]) == (1, 3, 2)


def test_a_wonder_costs_its_pearls_alone() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 1, "autumn").set_tokens(1, pearl=2)
    plays(t, RIVER_2)
    assert t.at("hopewatch_gate") == (1,)
    assert (t.tokens(1)["pearl"], t.score(1).parts["wonders"]) == (0, 10)


def test_not_with_too_few() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 1, "autumn").set_tokens(1, pearl=1)
    plays(t, RIVER_2)
    assert t.at("hopewatch_gate") == ()
    assert t.score(1).parts["adornments"] == 3


# Newleaf -------------------------------------------------------------------------------------


def test_when_she_prepares_she_takes_the_visitor_of_most_points() -> None:
    t = lurking(at_home(against_her(1, "0", "newleaf"), 0), 1)
    there = [t.game.rules.tile(t.game.rules.thing(id)).points for id in t.row("visitors")]
    plays(t, 1)
    assert t.score(1).parts["visitors"] == max(there)


def test_she_has_neither_tokens_nor_ticket() -> None:
    assert set(against_her(1, "0", "newleaf").tokens(1).values()) == {0}


def test_her_die_counts_the_station_too() -> None:
    played = set()
    for seed in range(60):
        t = against_her(1, "0", "newleaf")
        t.set_row("station", "lamplighter", "lamplighter", "lamplighter")
        t.game.random = games.new_game(1, seed=seed).random
        plays(t, 6)
        played |= set(t.city(1))
    assert "lamplighter" in played


@pytest.mark.parametrize("players", [1, 2])
def test_no_special_event_of_the_base_game_with_newleaf(players: int) -> None:
    g = begun(players, "newleaf")
    assert {g.rules.places[event].box for event in in_play(g, "special_event")} == {"newleaf"}


@pytest.mark.parametrize("seed", range(6))
def test_with_newleaf_and_the_river_no_event_of_the_river_either(seed: int) -> None:
    """They come from Newleaf and Bellfaire only."""
    boxes = ("base", "pearlbrook", "newleaf", "bellfaire", "mistwood")
    g = games.new_game(1, boxes, seed, {"nightweave": "0"})
    found = {g.rules.places[event].box for event in in_play(g, "special_event")}
    assert found <= {"newleaf", "bellfaire"}


# Spirecrest ----------------------------------------------------------------------------------


def test_when_she_prepares_she_takes_the_map_tile_of_most_points() -> None:
    t = lurking(at_home(against_her(1, "0", "spirecrest"), 0), 1)
    t.set_row("weather", "fog").set_row("hills", "meeks_crossing", "quokka_island", "littledell")
    plays(t, 1)
    assert t.score(1).parts["expedition"] == 5
    assert t.row("hills") == ("meeks_crossing", "", "littledell")


# Bellfaire -----------------------------------------------------------------------------------


def test_half_of_the_special_events_come_from_bellfaire() -> None:
    g = begun(2, "bellfaire")
    boxes = [g.rules.places[event].box for event in in_play(g, "special_event")]
    assert sorted(boxes) == ["base", "base", "bellfaire", "bellfaire"]


def test_the_festival_lies_in_the_middle_and_its_events_at_the_ends() -> None:
    g = begun(2, "bellfaire")
    basic = [g.rules.places[event].id for event in in_play(g, "basic_event")]
    special = [g.rules.places[event].box for event in in_play(g, "special_event")]
    assert basic[2] == "flower_festival"
    assert special == ["bellfaire", "base", "base", "bellfaire"]


def test_the_market_begins_on_its_other_side() -> None:
    t = against_her(1, "0", "bellfaire")
    assert all("trade" in id for id in t.row("market"))


# Legends and powers --------------------------------------------------------------------------


def test_legends_bring_her_nothing() -> None:
    t = against_her(1, "0", "legends").set_aside(0, "legends", "foresight")
    t.set_resources(0, berry=4).set_turn(0).choose("play:foresight:legends")
    assert t.points(1) == 0


def test_the_robbers_swap_keeps_to_your_limit() -> None:
    t = against_her(1, "0", "rugwort").set_hand(1, *["mine"] * 3, *["inn"] * 3, *["farm"] * 4)
    t.set_hand(0, "rugwort_the_robber", "king").set_resources(0, berry=2).set_turn(0)
    t.choose("play:rugwort_the_robber:hand")
    assert t.prompt() == "discard"
    t.choose(t.offers()[0]).choose(t.offers()[0])
    assert len(t.hand(0)) == 8
    assert "king" in t.hand(1) or "king" in t.city(1)


# More of each --------------------------------------------------------------------------------


def test_her_ambassador_goes_to_the_topmost_free_space_and_comes_home_when_she_prepares() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 0, "spring")
    t.game.at[t.game.rules.place("river_three_green")] = 1
    plays(t, RIVER_1)
    assert t.at("river_two_red") == (1,)
    assert t.pieces(1)["ambassador"] == 0
    plays(lurking(t, 1), 1)
    assert t.at("river_two_red") == ()
    assert t.pieces(1)["ambassador"] == 1


def test_without_her_ambassador_at_home_the_second_action() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 1, "spring").set_pieces(1, ambassador=0)
    t.set_hand(1, "mine")
    plays(t, RIVER_1)
    assert t.city(1) == ("mine",)


def test_she_builds_the_cheapest_wonder_that_is_left() -> None:
    t = at_home(against_her(1, "0", "pearlbrook"), 2, "autumn").set_tokens(1, pearl=4)
    plays(t, RIVER_2)
    plays(t, RIVER_2)
    assert t.score(1).parts["wonders"] == 10 + 15
    assert t.tokens(1)["pearl"] == 0


@pytest.mark.parametrize("skip", range(8))
def test_one_to_eight_are_the_meadow_and_nine_to_eleven_the_station(skip: int) -> None:
    t = against_her(1, "0", "newleaf")
    t.set_meadow("farm", "mine", "inn", "wife", "king", "queen", "judge", "monk")
    t.set_row("station", "lamplighter", "gardener", "hotel")
    t.game.random = games.new_game(1, seed=skip).random
    for _ in range(skip):
        t.game.random.below(11)
    there = (*t.meadow(), *t.row("station"))
    plays(t, 6)
    side = t.told("rolled")[-1].n or 0
    assert 1 <= side <= 11
    assert t.city(1) == (there[side - 1],)
    assert "" not in (*t.meadow(), *t.row("station"))


def test_she_goes_to_the_forest_in_freezing_rain() -> None:
    """No weather binds her."""
    t = against_her(1, "0", "spirecrest").set_row("weather", "freezing_rain")
    t.set_forest("forest_three_berries")
    plays(t, 2)
    assert t.at("forest_three_berries") == (1,)


def test_if_she_is_the_first_to_arrive_the_tiles_of_the_section_are_turned_up() -> None:
    t = lurking(at_home(against_her(1, "0", "spirecrest"), 0, "spring"), 1)
    assert not any(t.row("peaks"))
    plays(t, 1)
    left = [tile for tile in t.row("peaks") if tile]
    assert (len(left), len(t.aside(1, "expedition"))) == (2, 1)
    rules = t.game.rules
    (taken,) = t.aside(1, "expedition")
    points = [rules.tile(rules.thing(tile)).points for tile in (taken, *left)]
    assert points[0] == max(points)
    assert t.row("weather")[2] == ""
    assert t.aside(1, "discoveries") == ()


def test_she_competes_for_the_garland_with_her_city() -> None:
    t = against_her(1, "1", "bellfaire").set_row("garland", "garland_agriculture")
    t.set_city(0, "farm").set_city(1, "farm", "mine")
    assert t.score(1).parts["garland"] == 6
    assert t.score(0).parts["garland"] == 3

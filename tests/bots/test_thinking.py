"""Traits, judgement and the tree: what a search sees and how it weighs it."""

from __future__ import annotations

from collections import Counter

import pytest

from everdell import new_game
from everdell.bots.thinking.judgement import Judgement, best_rival, promises
from everdell.bots.thinking.traits import (
    _BASIC_EVENTS,
    _BEDS,
    _BEGUN_EVENTS,
    _COLOR,
    _CROWDED,
    _GUEST_POINTS,
    _GUESTS,
    _HAND,
    _HAND_POINTS,
    _HOARD,
    _KIND,
    _MEADOW_PLAYABLE,
    _MORE,
    _NEAR,
    _ONE,
    _PASSED_RIVALS,
    _PLAYABLE,
    _RIPE_EVENTS,
    _RIVALS,
    _SOUGHT,
    _SOUGHT_IN_MEADOW,
    _SPACES,
    _SPECIAL_EVENTS,
    _TIGHT,
    _TO_MOVE,
    _WORKERS,
    GENERAL,
    Recorder,
    trait_names,
)
from everdell.bots.thinking.tree import Tree
from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.testing import Table, table

from .tables import DEAR, dear_table


def traits(t: Table, seat: int = 0) -> Counter[str]:
    game = t.game
    names = trait_names(game.rules)
    noted: Counter[str] = Counter()
    for trait, amount in Recorder(game.rules).record(game, game.players[seat]):
        noted[names[trait]] += amount
    return noted


def judging(game: Game, rivalry: float = 0.0, **weights: float) -> Judgement:
    row = [weights.get(name.replace(":", "_"), 0.0) for name in trait_names(game.rules)]
    return Judgement(game.rules, [row] * 4, rivalry, [row] * 4)


def test_the_names_are_as_many_as_the_numbers() -> None:
    names = trait_names(new_game(2).rules)
    assert names[: len(GENERAL)] == list(GENERAL)
    assert len(names) == len(set(names))


def test_each_number_stands_for_its_name() -> None:
    """They are written out because a compiled search lives on constants."""
    numbers = {
        "one": _ONE, "twig": _KIND, "more_twig": _MORE, "hoard": _HOARD, "hand": _HAND,
        "crowded_hand": _CROWDED, "workers": _WORKERS, "spaces": _SPACES, "tight_city": _TIGHT,
        "tan": _COLOR, "beds": _BEDS, "guests": _GUESTS, "guest_points": _GUEST_POINTS,
        "hand_points": _HAND_POINTS, "playable": _PLAYABLE, "meadow_playable": _MEADOW_PLAYABLE,
        "near": _NEAR, "basic_events": _BASIC_EVENTS, "special_events": _SPECIAL_EVENTS,
        "begun_events": _BEGUN_EVENTS, "ripe_events": _RIPE_EVENTS, "sought": _SOUGHT,
        "sought_in_meadow": _SOUGHT_IN_MEADOW, "to_move": _TO_MOVE, "rivals": _RIVALS,
        "passed_rivals": _PASSED_RIVALS,
    }  # fmt: skip
    assert {name: GENERAL.index(name) for name in numbers} == numbers


def test_against_whom_one_plays_is_a_trait_too() -> None:
    """A stronger rival makes everything worth something else; other tables have no such rival."""
    alone = table(players=1, options={"rugwort_year": "2"})
    seen = traits(alone)
    assert [seen[f"rugwort_year={year}"] for year in "123"] == [0, 1, 0]
    assert not [name for name in trait_names(table().game.rules) if "=" in name]


def test_resources_count_less_the_more_there_are() -> None:
    seen = traits(table().set_resources(0, twig=7, resin=2, pebble=1))
    assert (seen["twig"], seen["more_twig"], seen["hoard"]) == (3, 3, 2)
    assert (seen["resin"], seen["more_resin"], seen["pebble"], seen["berry"]) == (2, 0, 1, 0)


def test_cards_within_reach() -> None:
    t = dear_table().set_hand(0, "farm", "mine")
    seen = traits(t.set_resources(0, twig=2, resin=1))
    assert (seen["playable"], seen["playable:farm"], seen["best_playable"]) == (1, 1, 2)
    assert (seen["near"], seen["hand:mine"], seen["playable:mine"]) == (1, 1, 0)
    assert seen["meadow_playable"] == 0


def test_a_critter_that_could_move_in_is_a_guest() -> None:
    t = dear_table().set_city(0, "farm").set_hand(0, "husband")
    seen = traits(t)
    assert (seen["beds"], seen["guests"], seen["playable:husband"], seen["city:farm"]) == (
        1, 1, 1, 1,
    )  # fmt: skip


def test_what_is_kept_aside_is_within_reach_like_the_hand() -> None:
    t = dear_table(("base", "legends")).set_aside(0, "legends", "poe", "the_green_acorn")
    assert (traits(t)["hand:poe"], traits(t)["playable"], traits(t)["hand"]) == (1, 0, 0)
    t.set_city(0, "teacher")  # whose place it takes
    assert (traits(t)["playable"], traits(t)["playable:poe"]) == (1, 1)
    t.set_resources(0, twig=3, resin=3)
    assert (traits(t)["playable"], traits(t)["best_playable"]) == (2, 5)


def test_what_boxes_have_a_player_own() -> None:
    t = table(boxes=("base", "newleaf", "pearlbrook"))
    t.set_tokens(0, pearl=2, golden=1, ticket=0).set_aside(0, "adornments", "bell")
    seen = traits(t)
    assert (seen["token:pearl"], seen["any:pearl"], seen["token:golden"]) == (2, 1, 1)
    assert (seen["token:ticket"], seen["any:ticket"]) == (0, 0)
    assert (seen["piece:ambassador"], seen["zone:adornments"], seen["tile:bell"]) == (1, 1, 1)
    assert (seen["zone:adorned"], seen["zone:visitors"], traits(t, 1)["token:pearl"]) == (0, 0, 0)
    t.set_aside(0, "adornments").set_aside(0, "adorned", "bell").set_pieces(0, ambassador=0)
    seen = traits(t)
    assert (seen["zone:adornments"], seen["zone:adorned"], seen["tile:bell"]) == (0, 1, 1)
    assert seen["piece:ambassador"] == 0


def test_of_many_tokens_the_last_count_for_nothing_more() -> None:
    t = table(boxes=("base", "pearlbrook")).set_tokens(0, pearl=9)
    assert traits(t)["token:pearl"] == 6


def test_what_events_ask_for() -> None:
    t = table().set_meadow("judge", *DEAR[:7]).set_hand(0, "chapel")
    t.set_events(
        "croak_wart_cure", "flying_doctor_service", "pristine_chapel_ceiling", "tax_relief"
    )
    seen = traits(t)
    assert (seen["sought"], seen["sought_in_meadow"]) == (1, 2)  # the chapel; judge and queen
    assert (seen["begun_events"], seen["special_events"]) == (0, 0)
    seen = traits(t.set_city(0, "judge", "woodcarver"))
    assert (seen["sought"], seen["begun_events"]) == (1, 2)
    seen = traits(t.set_city(0, "judge", "queen"))
    assert (seen["special_events"], seen["event:tax_relief"]) == (1, 1)


def test_who_has_passed_expects_what_was_scored() -> None:
    t = table().set_city(0, "farm")
    judgement = judging(t.game, one=50.0)
    assert judgement.points(t.game, 0) == 51.0
    t.game.players[0].passed = True
    assert judgement.points(t.game, 0) == 1.0


def test_a_player_who_can_still_pass_has_nothing_to_lose() -> None:
    """However poor the prospects look, a sure point is worth more than passing without it."""
    t = dear_table().set_season(0, "autumn").set_city(0, "farm", "inn").set_points(0, 4)
    gloomy = judging(t.game, one=-5.0)
    assert gloomy.points(t.game, 0) == float(t.game.scores()[0].total)
    hopeful = judging(t.game, one=5.0)
    assert hopeful.points(t.game, 0) == t.game.scores()[0].total + 5.0


def test_a_sure_point_is_not_passed_over() -> None:
    t = dear_table().set_season(0, "autumn").set_workers(0, 1)
    offers = t.offers()
    values = promises(judging(t.game, one=-5.0), t.game, 0)
    best = offers[values.index(max(values))]
    assert best == "visit:basic_two_cards_point"
    assert values[offers.index("pass")] == max(values) - 1.0


def test_an_automatic_rival_is_forecast_from_the_position_of_whom_it_plays_against() -> None:
    t = table(players=1).set_workers(0, 2)
    nothing = [0.0] * len(trait_names(t.game.rules))
    threat = [3.0 if name == "workers" else 0.0 for name in trait_names(t.game.rules)]
    judgement = Judgement(t.game.rules, [nothing] * 4, 1.0, [threat] * 4)
    now = [score.total for score in t.game.scores()]
    assert judgement.all_points(t.game) == [now[0], now[1] + 6.0]
    t.game.players[0].passed = True
    assert judgement.all_points(t.game) == now


def test_the_best_rival_counts() -> None:
    assert best_rival([5.0, 9.0, 7.0], 1) == 7.0
    assert best_rival([5.0, 9.0, 7.0], 2) == 9.0
    assert best_rival([5.0], 0) == 0.0
    t = table(players=3).set_city(0, "farm").set_city(1, "king").set_city(2, "farm")
    assert judging(t.game, rivalry=0.5).lead(t.game, 0) == 1.0 - 0.5 * 4.0


@pytest.mark.parametrize(
    ("season", "rivalry"), [("winter", 0.6), ("spring", 0.6), ("summer", 0.8), ("autumn", 1.0)]
)
def test_towards_the_end_an_automatic_rival_is_to_be_beaten(season: str, rivalry: float) -> None:
    alone = table(players=1).set_season(0, season)
    assert judging(alone.game, rivalry=0.6).rivalry_in(alone.game, 0) == pytest.approx(rivalry)
    company = table().set_season(0, season)
    assert judging(company.game, rivalry=0.6).rivalry_in(company.game, 0) == 0.6


def test_a_promise_looks_to_the_end_of_an_action() -> None:
    """Discarding on a journey comes before its points."""
    t = dear_table().set_season(0, "autumn").set_workers(0, 1).set_hand(0, "farm", "inn")
    options = [option.id for option in t.game.options]
    found = dict(zip(options, promises(judging(t.game), t.game, 0), strict=True))
    assert found["visit:journey_2"] == found["pass"] + 2.0


@pytest.mark.parametrize("taught", [True, False])
def test_a_tree_counts_each_iteration_once(taught: bool) -> None:
    game = new_game(2, seed=5)
    tree = Tree(game, 0, seeded(1), judging(game) if taught else None)
    tree.grow(12)
    assert tree.root.visits == 12
    first_looks = len(tree.root.children) if taught else 0
    assert sum(child.visits for child in tree.root.children) == 12 + first_looks
    offered = {option.id for option in game.options}
    assert {child.option.id for child in tree.root.children} == offered


def test_a_tree_leaves_the_world_as_it_was() -> None:
    game = new_game(2, seed=5)
    before = game.to_json()
    Tree(game, 0, seeded(1), judging(game, twig=1.0)).grow(10)
    assert game.to_json() == before


def test_it_comes_back_to_what_is_better() -> None:
    """Nothing but pebbles is worth anything."""
    t = dear_table().set_hand(0).set_forest("forest_three_berries")
    tree = Tree(t.game, 0, seeded(3), judging(t.game, pebble=5.0))
    tree.grow(60)
    best = max(tree.root.children, key=lambda child: child.visits)
    assert "pebble" in best.option.id
    assert tree.lead_in_visits() > 10


def test_random_playouts_find_the_points_that_are_there() -> None:
    t = dear_table().set_season(0, "autumn").set_workers(0, 1).set_hand(0, *["farm"] * 5)
    t.game.players[1].passed = True
    tree = Tree(t.game, 0, seeded(3), None)
    tree.grow(200)
    best = max(tree.root.children, key=lambda child: child.visits)
    assert best.option.id == "visit:journey_5"

"""Rugwort and Pearlbrook (Pearlbrook rulebook: solo; reconstructed where it is not at hand)."""

from __future__ import annotations

import pytest

from everdell import new_game
from everdell.boxes.pearlbrook.solo import RugwortSendsAmbassador
from everdell.engine.rng import seeded
from everdell.engine.stack import Frame, Program
from everdell.testing import Table
from tests.rugwort.solo import RUGWORT, _seed_rolling, prepare
from tests.rulebook.pearlbrook.sitting import pearlbrook

SPACES = ("river_three_green", "river_two_red", "river_two_blue", "river_two_tan")


def solo(*rolls: int) -> Table:
    t = pearlbrook(1).set_events()
    if rolls:
        t.game.random = seeded(_seed_rolling(rolls))
    return t


def where(t: Table) -> list[str]:
    return [space for space in SPACES if RUGWORT in t.at(space)]


def test_in_set_up_his_ambassador_is_rolled_for() -> None:
    found = set()
    for seed in range(30):
        t = Table(new_game(1, ("base", "pearlbrook"), seed))
        (space,) = where(t)
        found.add(space)
    assert found == set(SPACES)


def test_he_takes_the_pearl_there_turns_the_tile_up_and_gains_another() -> None:
    t = solo()
    (space,) = where(t)
    river = t.row("river")
    assert t.tokens(RUGWORT)["pearl"] == 2
    assert [bool(tile) for tile in river] == [other == space for other in SPACES]


@pytest.mark.parametrize("roll", range(1, 9))
def test_two_sides_of_the_die_for_each_space_from_the_top(roll: int) -> None:
    t = prepare(solo(roll))
    assert where(t) == [SPACES[(roll - 1) // 2]]
    assert [entry.n for entry in t.told("rolled_for_ambassador")] == [roll]


def test_each_time_he_prepares_he_is_sent_anew_and_gains_a_pearl() -> None:
    t = solo()
    (space,) = where(t)
    other = SPACES[(SPACES.index(space) + 1) % 4]
    t.game.random = seeded(_seed_rolling((2 * SPACES.index(other) + 1,)))
    prepare(t)
    assert where(t) == [other]
    assert t.tokens(RUGWORT)["pearl"] == 4  # one from there as well


def test_on_a_space_uncovered_before_he_gains_one_pearl_only() -> None:
    t = solo()
    (space,) = where(t)
    t.game.random = seeded(_seed_rolling((2 * SPACES.index(space) + 1,)))
    prepare(t)
    assert where(t) == [space]
    assert t.tokens(RUGWORT)["pearl"] == 3


def test_his_ambassador_blocks_its_space_for_yours() -> None:
    t = prepare(solo(3))
    t.set_city(0, "inn", "lookout")
    assert where(t) == ["river_two_red"]
    assert "ambassador:river_two_red" not in t.offers()


def test_he_scores_two_points_a_pearl_and_builds_no_wonder() -> None:
    parts = solo().score(RUGWORT).parts
    assert parts["pearls"] == 4
    assert parts["wonders"] == 0
    assert parts["adornments"] == 0


def test_he_has_no_adornments_and_takes_no_basic_event() -> None:
    t = prepare(solo().set_city(RUGWORT, "inn", "lookout", "queen"), 3)
    assert t.aside(RUGWORT, "adornments") == ()
    assert t.events(RUGWORT) == ()


def test_a_pirate_ship_sails_to_him_however_full_his_city() -> None:
    t = solo().set_city(0, "pirate_ship").set_city(RUGWORT, *["farm"] * 8, *["wife"] * 4)
    t.choose("visit:city:0:pirate_ship").choose("gain:twig").choose("gain:twig")
    assert "pirate_ship" in t.city(RUGWORT)
    assert t.points(0) == 2


def test_his_ferry_is_open_to_you() -> None:
    t = solo().set_city(RUGWORT, "ferry").choose("ambassador:city:1:ferry")
    if t.prompt() == "choose-one":
        t.choose("done")
    assert t.points(RUGWORT) == 1


def test_meadow_cards_under_his_workers_are_out_of_reach() -> None:
    t = prepare(solo(), 2).set_meadow("wife", "king", "bard", *["farm"] * 5)
    t.set_forest("forest_refresh_meadow_draw_two", "forest_two_any", "forest_three_berries")
    t.game.at[t.game.rules.place("forest_refresh_meadow_draw_two")] = 0
    t.set_workers(0, 2).choose("visit:forest_refresh_meadow_draw_two")
    assert t.offers() == ["discard:bard", "discard:farm"]
    t = prepare(solo(), 2).set_meadow("wife", "king", "bard", *["farm"] * 5)
    t.set_city(0, "harbor", "innkeeper").set_events("riverside_resort").set_workers(0, 1)
    assert t.choose("event:riverside_resort").offers() == ["put:bard", "done"]


def test_the_next_free_space_below_is_taken_when_yours_is_in_the_way() -> None:
    t = solo()
    (space,) = where(t)
    mine = SPACES[(SPACES.index(space) + 1) % 4]
    t.game.at[t.game.rules.place(mine)] += 1
    t.game.random = seeded(_seed_rolling((2 * SPACES.index(mine) + 1,)))
    RugwortSendsAmbassador().run(t.game, Frame(Program([]), RUGWORT, RUGWORT))
    assert where(t) == [SPACES[(SPACES.index(mine) + 1) % 4]]


def test_a_whole_game_with_random_choices_ends() -> None:
    for seed in range(5):
        game = new_game(1, ("base", "pearlbrook"), seed)
        die = seeded(seed)
        while not game.over:
            game.take(die.below(len(game.options)))
        assert game.scores()[RUGWORT].parts["pearls"] >= 4


def test_a_bridge_in_his_city_draws_him_no_cards_for_pearls() -> None:
    """Texts of his cards mean nothing, and he holds no hand."""
    t = solo().set_city(RUGWORT, "bridge")
    before = t.tokens(RUGWORT)["pearl"]
    prepare(t)
    assert t.tokens(RUGWORT)["pearl"] > before
    assert t.hand(RUGWORT) == ()

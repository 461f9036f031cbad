"""Random games of every kind hold the invariants and end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from everdell import Game, IllegalMove
from everdell.engine.codec import state_digest
from everdell.engine.scoring import points_of
from tests.contract.games import (
    TABLES_OF_THE_DAY,
    Chooser,
    Sitting,
    decisions,
    patient_choice,
    random_choice,
    seeds,
    set_up,
    tables,
)
from tests.contract.invariants import check, workers_everywhere
from tests.effort import EFFORT

GAMES = 300 * EFFORT  # at all tables, however many there are


@pytest.mark.parametrize("choose", [random_choice, patient_choice], ids=["random", "patient"])
@pytest.mark.parametrize("table", TABLES_OF_THE_DAY, ids=str)
@settings(max_examples=max(1, GAMES // len(TABLES_OF_THE_DAY) // 2), deadline=None)
@given(seed=seeds)
def test_games_hold_the_invariants_and_end(table: Sitting, choose: Chooser, seed: int) -> None:
    game = set_up(table, seed)
    for _ in decisions(game, seed, choose):
        check(game)
        check_totals(game)
    check(game)
    check_totals(game)
    assert game.over
    assert game.winners()
    assert all(sum(score.parts.values()) == score.total for score in game.scores())


def check_totals(game: Game) -> None:
    """The short way to a total leads to the sum of the parts."""
    for seat, score in enumerate(game.scores()):
        assert points_of(game, seat) == score.total


@settings(max_examples=30, deadline=None)
@given(table=tables, seed=seeds)
def test_no_worker_is_lost_but_with_a_card_that_held_it_for_good(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    lost = 0
    for _ in decisions(game, seed, patient_choice):
        for seat in range(game.rules.players):
            p = game.players[seat]
            owed = sum(game.rules.figures.workers[: p.season + 1])
            missing = owed - workers_everywhere(game, seat)
            assert missing >= 0, "a worker too many"
            lost = max(lost, missing)
    # At most the two of a Cemetery and the two of a Monastery, and one who was kidnapped.
    assert lost <= 5


@settings(max_examples=30, deadline=None)
@given(table=tables, seed=seeds)
def test_the_same_seed_and_choices_give_the_same_game(table: Sitting, seed: int) -> None:
    first, second = set_up(table, seed), set_up(table, seed)
    for game in (first, second):
        for _ in decisions(game, seed):
            pass
    assert state_digest(first) == state_digest(second)


@settings(max_examples=20, deadline=None)
@given(table=tables, seed=seeds)
def test_choose_accepts_exactly_what_is_offered(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    ever_offered: set[str] = set()
    for n in decisions(game, seed):
        offered = [option.id for option in game.options]
        ever_offered.update(offered)
        if n % 10 == 0:
            refuses_the_rest(game, sorted(ever_offered - set(offered))[:20])
            for id in offered:
                game.clone().choose(id)
    refuses_the_rest(game, sorted(ever_offered))


def refuses_the_rest(game: Game, ids: list[str]) -> None:
    before = state_digest(game)
    for id in ids:
        with pytest.raises(IllegalMove):
            game.choose(id)
    assert state_digest(game) == before


@settings(max_examples=30, deadline=None)
@given(table=tables, seed=seeds)
def test_the_order_of_options_is_canonical(table: Sitting, seed: int) -> None:
    game = set_up(table, seed)
    for _ in decisions(game, seed):
        listed = [option.id for option in game.options]
        game.advance()
        assert [option.id for option in game.options] == listed

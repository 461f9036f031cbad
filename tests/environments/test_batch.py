"""Many games in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any

import numpy as np
import pytest

from everdell import IllegalMove, new_game
from everdell.engine.errors import EverdellError
from everdell.environments.batch import Batch, Rows
from everdell.environments.rewards import win


def until(batch: Batch, ends: int) -> Iterator[Rows]:
    """Random play until so many games have ended."""
    while ends > 0:
        rows = batch.step(batch.sample())
        ends -= int(rows.ended.sum())
        yield rows


def each(rows: Rows, do: Callable[[Any], Any]) -> Rows:
    return Rows(*map(do, rows))


def alike(one: Rows, other: Rows) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Rows._fields)


def check_rows(batch: Batch, rows: Rows) -> None:
    for row, game in enumerate(batch.games):
        seat = game.stack[-1].me
        assert rows.seats[row] == seat
        assert np.array_equal(rows.observations[row], batch.observer(game, seat))
        legal = batch.actions.numbers(game.options)
        assert np.array_equal(rows.masks[row], batch.actions.mask(legal))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_each_row_shows_its_game_to_the_seat_that_decides(players: int) -> None:
    batch = Batch(3, players, seed=5)
    check_rows(batch, batch.rows)
    for rows in until(batch, 4):
        check_rows(batch, rows)


def test_a_row_is_the_game_of_its_seed() -> None:
    batch = Batch(2, 3, seed=11)
    games = [new_game(3, seed=11), new_game(3, seed=12)]
    for _ in range(40):
        actions = batch.sample()
        for game, action in zip(games, actions, strict=True):
            game.choose(batch.actions.id(int(action)))
        batch.step(actions)
    assert [game.to_json() for game in batch.games] == [game.to_json() for game in games]


def test_no_mask_is_ever_empty_and_an_end_is_followed_by_a_new_game_at_once() -> None:
    batch = Batch(4, 2, seed=1)
    dealt = [1, 2, 3, 4]
    for rows in until(batch, 9):
        assert rows.masks.any(axis=1).all()
        for row in np.flatnonzero(rows.ended):
            dealt[row] += 4
            assert batch.games[row].to_json() == new_game(2, seed=dealt[row]).to_json()
    assert [game.seed for game in batch.games] == dealt
    assert sum(dealt) > 1 + 2 + 3 + 4


def test_rewards_and_scores_are_those_of_the_game_that_ended() -> None:
    batch = Batch(1, 4, seed=3)
    game = batch.games[0]
    for rows in until(batch, 1):
        if not rows.ended[0]:
            assert not rows.rewards.any()
            assert not rows.scores.any()
    assert game.over
    assert rows.rewards[0] == pytest.approx([win(game, seat) for seat in range(4)])
    assert list(rows.scores[0]) == [score.total for score in game.scores()]
    batch.step(batch.sample())
    assert not rows.ended[0]
    assert not rows.rewards.any()


def test_the_reward_may_be_chosen() -> None:
    batch = Batch(1, 2, seed=3, reward="margin")
    *_, rows = until(batch, 1)
    assert rows.rewards[0, 0] == rows.scores[0, 0] - rows.scores[0, 1] == -rows.rewards[0, 1]


def test_alone_there_is_one_reward() -> None:
    batch = Batch(2, 1, options={"rugwort_year": 2}, seed=3)
    *_, rows = until(batch, 1)
    assert rows.rewards.shape == (2, 1)
    assert set(rows.seats) == {0}


def test_the_same_seed_and_actions_are_the_same_games() -> None:
    one, other = Batch(3, seed=8), Batch(3, seed=8)
    for rows in until(one, 3):
        assert alike(rows, other.step(other.sample()))


def test_without_a_seed_batches_differ() -> None:
    assert Batch(1).games[0].seed != Batch(1).games[0].seed


def test_a_reset_deals_the_games_of_a_seed_or_those_that_come_next() -> None:
    batch = Batch(3, seed=20)
    first = each(batch.rows, np.copy)
    for _ in range(10):
        batch.step(batch.sample())
    batch.reset()
    assert [game.seed for game in batch.games] == [23, 24, 25]
    assert alike(batch.reset(20), first)


def test_arrays_may_belong_to_the_caller() -> None:
    """A learner that keeps what it saw has it written where it keeps it."""
    steps = 5
    batch, twin = Batch(2, seed=4), Batch(2, seed=4)
    kept = each(batch.rows, lambda array: np.full((steps, *array.shape), 7, array.dtype))
    for step in range(steps):
        into = each(kept, itemgetter(step))
        assert batch.step(batch.sample(), into=into) is into
        assert alike(into, twin.step(twin.sample()))
    again = Batch(2, seed=4)
    assert alike(each(kept, itemgetter(0)), again.step(again.sample()))


@pytest.mark.parametrize(
    "wrong",
    [
        {"observations": np.zeros((2, 1156), np.float64)},
        {"masks": np.zeros((3, 3801), np.int8)},
        {"masks": np.zeros((3801, 2), np.int8).T},
        {"observations": np.broadcast_to(np.float32(0), (2, 1156))},
    ],
)
def test_arrays_that_do_not_fit_are_refused_before_anything_happens(wrong: dict[str, Any]) -> None:
    batch = Batch(2, seed=4)
    before = [game.to_json() for game in batch.games]
    rows = batch.empty_rows()._replace(**wrong)
    with pytest.raises(EverdellError, match="empty_rows") as fault:
        batch.step(batch.sample(), into=rows)
    assert fault.value.code == "bad-array"
    assert [game.to_json() for game in batch.games] == before


def test_an_illegal_action_names_the_game_and_moves_none() -> None:
    batch = Batch(3, seed=4)
    actions = batch.sample()
    actions[1] = batch.actions.number("pass")
    before = [game.to_json() for game in batch.games]
    with pytest.raises(IllegalMove, match="Game 1 does not offer 'pass'"):
        batch.step(actions)
    assert [game.to_json() for game in batch.games] == before
    actions[1] = 99999
    with pytest.raises(EverdellError, match="There is no action 99999"):
        batch.step(actions)


@pytest.mark.parametrize("actions", [[1], [1, 2, 3], [0.5, 1.5], [[1, 2]]])
def test_actions_that_are_none(actions: Any) -> None:
    with pytest.raises(EverdellError, match="Give 2 actions as whole numbers"):
        Batch(2).step(actions)


def test_wrong_wishes_are_explained() -> None:
    with pytest.raises(EverdellError, match="at least one game"):
        Batch(0)
    with pytest.raises(EverdellError, match="for 1 to 4 players"):
        Batch(1, 9)
    with pytest.raises(EverdellError, match="whole number from 0 on"):
        Batch(1, seed=-1)
    with pytest.raises(EverdellError, match="no reward 'fame'"):
        Batch(1, reward="fame")

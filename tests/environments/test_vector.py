"""Gymnasium's vector environments: whatever resets when, there is always an action to take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

import everdell.environments.single  # noqa: F401  # makes the ids known
from everdell.environments.single import EverdellEnv

GAMES = 3


def seat_of_the_learner() -> EverdellEnv:
    return EverdellEnv(1)  # the shortest games


@pytest.fixture(params=[SyncVectorEnv, AsyncVectorEnv], ids=["sync", "async"])
def kind(request: pytest.FixtureRequest) -> Any:
    return request.param


def chosen(masks: NDArray[np.int8], random: np.random.Generator) -> NDArray[np.int64]:
    """A legal action in each row, as a learner draws it: from chances that sum to 1."""
    return np.array([random.choice(len(mask), p=mask / mask.sum()) for mask in masks])


def rounds(envs: Any, ends: int) -> Iterator[tuple[NDArray[np.bool_], dict[str, Any]]]:
    """Play on until so many games have ended; what each step says."""
    random = np.random.default_rng(5)
    _, infos = envs.reset(seed=3)
    while ends > 0:
        assert infos["action_mask"].any(axis=1).all()
        _, _, over, _, infos = envs.step(chosen(infos["action_mask"], random))
        ends -= over.sum()
        yield over, infos


def test_the_next_step_resets(kind: Any) -> None:
    envs = kind([seat_of_the_learner] * GAMES, autoreset_mode=AutoresetMode.NEXT_STEP)
    waiting = np.zeros(GAMES, np.bool_)
    for over, infos in rounds(envs, 2 * GAMES):
        assert not (waiting & over).any()  # a game that was over has begun anew
        counts = infos["action_mask"].sum(axis=1)
        assert (counts[over] == 1).all()
        waiting = over
    envs.close()


def test_the_same_step_resets(kind: Any) -> None:
    envs = kind([seat_of_the_learner] * GAMES, autoreset_mode=AutoresetMode.SAME_STEP)
    for over, infos in rounds(envs, 2 * GAMES):
        if over.any():
            assert list(infos["final_info"]["_score"]) == list(over)
            assert (infos["action_mask"].sum(axis=1)[over] > 1).all()
    envs.close()


def test_the_learner_resets(kind: Any) -> None:
    envs = kind([seat_of_the_learner] * GAMES, autoreset_mode=AutoresetMode.DISABLED)
    random = np.random.default_rng(5)
    envs.reset(seed=3)
    ended = 0
    while ended < 2 * GAMES:
        masks = np.stack(envs.call("action_masks"))
        _, _, over, _, _ = envs.step(chosen(masks, random))
        if over.any():
            ended += over.sum()
            assert np.stack(envs.call("action_masks")).any(axis=1).all()
            envs.reset(options={"reset_mask": over})
    envs.close()


def test_made_by_name() -> None:
    envs = gymnasium.make_vec("everdell/Base-v0", 2, opponents=["random"], seat=None)
    seen, infos = envs.reset(seed=1)
    alone = gymnasium.make("everdell/Base-v0", opponents=["random"], seat=None)
    first, info = alone.reset(seed=1)
    assert np.array_equal(seen[0], first)
    assert np.array_equal(infos["action_mask"][0], info["action_mask"])
    assert not np.array_equal(seen[0], seen[1])
    envs.close()


def test_an_illegal_action_leaves_an_action_to_take() -> None:
    env = EverdellEnv()
    env.reset(seed=1)
    _, _, over, _, info = env.step(np.int64(env.series.actions.number("pass")))
    assert over
    assert list(np.flatnonzero(info["action_mask"])) == [0]
    assert list(np.flatnonzero(env.action_masks())) == [0]

"""The environment for Gymnasium, judged by Gymnasium's own checker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from everdell import IllegalMove
from everdell.bots import World, registry
from everdell.engine.errors import EverdellError
from everdell.engine.rng import seeded
from everdell.environments.single import EverdellEnv, register


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """One random game; its last reward and info."""
    random = seeded(seed + 99)
    _, info = env.reset(seed=seed)
    over = False
    reward = 0.0
    while not over:
        assert reward == 0
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, truncated, info = env.step(legal[random.below(len(legal))])
        assert not truncated
    return reward, info


@pytest.mark.parametrize("id", ["everdell/Base-v0", "everdell/Solo-v0"])
def test_it_passes_the_checker(id: str) -> None:
    env = gymnasium.make(id, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("players", [3, 4])
def test_it_passes_the_checker_with_more_players(players: int) -> None:
    bots = ["random", "greedy"]
    check_env(gymnasium.make("everdell/Base-v0", players=players, opponents=bots).unwrapped)


def test_registering_twice_changes_nothing() -> None:
    register()
    assert gymnasium.spec("everdell/Base-v0").kwargs == {"players": 2}


def test_a_game_ends_with_a_reward_and_a_score() -> None:
    env = EverdellEnv(opponents="random")
    reward, info = play(env, 2)
    assert reward in (-1, 0, 1)
    assert info["won"] == (reward == 1)
    assert info["score"] == env.series.game.scores()[0].total
    assert list(np.flatnonzero(info["action_mask"])) == [0]  # an action that vectors will ignore


@pytest.mark.parametrize("year", [1, 2, 3])
def test_alone_against_the_opponent_of_the_box(year: int) -> None:
    env = EverdellEnv(1, options={"rugwort_year": year}, opponents=())
    reward, info = play(env, year)
    assert info["won"] == (reward == 1)
    assert env.series.game.players[1].city


def test_the_same_seed_and_actions_are_the_same_game() -> None:
    ends = []
    for _ in range(2):
        env = EverdellEnv(3, opponents=["greedy", "random"])
        play(env, 6)
        ends.append(env.series.game.to_json())
    assert ends[0] == ends[1]


def test_bots_sit_in_turn_order_after_the_learner() -> None:
    env = EverdellEnv(4, seat=2, opponents=["greedy", "random"])
    env.reset(seed=1)
    seated = {seat: bot.name for seat, bot in env._bots.items()}
    assert seated == {3: "greedy", 0: "random", 1: "greedy"}


def test_only_the_learner_is_asked() -> None:
    env = EverdellEnv(3, seat=1, opponents="random")
    observation, info = env.reset(seed=1)
    assert env.series.seat == 1
    assert np.array_equal(observation, env.series.observe(1))
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    offered = {env.series.actions.number(option.id) for option in env.series.game.options}
    assert set(np.flatnonzero(info["action_mask"])) == offered


def test_without_a_seat_every_seat_comes_up() -> None:
    env = EverdellEnv(3, seat=None, opponents="random")
    seats = set()
    for seed in range(30):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_game_and_is_paid_for() -> None:
    env = EverdellEnv(illegal_reward=-7)
    env.reset(seed=1)
    _, reward, over, truncated, _ = env.step(np.int64(env.series.actions.number("pass")))
    assert (reward, over, truncated) == (-7, True, False)
    with pytest.raises(EverdellError, match="reset the environment first"):
        env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
    env.reset(seed=1)
    env.step(np.int64(np.flatnonzero(env.action_masks())[0]))


def test_a_step_after_the_end_is_an_error() -> None:
    env = EverdellEnv(opponents="random")
    play(env, 1)
    with pytest.raises(IllegalMove, match="The game is over"):
        env.step(np.int64(0))


def test_wrong_wishes_are_explained() -> None:
    with pytest.raises(EverdellError, match="no seat 2; the seats are 0 to 1"):
        EverdellEnv(seat=2)
    with pytest.raises(EverdellError, match="at least one bot"):
        EverdellEnv(opponents=())
    with pytest.raises(EverdellError, match="seats for 1 opponents, not for 2"):
        EverdellEnv(opponents=["greedy", "random"])
    with pytest.raises(EverdellError, match="bot 'no-such-bot'"):
        EverdellEnv(opponents="no-such-bot")
    with pytest.raises(EverdellError, match="no style 'sleepy'"):
        EverdellEnv(3, opponents=["greedy", "sage:sleepy"])
    with pytest.raises(AssertionError, match="render mode 'human'"):
        EverdellEnv(render_mode="human")


def test_the_table_is_drawn_only_if_that_was_asked_for() -> None:
    env = EverdellEnv(render_mode="ansi")
    env.reset(seed=1)
    assert "> seat 0" in str(env.render())
    assert EverdellEnv().render() is None


class Lost:
    name = "lost"

    def __init__(self, answer: str | None) -> None:
        self._answer = answer

    def choose(self, game: World, seat: int) -> str:
        if self._answer is None:
            raise RuntimeError("no idea")
        return self._answer


def stillborn(seed: int) -> Lost:
    raise RuntimeError("not today")


@pytest.mark.parametrize(
    ("maker", "why"),
    [
        (lambda seed: Lost(None), "RuntimeError: no idea"),
        (lambda seed: Lost("win"), "IllegalMove: "),
        (stillborn, "RuntimeError: not today"),
    ],
)
def test_an_opponent_that_fails_is_named(
    monkeypatch: pytest.MonkeyPatch, maker: Callable[[int], Lost], why: str
) -> None:
    monkeypatch.setitem(registry._makers(), "lost", maker)
    env = EverdellEnv(3, seat=2, opponents=["random", "lost"])
    with pytest.raises(EverdellError, match="'lost' at seat 1 has failed") as failed:
        env.reset(seed=3)
    assert failed.value.code == "opponent-failed"
    assert failed.value.details["why"].startswith(why)

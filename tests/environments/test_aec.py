"""The environment for PettingZoo, judged by PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from everdell import IllegalMove, new_game
from everdell.engine.errors import EverdellError
from everdell.engine.rng import Random, seeded
from everdell.environments.aec import env, raw_env

# PettingZoo likes plain arrays, and says so of its own masked environments, too.
about_dicts = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def legal_action(table: Any, random: Random) -> int:
    legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    return int(legal[random.below(len(legal))])


def play(table: Any, seed: int) -> dict[str, tuple[float, dict[str, Any]]]:
    """One random game; what each agent is told at its end."""
    table.reset(seed=seed)
    random = seeded(seed + 99)
    ends: dict[str, tuple[float, dict[str, Any]]] = {}
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last()
        if over:
            ends[agent] = (reward, info)
        else:
            assert reward == 0
        table.step(None if over else legal_action(table, random))
    return ends


@about_dicts
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_passes_the_test_of_the_interface(players: int) -> None:
    api_test(env(players, render_mode="ansi"), num_cycles=200)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_passes_the_test_of_seeds(players: int) -> None:
    seed_test(lambda: env(players), num_cycles=60)


def test_the_seed_deals_the_game_of_that_seed() -> None:
    table = env(3)
    table.reset(seed=11)
    assert table.unwrapped.series.game.to_json() == new_game(3, seed=11).to_json()


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    def dealt() -> list[int]:
        table = env()
        table.reset(seed=5)
        found = []
        for _ in range(3):
            table.reset()
            found.append(table.unwrapped.series.game.seed)
        return found

    assert dealt() == dealt()
    assert len(set(dealt())) == 3


def test_two_environments_that_were_given_no_seed_differ() -> None:
    one, other = env(), env()
    one.reset()
    other.reset()
    assert one.unwrapped.series.game.seed != other.unwrapped.series.game.seed


def test_the_agent_that_decides_may_act_and_no_other() -> None:
    table = env(2)
    table.reset(seed=1)
    assert table.agent_selection == "player_0"
    series = table.unwrapped.series
    mask = table.observe("player_0")["action_mask"]
    offered = {option.id for option in series.game.options}
    assert {series.actions.id(int(n)) for n in np.flatnonzero(mask)} == offered
    assert not table.observe("player_1")["action_mask"].any()
    table.step(series.actions.number("visit:basic_berry"))
    assert table.agent_selection == "player_1"


def test_the_reward_comes_at_the_end() -> None:
    table = env(2)
    ends = play(table, 3)
    game = table.unwrapped.series.game
    assert sorted(reward for reward, _ in ends.values()) == [-1, 1]
    for seat, agent in enumerate(table.possible_agents):
        reward, info = ends[agent]
        assert info == {"score": game.scores()[seat].total, "won": reward == 1}


def test_the_reward_may_be_the_margin() -> None:
    ends = play(env(2, reward="margin"), 3)
    (mine, _), (theirs, _) = ends["player_0"], ends["player_1"]
    assert mine == -theirs
    assert abs(mine) == abs(ends["player_0"][1]["score"] - ends["player_1"][1]["score"])


def test_alone_there_is_one_agent_and_the_opponent_plays_along() -> None:
    table = env(1, options={"rugwort_year": 2})
    ends = play(table, 4)
    assert list(ends) == ["player_0"]
    rugwort = table.unwrapped.series.game.players[1]
    assert rugwort.automaton
    assert rugwort.city


def test_an_illegal_action_ends_the_game_and_is_paid_for() -> None:
    table = env(2, illegal_reward=-5)
    table.reset(seed=1)
    table.step(table.unwrapped.series.actions.number("pass"))
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards == {"player_0": -5, "player_1": 0}


def test_without_wrappers_an_illegal_action_changes_nothing() -> None:
    table = raw_env(2)
    table.reset(seed=1)
    before = table.series.game.to_json()
    with pytest.raises(IllegalMove, match="'pass' is not offered"):
        table.step(table.series.actions.number("pass"))
    assert table.series.game.to_json() == before
    assert table.agent_selection == "player_0"


def test_an_action_that_does_not_exist_is_an_error() -> None:
    table = env(2)
    table.reset(seed=1)
    for action in (-1, 3801):
        with pytest.raises(EverdellError, match="the actions are 0 to 3800"):
            table.step(action)
    assert not any(table.terminations.values())


def test_an_observation_may_be_kept() -> None:
    table = env(2)
    table.reset(seed=1)
    kept = table.observe("player_0")
    vector, mask = kept["observation"].copy(), kept["action_mask"].copy()
    table.step(legal_action(table, seeded(1)))
    later = table.observe("player_0")
    assert not np.array_equal(later["observation"], vector)
    assert not np.array_equal(later["action_mask"], mask)
    assert np.array_equal(kept["observation"], vector)
    assert np.array_equal(kept["action_mask"], mask)


def test_an_observation_may_be_written_into_arrays_of_the_callers() -> None:
    table = env(3)
    table.reset(seed=1)
    observations = np.full((3, table.series.observer.size), 7, np.float32)
    masks = np.full((3, len(table.series.actions)), 7, np.int8)
    for seat, agent in enumerate(table.agents):
        table.observe_into(agent, observations[seat], masks[seat])
        seen = table.observe(agent)
        assert np.array_equal(observations[seat], seen["observation"])
        assert np.array_equal(masks[seat], seen["action_mask"])


def test_nothing_can_be_done_before_the_reset() -> None:
    table = env(2)
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match=rf"no '{name}' before reset\(\)"):
            getattr(table, name)
    for call in (table.last, lambda: next(table.agent_iter()), lambda: table.step(0)):
        with pytest.raises(AttributeError, match=r"before reset\(\)"):
            call()
    with pytest.raises(AssertionError, match=r"reset\(\) before observe\(\)"):
        table.observe("player_0")
    with pytest.raises(AttributeError, match=r"has no 'fame'$"):
        table.fame  # noqa: B018


def test_a_loop_that_never_steps_is_stopped() -> None:
    table = env(2)
    table.reset(seed=1)
    agents = table.agent_iter()
    assert next(agents) == "player_0"
    table.last()
    with pytest.raises(AssertionError, match=r"step\(\) or reset\(\) in a loop"):
        next(agents)
    assert list(table.agent_iter(0)) == []


def test_steps_after_the_last_agent_has_left_change_nothing() -> None:
    table = env(2)
    play(table, 3)
    assert table.agents == []
    table.step(None)
    assert table.agents == []


def test_the_table_can_be_read() -> None:
    table = env(2, render_mode="ansi")
    table.reset(seed=1)
    text = str(table.render())
    assert "> seat 0: winter, 2 workers" in text
    assert "seat 0 is asked: turn" in text
    assert "  visit:basic_berry" in text


def test_a_wrong_wish_is_explained_at_once() -> None:
    with pytest.raises(EverdellError, match="for 1 to 4 players"):
        env(7)
    with pytest.raises(EverdellError, match="no reward 'fame'"):
        env(reward="fame")
    with pytest.raises(AssertionError, match="no render mode 'human'"):
        env(render_mode="human")
    with pytest.raises(EverdellError, match="whole number from 0 on"):
        env().reset(seed=-3)

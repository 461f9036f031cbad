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
    assert table.unwrapped.match.game.to_json() == new_game(3, seed=11).to_json()


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    def dealt() -> list[int]:
        table = env()
        table.reset(seed=5)
        found = []
        for _ in range(3):
            table.reset()
            found.append(table.unwrapped.match.game.seed)
        return found

    assert dealt() == dealt()
    assert len(set(dealt())) == 3


def test_two_environments_that_were_given_no_seed_differ() -> None:
    one, other = env(), env()
    one.reset()
    other.reset()
    assert one.unwrapped.match.game.seed != other.unwrapped.match.game.seed


def test_the_agent_that_decides_may_act_and_no_other() -> None:
    table = env(2)
    table.reset(seed=1)
    assert table.agent_selection == "player_0"
    match = table.unwrapped.match
    mask = table.observe("player_0")["action_mask"]
    offered = {option.id for option in match.game.options}
    assert {match.actions.id(int(n)) for n in np.flatnonzero(mask)} == offered
    assert not table.observe("player_1")["action_mask"].any()
    table.step(match.actions.number("visit:basic_berry"))
    assert table.agent_selection == "player_1"


def test_the_reward_comes_at_the_end() -> None:
    table = env(2)
    ends = play(table, 3)
    game = table.unwrapped.match.game
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
    rugwort = table.unwrapped.match.game.players[1]
    assert rugwort.automaton
    assert rugwort.city


def test_an_illegal_action_ends_the_game_and_is_paid_for() -> None:
    table = env(2, illegal_reward=-5)
    table.reset(seed=1)
    table.step(table.unwrapped.match.actions.number("pass"))
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards == {"player_0": -5, "player_1": 0}


def test_without_wrappers_an_illegal_action_changes_nothing() -> None:
    table = raw_env(2)
    table.reset(seed=1)
    before = table.match.game.to_json()
    with pytest.raises(IllegalMove, match="'pass' is not offered"):
        table.step(table.match.actions.number("pass"))
    assert table.match.game.to_json() == before
    assert table.agent_selection == "player_0"


def test_the_table_can_be_read() -> None:
    table = env(2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
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

"""Rewards of a finished game."""

from __future__ import annotations

import pytest

from everdell.engine.errors import EverdellError
from everdell.engine.state import Game
from everdell.environments.rewards import margin, points, reward_of, win
from tests.contract.games import TABLES, Sitting, decisions, set_up
from tests.day import each_of_some


def finished(players: int, seed: int) -> Game:
    game = set_up(Sitting(players), seed)
    for _ in decisions(game, seed):
        pass
    return game


def shared(players: int) -> Game:
    """A game that two of the seats win together: they hold the same points, events, resources."""
    game = finished(players, 1)
    for p in game.players:
        p.city, p.claims, p.resources, p.facts = [], (), [0, 0, 0, 0], None
        p.points = 100 if p.seat < 2 else 0
    game.at = [0] * len(game.at)
    return game


@pytest.mark.parametrize("setting", each_of_some(TABLES, 12, "rewards"), ids=str)
def test_what_one_seat_wins_the_others_lose(setting: Sitting) -> None:
    game = set_up(setting, 4)
    for _ in decisions(game, 4):
        pass
    rewards = [win(game, p.seat) for p in game.players]
    assert sum(rewards) == pytest.approx(0)
    assert max(rewards) == pytest.approx(1)
    assert rewards.index(max(rewards)) in game.winners()


def test_losers_share_the_loss() -> None:
    game = finished(4, 2)
    assert sorted(win(game, seat) for seat in range(4)) == pytest.approx([-1 / 3] * 3 + [1])


def test_a_shared_victory_is_divided() -> None:
    assert [win(shared(2), seat) for seat in range(2)] == pytest.approx([0, 0])
    assert [win(shared(4), seat) for seat in range(4)] == pytest.approx(
        [1 / 3, 1 / 3, -1 / 3, -1 / 3]
    )


def test_points_and_margin_are_counted_in_points() -> None:
    game = finished(3, 3)
    totals = [score.total for score in game.scores()]
    assert [points(game, seat) for seat in range(3)] == totals
    assert margin(game, 0) == totals[0] - max(totals[1:])
    assert margin(game, 2) == totals[2] - max(totals[:2])


def test_a_reward_by_name_or_of_ones_own() -> None:
    assert reward_of("margin") is margin
    own = reward_of(lambda game, seat: 7.0)
    assert own(finished(2, 0), 0) == 7.0
    with pytest.raises(EverdellError, match=r"no reward 'fame'\. There are: win, margin, points"):
        reward_of("fame")

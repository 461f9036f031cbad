"""The figures that `everdell bench` prints."""

from __future__ import annotations

from everdell.environments.speed import AecSteps, BatchSteps


def test_steps_of_whole_games_are_counted() -> None:
    play = AecSteps(players=2)
    once, twice = play(1), play(2)
    assert 20 < once < twice
    assert play(1) == once


def test_steps_of_a_batch_are_counted() -> None:
    assert BatchSteps(games=3, players=2)(5) == 15

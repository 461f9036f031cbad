"""The figure that `everdell bench` prints."""

from __future__ import annotations

from everdell.environments.speed import aec_steps


def test_steps_are_counted() -> None:
    once, twice = aec_steps(players=2, games=1), aec_steps(players=2, games=2)
    assert 20 < once < twice
    assert aec_steps(players=2, games=1) == once

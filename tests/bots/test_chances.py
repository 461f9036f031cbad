"""The chance to win is that of having more points than all others."""

from __future__ import annotations

from math import sqrt

import pytest

from everdell.bots.chances import normal, win_chance


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_equals_win_equally_often(seats: int) -> None:
    for seat in range(seats):
        chance = win_chance([50.0] * seats, [7.0] * seats, seat)
        assert chance == pytest.approx(1 / seats, abs=1e-6)


@pytest.mark.parametrize("ahead", [-12.0, -3.0, 0.5, 8.0])
def test_against_one_rival_it_is_the_chance_that_both_misses_leave_the_lead(ahead: float) -> None:
    found = win_chance([50.0 + ahead, 50.0], [7.0, 7.0], 0)
    assert found == pytest.approx(normal(ahead / (7.0 * sqrt(2.0))), abs=1e-6)


def test_there_is_always_a_winner() -> None:
    points, errors = [61.0, 48.0, 55.0, 57.0], [4.0, 8.0, 7.0, 0.0]
    chances = [win_chance(points, errors, seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0, abs=1e-4)
    assert chances[0] > chances[3] > chances[1]


def test_a_rival_who_is_far_behind_changes_nothing() -> None:
    two = win_chance([50.0, 47.0], [7.0, 7.0], 0)
    three = win_chance([50.0, 47.0, 0.0], [7.0, 7.0, 7.0], 0)
    assert three == pytest.approx(two, abs=1e-4)


def test_every_rival_counts() -> None:
    chances = [
        win_chance([50.0] + [49.0] * rivals, [7.0] * (1 + rivals), 0) for rivals in (1, 2, 3)
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[2] < 0.3


def test_when_all_have_their_points_a_few_are_enough() -> None:
    assert win_chance([60.0, 57.0], [0.0, 0.0], 0) > 0.99
    assert win_chance([60.0, 60.0], [0.0, 0.0], 0) == pytest.approx(0.5)

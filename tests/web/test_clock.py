"""The server's clock beside one that can be set."""

from __future__ import annotations

import pytest

from everdell.web.clock import SteadyClock

START = 1_000_000_000.0
HOUR = 3600.0
DAY = 24 * HOUR


class Time:
    """The time of day, which can be set, and the time that really passes."""

    def __init__(self) -> None:
        self.wall = START
        self.steady = 5.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.steady)

    def passes(self, seconds: float) -> float:
        """By how much the clock goes on, looked at once a second."""
        before = self.clock()
        for _ in range(int(seconds)):
            self.wall += 1
            self.steady += 1
            now = self.clock()
            assert now >= before
        return self.clock() - before


def test_it_is_the_time_of_day() -> None:
    time = Time()
    assert time.clock() == START
    assert time.passes(100) == pytest.approx(100)
    assert time.clock() == pytest.approx(time.wall)


def test_it_does_not_jump_with_the_time_of_day() -> None:
    for jump in (HOUR, -HOUR):
        time = Time()
        time.passes(10)
        time.wall += jump
        assert time.clock() == pytest.approx(START + 10)
        assert time.passes(60) == pytest.approx(60, rel=0.06)


def test_it_stands_still_with_the_machine() -> None:
    """No player could move meanwhile."""
    time = Time()
    time.wall += 8 * HOUR
    assert time.passes(60) == pytest.approx(60, rel=0.06)


def test_it_comes_closer_until_it_is_right_again() -> None:
    for jump in (HOUR, -HOUR):
        time = Time()
        time.wall += jump
        time.passes(DAY)
        assert time.clock() == pytest.approx(time.wall)


def test_small_corrections_are_made_within_seconds() -> None:
    time = Time()
    time.wall -= 0.2
    time.passes(5)
    assert time.clock() == pytest.approx(time.wall)


def test_it_never_goes_back() -> None:
    time = Time()
    time.passes(3)
    before = time.clock()
    time.wall -= HOUR
    assert time.clock() >= before
    assert time.clock() >= before

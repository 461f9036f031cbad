"""The time of day without its jumps.

A machine's clock may be set, or stand still with the machine: players' clocks must neither run out
because of that nor stop. This one goes on with the time that really passes. Where the two differ it
comes closer little by little, so that stamps stay true and several nodes agree.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

# Of the time that passes: too little to notice on a clock, and an hour is made up for in a day.
_SLEW: Final = 0.05


class SteadyClock:
    """Seconds since 1970. They never go back, and never on by much more than has passed."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._now = wall()
        self._looked = steady()

    def __call__(self) -> float:
        looked = self._steady()
        passed, self._looked = looked - self._looked, looked
        now, wall = self._now + passed, self._wall()
        most = _SLEW * passed
        if now + most < wall:
            now += most
        elif wall < now - most:
            now -= most
        else:
            now = wall
        self._now = now
        return now

"""When moves are made: from the beginning to the last second, and at the wanted rate."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Pace:
    """All players of a run ask here before each move.

    With a rate, every move has its moment, and is made then however long others take: a server
    that falls behind does not slow the load down, as long as a table is free to move.
    """

    def __init__(self, rate: float | None) -> None:
        self._interval = 0.0 if rate is None else 1 / rate
        self._started = asyncio.Event()
        self._next = 0.0
        self._end = float("inf")
        self._under_way = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @property
    def begun(self) -> bool:
        return self._started.is_set()

    @property
    def over(self) -> bool:
        return time.perf_counter() >= self._end

    def begin(self, seconds: float) -> None:
        self._next = time.perf_counter()
        self._end = self._next + seconds
        self._started.set()

    async def may_move(self) -> bool:
        """Wait for the moment of a move; whether there is one before the end."""
        await self._started.wait()
        if self._interval:
            now = time.perf_counter()
            moment = max(self._next, now)
            self._next = moment + self._interval
            await asyncio.sleep(moment - now)
        return not self.over

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Around a move that is under way."""
        self._under_way += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()

    async def ended(self) -> None:
        """Until the time is over and every move has been answered."""
        await asyncio.sleep(self._end - time.perf_counter())
        await self._quiet.wait()

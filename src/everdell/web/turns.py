"""A few at a time, shared out fairly among visitors, and how long each may take.

Under load everyone takes less rather than waits longer: the more is asked for, the shorter the
share of each, so that all that waits is done in about `ROUND` seconds.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from math import inf
from typing import Final

from everdell.web.fair_queue import FairQueue

ROUND: Final = 3.0  # seconds; a bot's turn is two or three decisions, and each waits for a round
SHORTEST: Final = 0.05  # seconds; with less, there is hardly a thought


class Turns:
    """So many turns at the same time. Each begins, and ends with the seconds it took."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(ROUND * count)
        self._running: Counter[str] = Counter()  # by visitor

    async def begin(self, visitor: str) -> None:
        """Wait for a turn. A wait that is cancelled is dropped from the queue."""
        place = asyncio.get_running_loop().create_future()
        self._queue.put(visitor, place)
        self._give()
        try:
            await place
        except asyncio.CancelledError:
            if not self._queue.remove(visitor, place) and not place.cancelled():
                self.end(visitor, 0.0)  # it was given the turn, and will never hear of it
            raise

    def share(self, visitor: str) -> float:
        """The seconds that a turn may take; any number while no other waits.

        Each visitor has the same part of a round, and divides it by all that this one wants.
        """
        if not self._queue:
            return inf
        visitors = len({*self._queue.visitors, *self._running})
        wanted = self._queue.waiting(visitor) + self._running[visitor]
        return max(SHORTEST, ROUND * self._count / (visitors * wanted))

    def end(self, visitor: str, seconds: float) -> None:
        self._queue.charge(visitor, seconds)
        self._running[visitor] -= 1
        if not self._running[visitor]:
            del self._running[visitor]
        self._give()

    def _give(self) -> None:
        """Give the turns that are free to those who are next."""
        while self._running.total() < self._count and (found := self._queue.take()):
            visitor, place = found
            if not place.cancelled():
                self._running[visitor] += 1
                place.set_result(None)

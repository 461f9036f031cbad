"""An executor takes portions of jobs and delivers results, in whatever order they come.

A portion is played for a slice of time rather than to its end. What is not begun by then comes
back, so that fast games travel in large portions, slow ones singly, and no wait is long.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple, Protocol

from everdell.arena.jobs import Job, Result
from everdell.arena.playing import PATIENCE, play
from everdell.bots.foreign import ForeignBots

_SLICE: Final = 0.25  # seconds
_LARGEST: Final = 1000  # games in a portion


class Delivery(NamedTuple):
    """What came of a portion: results, the jobs that are still to be played, and the time spent."""

    results: list[Result]
    left: list[Job]
    seconds: float


class Executor(Protocol):
    @property
    def has_room(self) -> bool:
        """Whether another portion can be taken."""

    @property
    def busy(self) -> bool:
        """Whether a delivery is still to come."""

    def take(self, jobs: list[Job]) -> None: ...

    def deliveries(self) -> Iterable[Delivery]:
        """Wait a little; what was finished meanwhile."""

    def close(self) -> None:
        """Stop at once, whatever is being played."""


def play_with(executor: Executor, jobs: Iterable[Job]) -> Iterator[Result]:
    """Play all jobs; the results as they come."""
    waiting = _Waiting(jobs)
    while True:
        while executor.has_room and (portion := waiting.portion()):
            executor.take(portion)
        if not executor.busy:
            return
        for delivery in executor.deliveries():
            waiting.learn(delivery)
            yield from delivery.results


class _Waiting:
    """Jobs to be taken, cut to what goes into a slice by the last delivery."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._fresh = iter(jobs)
        self._returned: deque[Job] = deque()
        self._size = 1

    def portion(self) -> list[Job]:
        jobs = [self._returned.popleft() for _ in range(min(self._size, len(self._returned)))]
        jobs += islice(self._fresh, self._size - len(jobs))
        return jobs

    def learn(self, delivery: Delivery) -> None:
        self._returned += delivery.left
        pace = len(delivery.results) / max(delivery.seconds, 1e-6)
        self._size = min(_LARGEST, max(1, int(pace * _SLICE)))


def play_slice(jobs: list[Job], patience: float, guests: ForeignBots) -> Delivery:
    """Play jobs until the time is up, and one at least."""
    began = now = time.perf_counter()
    results: list[Result] = []
    for job in jobs:
        results.append(play(job, patience, guests))
        now = time.perf_counter()
        if now - began >= _SLICE:
            break
    return Delivery(results, jobs[len(results) :], now - began)


class LocalExecutor:
    """Plays in this process, at once; bots of other packages still have processes of their own."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._guests = ForeignBots(patience)
        self._jobs: list[Job] = []

    @property
    def has_room(self) -> bool:
        return not self._jobs

    @property
    def busy(self) -> bool:
        return bool(self._jobs)

    def take(self, jobs: list[Job]) -> None:
        self._jobs = jobs

    def deliveries(self) -> list[Delivery]:
        delivery = play_slice(self._jobs, self._patience, self._guests)
        self._jobs = []
        return [delivery]

    def close(self) -> None:
        self._jobs = []
        self._guests.close()

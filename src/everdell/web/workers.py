"""Processes that take up one question after the other, each for a limited time.

The time limit is counted from the moment a worker takes a question up. Waiting for a free worker
comes before that, and so does its start with all the imports.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from pebble import ProcessExpired, ProcessPool

from everdell.bots.failure import BotFailed

Answer = TypeVar("Answer")

_START_SECONDS: Final = 30.0  # far more than a worker needs: past it, the question got lost
_ATTEMPTS: Final = 2  # the second with new workers, should the first find none alive


class Workers:
    """So many processes, started at the first question; `warm_up` is run in each of them."""

    def __init__(self, count: int, seconds: float, warm_up: Callable[[], None]) -> None:
        self._count = count
        self._seconds = seconds
        self._warm_up = warm_up
        # Questions queue here and not in the pool, where withdrawing one costs a worker its life.
        self._free = asyncio.Semaphore(count)
        self._pool: ProcessPool | None = None
        self._thoughts: set[Future[Any]] = set()
        self._closed = False

    async def answer(self, work: Callable[..., Answer], *question: object) -> Answer:
        """What the work comes to. Cancelling ends it, too."""
        async with self._free:
            return await self._worked(work, *question)

    async def close(self) -> None:
        """End the workers. Whoever still waits for an answer is cancelled."""
        self._closed = True
        for thought in tuple(self._thoughts):
            thought.cancel()
        if self._pool is not None:
            await self._dissolve(self._pool)

    async def _worked(self, work: Callable[..., Answer], *question: object) -> Answer:
        for _ in range(_ATTEMPTS):
            pool = self._pool_at_work()
            try:
                async with asyncio.timeout(self._seconds + _START_SECONDS) as patience:
                    return await self._thought(pool, work, *question)
            except ProcessExpired as fault:
                raise BotFailed("crash", f"exit code {fault.exitcode}") from None
            except TimeoutError:
                if patience.expired():
                    await self._dissolve(pool)
                raise BotFailed("slow") from None
            except RuntimeError:
                # A worker that dies with nothing to do takes the pool along; no bot is to blame.
                await self._dissolve(pool)
        raise BotFailed("crash", "no worker stays alive")

    async def _thought(
        self, pool: ProcessPool, work: Callable[..., Answer], *question: object
    ) -> Answer:
        thought = pool.schedule(work, args=question, timeout=self._seconds)
        self._thoughts.add(thought)
        try:
            return await asyncio.wrap_future(thought)
        finally:
            self._thoughts.discard(thought)

    def _pool_at_work(self) -> ProcessPool:
        if self._closed:
            raise asyncio.CancelledError
        if self._pool is None:
            # Started afresh rather than forked: a copy of a server with threads may hang.
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(self._count, initializer=self._warm_up, context=spawn)
        return self._pool

    async def _dissolve(self, pool: ProcessPool) -> None:
        """End a pool, unless another question has found it broken and sees to it already."""
        if self._pool is pool:
            self._pool = None
            pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(pool.join)

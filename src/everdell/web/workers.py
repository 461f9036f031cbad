"""Some worker processes that take turns, each question for a limited time.

Questions wait for their turn first. The time limit is counted from the moment a worker takes a
question up: waiting comes before that, and so does the worker's start with all the imports.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from everdell.bots.failure import BotFailed
from everdell.processes import Worker, WorkFailed, nothing
from everdell.web.metrics import METRICS
from everdell.web.turns import Turns

Result = TypeVar("Result")

_YIELDING: Final = 5  # how much the server comes before its workers when both want the processor
_ATTEMPTS: Final = 2  # the second with a new worker, should the first die before it begins


class Workers:
    """So many processes, started when they are needed; `prepare` is run in each of them.

    kind     what is measured under this name
    seconds  how long a question may take, unless it says otherwise
    silent   what is printed there is thrown away
    """

    def __init__(
        self,
        kind: str,
        count: int,
        seconds: float,
        prepare: Callable[[], object] = nothing,
        *,
        silent: bool = False,
    ) -> None:
        self._kind = kind
        self._seconds = seconds
        self._prepare = prepare
        self._silent = silent
        self._turns = Turns(count)
        self._threads = ThreadPoolExecutor(count)  # each waits for the answer of one worker
        self._idle: list[Worker] = []
        self._busy: dict[Worker, asyncio.Future[Any]] = {}
        self._closed = False

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[float]:
        """Wait for a free worker; the seconds of its time that are fair to take.

        Cancelling while it waits takes the visitor out of the queue.
        """
        with METRICS.waiting_for_bots(self._kind):
            await self._turns.begin(visitor)
        began = time.perf_counter()
        try:
            yield self._turns.share(visitor)
        finally:
            seconds = time.perf_counter() - began
            METRICS.bot_seconds.labels(self._kind).observe(seconds)
            self._turns.end(visitor, seconds)

    async def answer(
        self, work: Callable[..., Result], *question: object, limit: float | None = None
    ) -> Result:
        """The result of some work, during one's turn. Cancelling ends the work, too."""
        seconds = self._seconds if limit is None else limit
        for _ in range(_ATTEMPTS):
            try:
                return await self._answer(self._worker(), seconds, work, question)
            except WorkFailed as fault:
                if fault.cause != "start":  # if it died with nothing to do, no bot is to blame
                    raise BotFailed.in_process(fault) from None
        raise BotFailed("crash", "no worker stays alive")

    async def close(self) -> None:
        """End the workers. Those who still wait for an answer are cancelled."""
        self._closed = True
        for worker, answer in self._busy.items():
            answer.cancel()
            worker.kill()
        for worker in self._idle:
            worker.end()
        await asyncio.to_thread(self._threads.shutdown)  # the threads see to the busy ones

    async def _answer(
        self,
        worker: Worker,
        seconds: float,
        work: Callable[..., Result],
        question: tuple[object, ...],
    ) -> Result:
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._threads, worker.call, seconds, work, *question)
        self._busy[worker] = answer
        try:
            result: Result = await answer
        except asyncio.CancelledError:
            worker.kill()  # the thread sees to the rest
            raise
        except WorkFailed:
            self._release(worker)
            raise
        finally:
            del self._busy[worker]
        self._release(worker)
        return result

    def _release(self, worker: Worker) -> None:
        if worker.usable and not self._closed:
            self._idle.append(worker)
        else:
            worker.end()

    def _worker(self) -> Worker:
        if self._closed:
            raise asyncio.CancelledError
        while self._idle:
            worker = self._idle.pop()
            if worker.usable:
                return worker
            worker.end()
        return Worker(self._prepare, silent=self._silent, niceness=_YIELDING)

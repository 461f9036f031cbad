"""Processes that take up one question after the other, each for a limited time.

Whoever asks waits for a turn first. The time limit is counted from the moment a worker takes the
question up: waiting comes before that, and so does the worker's start with all the imports.
"""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any, Final, TypeVar

from everdell.bots.failure import BotFailed
from everdell.compilation.telling import engine_to_come
from everdell.processes import deaf_children, stay_deaf
from everdell.web.measures import MEASURES
from everdell.web.turns import Turns

Answer = TypeVar("Answer")

# Started afresh rather than forked: a copy of a server with threads may hang.
_SPAWN: Final = multiprocessing.get_context("spawn")
_START_SECONDS: Final = 30.0  # far more than a worker needs: past it, the question got lost
_FAREWELL: Final = 0.5  # seconds for a process to end by itself
_YIELDING: Final = 5  # how much the server comes before its workers when both want the processor
_ATTEMPTS: Final = 2  # the second with a new worker, should the first die before it begins


class Workers:
    """So many processes, started when they are needed; `warm_up` is run in each of them.

    kind     what is measured under this name
    seconds  how long a question may take, unless it says otherwise
    """

    def __init__(self, kind: str, count: int, seconds: float, warm_up: Callable[[], None]) -> None:
        self._kind = kind
        self._seconds = seconds
        self._warm_up = warm_up
        self._turns = Turns(count)
        self._threads = ThreadPoolExecutor(count)  # each waits for the answer of one worker
        self._idle: list[_Worker] = []
        self._thoughts: dict[_Worker, asyncio.Future[Any]] = {}
        self._closed = False
        atexit.register(self._end_all)  # nobody may have closed them

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[float]:
        """Wait for a free worker; the seconds of its time that are fair to take.

        Whoever is cancelled while waiting is dropped from the queue.
        """
        with MEASURES.waiting_for_bots(self._kind):
            await self._turns.begin(visitor)
        began = time.perf_counter()
        try:
            yield self._turns.share(visitor)
        finally:
            seconds = time.perf_counter() - began
            MEASURES.bot_seconds.labels(self._kind).observe(seconds)
            self._turns.end(visitor, seconds)

    async def answer(
        self, work: Callable[..., Answer], *question: object, limit: float | None = None
    ) -> Answer:
        """What the work comes to, for somebody whose turn it is. Cancelling ends it, too."""
        seconds = self._seconds if limit is None else limit
        for _ in range(_ATTEMPTS):
            try:
                return await self._thought(self._worker(), work, question, seconds)
            except _NeverBegun:
                pass  # it died with nothing to do; no bot is to blame
        raise BotFailed("crash", "no worker stays alive")

    async def close(self) -> None:
        """End the workers. Whoever still waits for an answer is cancelled."""
        self._closed = True
        for thought in self._thoughts.values():
            thought.cancel()
        await asyncio.to_thread(self._end_all)
        await asyncio.to_thread(self._threads.shutdown)
        atexit.unregister(self._end_all)

    async def _thought(
        self,
        worker: _Worker,
        work: Callable[..., Answer],
        question: tuple[object, ...],
        seconds: float,
    ) -> Answer:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, worker.answer, work, question, seconds)
        self._thoughts[worker] = thought
        try:
            answer: Answer = await thought
        except BaseException:
            worker.kill()
            raise
        finally:
            del self._thoughts[worker]
        if self._closed or worker.outdated:
            worker.kill()
        else:
            self._idle.append(worker)
        return answer

    def _worker(self) -> _Worker:
        if self._closed:
            raise asyncio.CancelledError
        while self._idle:
            worker = self._idle.pop()
            if worker.alive and not worker.outdated:
                return worker
            worker.kill()
        return _Worker(self._warm_up)

    def _end_all(self) -> None:
        for worker in (*self._thoughts, *self._idle):
            worker.kill()
        for worker in self._idle:  # the threads see to the others
            worker.end()


class _NeverBegun(Exception):
    """The worker was gone before it took the question up."""


class _Worker:
    """A process and the way to it. Others may kill it while a thread waits for its answer."""

    def __init__(self, warm_up: Callable[[], None]) -> None:
        self._warm_up = warm_up
        self._lock = Lock()  # between its start and its end
        self._killed = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._engine = engine_to_come()

    @property
    def outdated(self) -> bool:
        """Whether a new process would think faster, because the engine was compiled meanwhile."""
        return self._engine != engine_to_come()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def answer(
        self, work: Callable[..., Answer], question: tuple[object, ...], seconds: float
    ) -> Answer:
        """Ask and wait; BotFailed if no answer comes in time."""
        try:
            pipe = self._at_work()
            pipe.send((work, question))
            self._wait(pipe, _START_SECONDS)
            pipe.recv()  # it has taken the question up
        except (EOFError, OSError):
            self.end()
            raise _NeverBegun from None
        try:
            self._wait(pipe, seconds)
            answer: Answer = pipe.recv()
        except (EOFError, OSError):
            raise BotFailed("crash", f"exit code {self.end()}") from None
        return answer

    def kill(self) -> None:
        """Make an end of it, even if it is only about to start."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()

    def end(self) -> int | None:
        """Wait for its end, or make one; its exit code."""
        if self._process is None or self._pipe is None:
            return None
        self._process.join(_FAREWELL)
        self.kill()
        self._process.join()
        self._pipe.close()
        return self._process.exitcode

    def _wait(self, pipe: Connection, seconds: float) -> None:
        if not pipe.poll(seconds):
            self.kill()
            self.end()
            raise BotFailed("slow")

    def _at_work(self) -> Connection:
        with self._lock:
            if self._killed:
                raise EOFError
            if self._pipe is None:
                ours, theirs = _SPAWN.Pipe()
                # Not a daemon, because a bot may want processes of its own.
                process = _SPAWN.Process(target=_serve, args=(theirs, self._warm_up))
                with deaf_children():
                    process.start()
                _put_behind(process)
                theirs.close()
                self._process, self._pipe = process, ours
            return self._pipe


def _put_behind(process: SpawnProcess) -> None:
    """From the start: what a worker has to import takes more than many a thought."""
    if hasattr(os, "setpriority") and process.pid is not None:
        with suppress(OSError):  # it is gone already
            ours = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, process.pid, ours + _YIELDING)


# In the process ------------------------------------------------------------------------------


def _serve(pipe: Connection, warm_up: Callable[[], None]) -> None:
    """Answer until nobody asks any more. Ctrl-C is for the server."""
    stay_deaf()
    warm_up()
    while True:
        try:
            work, question = pipe.recv()
        except EOFError:
            return
        pipe.send(None)  # from now on its time is counted
        pipe.send(work(*question))

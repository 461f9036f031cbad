"""Bots think in processes of their own, so that neither a slow nor a broken one stops a table.

The time limit is counted from the moment a worker takes a question up. Waiting for a free worker
comes before that, and so does its start with all the imports.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, Literal, NamedTuple

from pebble import ProcessExpired, ProcessPool

from everdell.bots import Advice, World, advise, make_bot
from everdell.bots.registry import load_plugs
from everdell.bots.specs import Budget
from everdell.engine.state import Game
from everdell.games import load_game
from everdell.processes import follow_parent

Why = Literal["crash", "slow", "illegal"]

_START_SECONDS: Final = 30.0  # far more than a worker needs: past it, the question got lost
_ATTEMPTS: Final = 2  # the second with new workers, should the first find none alive
_YIELDING: Final = 5  # how much the server comes before its bots when both want the processor


class BotFailed(Exception):
    """A bot gave no answer (crash, slow), or one that was not offered (illegal).

    `detail` is the name of an exception or the exit code of a process and never a message: what a
    bot says as it breaks could tell what it knew.
    """

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why: Why = why
        self.detail = detail


class Thinkers:
    """Worker processes that choose for bots and advise people, from the first question on."""

    def __init__(self, workers: int = 1, seconds: float = 5.0) -> None:
        self._workers = workers
        self._seconds = seconds
        # Questions queue here and not in the pool, where withdrawing one costs a worker its life.
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPool | None = None
        self._thoughts: set[Future[_Answer]] = set()
        self._closed = False

    async def choose(self, bot: str, world: Game, seat: int, seed: int) -> str:
        """What a bot chooses in a game imagined for its seat. Cancelling ends the thinking, too."""
        answer = await self._answer(_think, bot, world.to_json(), seat, seed)
        if answer.option not in {option.id for option in world.options}:
            raise BotFailed("illegal")
        return answer.option

    async def advise(self, world: Game, seat: int, seed: int, seconds: float) -> tuple[Advice, ...]:
        """What the best options are in a game imagined for a seat, after so many seconds."""
        answer = await self._answer(_advise, world.to_json(), seat, seed, seconds)
        offered = {option.id for option in world.options}
        if any(advice.option not in offered for advice in answer.advice):
            raise BotFailed("illegal")
        return answer.advice

    async def close(self) -> None:
        """End the workers. Whoever still waits for an answer is cancelled."""
        self._closed = True
        for thought in tuple(self._thoughts):
            thought.cancel()
        if self._pool is not None:
            await self._dissolve(self._pool)

    async def _answer(self, work: Callable[..., _Answer], *question: object) -> _Answer:
        async with self._free:
            answer = await self._worked(work, *question)
        if answer.fault:
            raise BotFailed("crash", answer.fault)
        return answer

    async def _worked(self, work: Callable[..., _Answer], *question: object) -> _Answer:
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
        self, pool: ProcessPool, work: Callable[..., _Answer], *question: object
    ) -> _Answer:
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
            self._pool = ProcessPool(self._workers, initializer=_warm_up, context=spawn)
        return self._pool

    async def _dissolve(self, pool: ProcessPool) -> None:
        """End a pool, unless another question has found it broken and sees to it already."""
        if self._pool is pool:
            self._pool = None
            pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(pool.join)


# In the worker -------------------------------------------------------------------------------


class _Answer(NamedTuple):
    """Plain words: an exception might not survive the way back, and could tell secrets."""

    option: str = ""
    advice: tuple[Advice, ...] = ()
    fault: str = ""  # the name of the exception that the bot broke with


def _warm_up() -> None:
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(_YIELDING)
    load_plugs()  # so that no bot thinks less because of what it has to import


def _think(bot: str, world: str, seat: int, seed: int) -> _Answer:
    try:
        option = make_bot(bot, seed).choose(World(load_game(world)), seat)
    except BaseException as fault:
        return _Answer(fault=type(fault).__name__)
    return _Answer(option if type(option) is str else "")


def _advise(world: str, seat: int, seed: int, seconds: float) -> _Answer:
    try:
        return _Answer(advice=tuple(advise(load_game(world), seat, Budget(seconds), seed)))
    except BaseException as fault:
        return _Answer(fault=type(fault).__name__)

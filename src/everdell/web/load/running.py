"""One run: set the tables up, let them play for a while, see what it took."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from typing import Final, Literal

import msgspec

from everdell.engine.errors import EverdellError
from everdell.web.load.figures import Run, Spread
from everdell.web.load.server import Server, own_server, running_server
from everdell.web.load.surface import Surface, surface
from everdell.web.load.waves import shared_by_all, short_wave, wave
from everdell.web.load.weighing import Scales

HOT_SECONDS: Final = 120.0  # as the server has it by default

_LOOK_AGAIN: Final = 0.25  # seconds between two looks at how far a stage is
_IDLE_PATIENCE: Final = 60.0  # seconds beyond the hot ones

Stage = Literal["set-up", "play", "idle"]
Progress = Callable[[Stage, float], None]  # how much of a stage is done, up to 1


class LoadPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured.

    rate  moves a second over all tables; None: each table as fast as it can
    url   a server that runs already; None: one of our own
    idle  seconds after which our own server forgets a table, to weigh idle ones; None: do not
    """

    tables: int
    seconds: float
    players: int = 2
    rate: float | None = None
    url: str | None = None
    idle: float | None = None


async def put_load(wish: LoadPlan, progress: Progress) -> Run:
    """Measure once."""
    async with _server(wish) as server, surface(server.address) as reached:
        async with short_wave(reached, 1, wish.players):
            pass  # now everything is loaded that a game takes
        return await _measure(wish, server, reached, progress)


def _server(wish: LoadPlan) -> AbstractAsyncContextManager[Server]:
    if wish.url is not None:
        return nullcontext(running_server(wish.url))
    return own_server(HOT_SECONDS if wish.idle is None else wish.idle)


async def _measure(wish: LoadPlan, server: Server, reached: Surface, progress: Progress) -> Run:
    shared = shared_by_all(reached, wish.rate)
    tally = shared.tally
    scales = Scales(server, wish.tables)
    scales.weigh("before")
    async with wave(shared, wish.tables, wish.players, partial(progress, "set-up")):
        scales.weigh("set_up")
        server_cpu, load_cpu, began = server.cpu_seconds, time.process_time(), time.perf_counter()
        shared.pace.begin(wish.seconds)
        async with _reported(partial(progress, "play"), wish.seconds):
            await shared.pace.ended()
        seconds = time.perf_counter() - began
        load_cpu = time.process_time() - load_cpu
        server_cpu = None if server_cpu is None else (server.cpu_seconds or 0.0) - server_cpu
        scales.weigh("busy")
        if wish.idle is not None:
            await _weigh_idle(wish, scales, reached, progress)
    if wish.idle is not None:
        await _weigh_left(wish, scales, reached, progress)
    return Run(
        tables=wish.tables,
        players=wish.players,
        rate=wish.rate,
        seconds=round(seconds, 3),
        moves=tally.moves,
        moves_per_second=round(tally.moves / seconds, 1),
        games_finished=tally.games,
        latency_ms=Spread.of(tally.latencies),
        push_ms=Spread.of(tally.pushes),
        errors=dict(tally.errors),
        server_cpu_seconds=None if server_cpu is None else round(server_cpu, 2),
        load_cpu_seconds=round(load_cpu, 2),
        memory=scales.memory(),
    )


@asynccontextmanager
async def _reported(progress: Callable[[float], None], seconds: float) -> AsyncIterator[None]:
    """Tell now and then how much of some seconds is over."""
    began = time.perf_counter()

    async def report() -> None:
        while True:
            progress(min(1.0, (time.perf_counter() - began) / seconds))
            await asyncio.sleep(_LOOK_AGAIN)

    reporting = asyncio.create_task(report())
    try:
        yield
    finally:
        reporting.cancel()
        await asyncio.gather(reporting, return_exceptions=True)


# Idle tables ---------------------------------------------------------------------------------


async def _weigh_idle(wish: LoadPlan, scales: Scales, reached: Surface, progress: Progress) -> None:
    """While the players of the run are connected."""
    await _until_forgotten(wish, reached, progress)
    scales.weigh("idle")
    async with short_wave(reached, wish.tables, wish.players):
        await _until_forgotten(wish, reached, progress)
        scales.weigh("idle_more")


async def _weigh_left(wish: LoadPlan, scales: Scales, reached: Surface, progress: Progress) -> None:
    """When they have gone."""
    await _until_forgotten(wish, reached, progress)
    scales.weigh("left")
    async with short_wave(reached, wish.tables, wish.players):
        pass
    await _until_forgotten(wish, reached, progress)
    scales.weigh("left_more")


async def _until_forgotten(wish: LoadPlan, reached: Surface, progress: Progress) -> None:
    """Until the server has no table in memory any more."""
    assert wish.idle is not None
    last = time.perf_counter() + wish.idle + _IDLE_PATIENCE
    async with _reported(partial(progress, "idle"), wish.idle):
        await asyncio.sleep(_LOOK_AGAIN)  # for those who are just leaving
        while await reached.hot_tables():
            if time.perf_counter() > last:
                raise EverdellError(
                    "load-never-idle", "The server keeps tables in memory that nobody touches."
                )
            await asyncio.sleep(_LOOK_AGAIN)

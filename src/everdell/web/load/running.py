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
from everdell.web.load.figures import Memory, Run, Spread, Tally
from everdell.web.load.pace import Pace
from everdell.web.load.players import Shared, Table
from everdell.web.load.server import Server, own_server, running_server
from everdell.web.load.surface import Refused, Surface, surface

HOT_SECONDS: Final = 120.0  # as the server has it by default

_DOORS: Final = 32  # tables that are set up at the same time
_WARM_UP: Final = 0.5  # seconds of play at a first table
_LOOK_AGAIN: Final = 0.25  # seconds between two looks at how far a stage is
_IDLE_PATIENCE: Final = 60.0  # seconds beyond the hot ones

Stage = Literal["set-up", "play", "idle", "leave"]
Progress = Callable[[Stage, float], None]  # how much of a stage is done, up to 1


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured.

    rate  moves a second over all tables; None: each table as fast as it can
    url   a server that runs already; None: one of our own
    idle  seconds after which our own server forgets a table, to wait for that; None: do not wait
    """

    tables: int
    seconds: float
    players: int = 2
    rate: float | None = None
    url: str | None = None
    idle: float | None = None


async def put_load(wish: Wish, progress: Progress) -> Run:
    """Measure once."""
    async with _server(wish) as server, surface(server.address) as reached:
        await _warm_up(reached, wish.players)
        return await _measure(wish, server, reached, progress)


def _server(wish: Wish) -> AbstractAsyncContextManager[Server]:
    if wish.url is not None:
        return nullcontext(running_server(wish.url))
    return own_server(HOT_SECONDS if wish.idle is None else wish.idle)


async def _warm_up(reached: Surface, players: int) -> None:
    """Play a little, so that everything is loaded that a game takes."""
    shared = _shared(reached, None)
    async with _tables(shared, 1, players, lambda share: None):
        shared.pace.begin(_WARM_UP)
        await shared.pace.ended()


def _shared(reached: Surface, rate: float | None) -> Shared:
    return Shared(reached, Pace(rate), Tally(), asyncio.Semaphore(_DOORS))


async def _measure(wish: Wish, server: Server, reached: Surface, progress: Progress) -> Run:
    shared = _shared(reached, wish.rate)
    pace, tally = shared.pace, shared.tally
    weights: dict[str, int] = {}

    def weigh(moment: str) -> None:
        if (resident := server.resident) is not None:
            weights[moment] = resident

    weigh("before")
    async with _tables(shared, wish.tables, wish.players, partial(progress, "set-up")):
        weigh("set_up")
        server_cpu, load_cpu, began = server.cpu_seconds, time.process_time(), time.perf_counter()
        pace.begin(wish.seconds)
        async with _reported(partial(progress, "play"), wish.seconds):
            await pace.ended()
        seconds = time.perf_counter() - began
        load_cpu = time.process_time() - load_cpu
        server_cpu = None if server_cpu is None else (server.cpu_seconds or 0.0) - server_cpu
        weigh("busy")
        if wish.idle is not None:
            await _until_idle(reached, wish.idle, partial(progress, "idle"))
            weigh("idle")
    if wish.idle is not None:
        await _until_idle(reached, wish.idle, partial(progress, "leave"))
        weigh("left")
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
        memory=Memory.of(wish.tables, weights),
    )


@asynccontextmanager
async def _tables(
    shared: Shared, tables: int, players: int, progress: Callable[[float], None]
) -> AsyncIterator[None]:
    """So many tables, all set up and waiting for the whistle; at the end everybody leaves."""
    ready = 0
    all_ready = asyncio.Event()

    def one_is_ready() -> None:
        nonlocal ready
        ready += 1
        progress(ready / tables)
        if ready == tables:
            all_ready.set()

    playing = [
        asyncio.create_task(Table(shared, players, one_is_ready).play()) for _ in range(tables)
    ]
    waiting = asyncio.create_task(all_ready.wait())
    try:
        # Before the whistle, a table ends only where something is wrong.
        done, _ = await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
        try:
            for task in done:
                task.result()
        except Refused as fault:
            raise _refused(fault.code) from fault
        yield
    finally:
        for task in (waiting, *playing):
            task.cancel()
        await asyncio.gather(waiting, *playing, return_exceptions=True)


def _refused(code: str) -> EverdellError:
    return EverdellError(
        "load-refused",
        f"The server did not let the tables be set up ({code!r}). If it limits what one address "
        "may do, lift the limits, or leave --url out.",
        {"code": code},
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


async def _until_idle(reached: Surface, hot: float, progress: Callable[[float], None]) -> None:
    """Until the server has no table in memory any more."""
    last = time.perf_counter() + hot + _IDLE_PATIENCE
    async with _reported(progress, hot):
        await asyncio.sleep(_LOOK_AGAIN)  # for those who are just leaving
        while await reached.hot_tables():
            if time.perf_counter() > last:
                raise EverdellError(
                    "load-never-idle", "The server keeps tables in memory that nobody touches."
                )
            await asyncio.sleep(_LOOK_AGAIN)

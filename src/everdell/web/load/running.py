"""One run: set the tables up, let them play for a while, see what it took."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Final, Literal

import msgspec

from everdell import defaults
from everdell.web.load.client import Client, connected
from everdell.web.load.figures import Memory, Run, Spread
from everdell.web.load.pace import Pace
from everdell.web.load.players import Players
from everdell.web.load.server import Server, own_server, running_server

_WARM_UP: Final = 0.5  # seconds of play before anything is measured
_LOOK_AGAIN: Final = 0.25  # seconds between two reports of how far it is

Stage = Literal["set-up", "play"]
Progress = Callable[[Stage, float], None]  # how much of a stage is done, up to 1


class LoadPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What a server is to bear.

    rate  moves a second over all tables; None: each table as fast as it can
    url   a server that runs already; None: one of our own
    """

    tables: int
    seconds: float
    players: int = 2
    boxes: tuple[str, ...] = defaults.BOXES
    rate: float | None = None
    url: str | None = None


async def put_load(plan: LoadPlan, progress: Progress) -> Run:
    """Measure once."""
    async with _server(plan) as server, connected(server.address) as client:
        pace = Pace(None)
        async with Players(client, pace, plan.players, plan.boxes).seated(1):
            pace.begin(_WARM_UP)  # then everything is loaded that a game takes
            await pace.ended()
        return await _measure(plan, server, client, progress)


def _server(plan: LoadPlan) -> AbstractAsyncContextManager[Server]:
    return own_server() if plan.url is None else nullcontext(running_server(plan.url))


async def _measure(plan: LoadPlan, server: Server, client: Client, progress: Progress) -> Run:
    pace = Pace(plan.rate)
    players = Players(client, pace, plan.players, plan.boxes)
    tally = players.tally
    weights = [server.resident]
    async with players.seated(plan.tables, partial(progress, "set-up")):
        weights.append(server.resident)
        server_cpu, load_cpu, began = server.cpu_seconds, time.process_time(), time.perf_counter()
        pace.begin(plan.seconds)
        reporting = asyncio.create_task(_report(partial(progress, "play"), plan.seconds))
        await pace.ended()
        reporting.cancel()
        seconds = time.perf_counter() - began
        load_cpu = time.process_time() - load_cpu
        server_cpu = None if server_cpu is None else (server.cpu_seconds or 0.0) - server_cpu
        weights.append(server.resident)
    return Run(
        tables=plan.tables,
        players=plan.players,
        rate=plan.rate,
        seconds=round(seconds, 3),
        moves=tally.moves,
        moves_per_second=round(tally.moves / seconds, 1),
        games_finished=tally.games,
        latency_ms=Spread.of(tally.latencies),
        push_ms=Spread.of(tally.pushes),
        errors=dict(tally.errors),
        server_cpu_seconds=None if server_cpu is None else round(server_cpu, 2),
        load_cpu_seconds=round(load_cpu, 2),
        memory=Memory.of(weights, plan.tables),
    )


async def _report(progress: Callable[[float], None], seconds: float) -> None:
    began = time.perf_counter()
    while True:
        progress(min(1.0, (time.perf_counter() - began) / seconds))
        await asyncio.sleep(_LOOK_AGAIN)

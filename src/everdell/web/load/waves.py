"""Many tables at once: set up, waiting for the whistle, and left by everybody at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from everdell.engine.errors import EverdellError
from everdell.web.load.figures import LoadTally
from everdell.web.load.pace import Pace
from everdell.web.load.players import PlayedTable, Shared
from everdell.web.load.surface import Refused, Surface

_DOORS: Final = 32  # tables that are set up at the same time
_SHORT: Final = 0.5  # seconds


def shared_by_all(reached: Surface, rate: float | None = None) -> Shared:
    return Shared(reached, Pace(rate), LoadTally(), asyncio.Semaphore(_DOORS))


@asynccontextmanager
async def wave(
    shared: Shared, tables: int, players: int, progress: Callable[[float], None]
) -> AsyncIterator[None]:
    """So many tables; the caller blows the whistle."""
    ready = 0
    all_ready = asyncio.Event()

    def one_is_ready() -> None:
        nonlocal ready
        ready += 1
        progress(ready / tables)
        if ready == tables:
            all_ready.set()

    playing = [
        asyncio.create_task(PlayedTable(shared, players, one_is_ready).play())
        for _ in range(tables)
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


@asynccontextmanager
async def short_wave(reached: Surface, tables: int, players: int) -> AsyncIterator[None]:
    """Tables at which a few moves have been made."""
    shared = shared_by_all(reached)
    async with wave(shared, tables, players, lambda share: None):
        shared.pace.begin(_SHORT)
        await shared.pace.ended()
        yield


def _refused(code: str) -> EverdellError:
    return EverdellError(
        "load-refused",
        f"The server did not let the tables be set up ({code!r}). If it limits what one address "
        "may do, lift the limits, or leave --url out.",
        {"code": code},
    )

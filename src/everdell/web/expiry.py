"""Deletes abandoned tables, a few at a time; deleted ones leave the memory."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from everdell.web.host import Host
from everdell.web.metrics import METRICS
from everdell.web.retention import Retention
from everdell.web.store import Unavailable

_ROUND: Final = 1.0  # seconds between two looks at the clock
_LOOK_AGAIN: Final = 60.0  # seconds until expired tables are looked for again
_MISS_AGAIN: Final = 5.0  # seconds until tables in memory are compared with the database
_MOST: Final = 20  # tables deleted in one round

_log = structlog.get_logger("everdell")


class Expiry:
    """Works apart from bots and clocks, which must not wait for it."""

    def __init__(self, host: Host, retention: Retention) -> None:
        self._host = host
        self._retention = retention
        self._next_look = 0.0
        self._next_comparison = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _go_round(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable:
                pass  # the store has told the log why
            except Exception:
                _log.exception("expiry-failed")
            await asyncio.sleep(_ROUND)

    async def look(self) -> None:
        """Do what is due by the host's clock."""
        now = self._host.clock()
        if now >= self._next_look:
            self._next_look = now + _LOOK_AGAIN
            if await self._delete_expired(now) == _MOST:
                self._next_look = now  # there may be more
        if now >= self._next_comparison:
            self._next_comparison = now + _MISS_AGAIN
            await self._host.loaded.let_go_of_deleted()

    async def _delete_expired(self, now: float) -> int:
        """Each by itself, so that a large one holds no move up; how many were found."""
        found = await self._host.store.expired(now, self._retention, _MOST)
        for table in found:
            # Not if it was touched meanwhile, or another node was quicker.
            if await self._host.store.delete(table.code, table.head):
                self._host.loaded.let_go(table.code)
                METRICS.deletions.labels("expired").inc()
                _log.info("expired", table=table.code, status=table.status)
        return len(found)

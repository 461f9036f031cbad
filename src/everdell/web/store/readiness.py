"""Whether a node could take a move now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from everdell.web.store import queries
from everdell.web.store.database import Database
from everdell.web.store.faults import Unavailable

_FRESH: Final = 1.0  # seconds for which an answer holds, so that asking costs the database little
_PATIENCE: Final = 3.0  # seconds; who asks does not wait much longer


class Trouble(msgspec.Struct, frozen=True):
    """Which part of a node fails, and why, each in a word."""

    part: str
    cause: str


class Readiness:
    """Writes to the database when asked, for all who ask at the same time.

    hears  whether the node would hear of what other nodes do
    """

    def __init__(self, database: Database, hears: Callable[[], bool]) -> None:
        self._database = database
        self._hears = hears
        self._trial: asyncio.Task[Trouble | None] | None = None
        self._tried = 0.0

    async def trouble(self) -> Trouble | None:
        """What fails; None if all is well."""
        trial = self._trial
        if trial is None or (trial.done() and time.monotonic() > self._tried + _FRESH):
            trial = self._trial = asyncio.create_task(self._try())
        await asyncio.wait({trial}, timeout=_PATIENCE)
        found = trial.result() if trial.done() else Trouble("database", "silent")
        return found if found or self._hears() else Trouble("listener", "lost")

    async def _try(self) -> Trouble | None:
        try:
            await self._database.write(queries.try_writing)
        except Unavailable as fault:
            return Trouble("database", fault.cause)
        finally:
            self._tried = time.monotonic()
        return None

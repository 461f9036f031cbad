"""Telling the log what is the matter with the database: each cause now and then, not each time."""

from __future__ import annotations

import time
from typing import Final, TypeVar

import structlog

from everdell.web.store.database import Database, Work
from everdell.web.store.faults import Unavailable

T = TypeVar("T")

_QUIET: Final = 30.0  # seconds in which a cause is not told again

_log = structlog.get_logger("everdell")


class Outages:
    """A log of causes. What it says of a fault is its cause and the driver's name of it."""

    def __init__(self) -> None:
        self._told: dict[str, float] = {}
        self._untold = 0
        self._since: float | None = None

    def note(self, event: str, cause: str, driver: str) -> None:
        now = time.monotonic()
        if now < self._told.get(f"{event} {cause}", -_QUIET) + _QUIET:
            self._untold += 1
            return
        self._told[f"{event} {cause}"] = now
        self._since = now if self._since is None else self._since
        untold, self._untold = self._untold, 0
        # A line that was lost is made anew at once; a database that is away keeps people waiting.
        tell = _log.error if event == "database" else _log.warning
        tell(event, cause=cause, driver=driver, untold=untold)

    def over(self) -> None:
        """The database works."""
        if self._since is not None:
            away, self._since = time.monotonic() - self._since, None
            _log.info("database-back", seconds=round(away, 1), untold=self._untold)
            self._untold = 0


class NotedDatabase(Database):
    """A database whose outages are told to the log."""

    def __init__(self, database: Database, outages: Outages) -> None:
        self._database = database
        self._outages = outages

    async def read(self, work: Work[T]) -> T:
        try:
            return await self._database.read(work)
        except Unavailable as fault:
            self._outages.note("database", fault.cause, fault.driver)
            raise

    async def write(self, work: Work[T]) -> T:
        try:
            result = await self._database.write(work)
        except Unavailable as fault:
            self._outages.note("database", fault.cause, fault.driver)
            raise
        self._outages.over()
        return result

    async def close(self) -> None:
        await self._database.close()

"""SQLite: one thread that writes, a few that read."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from everdell.web.store.database import Database, Work
from everdell.web.store.faults import reaching

T = TypeVar("T")

_READERS: Final = 4
_BREATH: Final = 0.002  # seconds from one pause for the threads to the next, and its length
_PAUSE: Final = 0.00005
_PATIENCE_MS: Final = 10_000  # for locks of other processes, such as the sqlite3 shell

# A commit is on the disk when it returns (synchronous=FULL), and readers never wait for it (WAL).
_PRAGMAS: Final = (
    f"busy_timeout={_PATIENCE_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
)


class Sqlite(Database):
    """The plain sqlite3 driver in threads of our own: one hop for a whole piece of work.

    aiosqlite hops to its thread and back for every statement. Measured with it, a single append
    took five times as long and five times the processor time; among 200 at once, the total was
    about the same, but the event loop's part of it five times as large.
    """

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url)
        # Asking for the lock at once: a transaction that reads first and then wants to write
        # fails when another connection wrote in between.
        self._eager = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writer = ThreadPoolExecutor(1, "everdell-writer")
        self._readers = ThreadPoolExecutor(_READERS, "everdell-reader")

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._readers, self._engine, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writer, self._eager, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    async def _run(self, threads: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        result = loop.run_in_executor(threads, self._transaction, engine, work)
        while not (await asyncio.wait((result,), timeout=_BREATH))[0]:
            # A busy event loop lets go of the interpreter lock only for moments too short for
            # another thread to take it. Without these pauses, moves wait for seconds.
            time.sleep(_PAUSE)
        return result.result()

    @staticmethod
    def _transaction(engine: Engine, work: Work[T]) -> T:
        with reaching(), engine.begin() as connection:
            return work(connection)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


def _engine(url: URL) -> Engine:
    # Parameters are hidden from error messages: they hold chat and secrets of the game.
    engine = create_engine(url, pool_size=_READERS + 1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver's own BEGIN comes late, and not before DDL
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine

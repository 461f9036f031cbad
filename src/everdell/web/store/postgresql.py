"""PostgreSQL by asyncpg."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import URL, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from everdell.web.store.database import Database, Work
from everdell.web.store.faults import Unavailable, reaching
from everdell.web.store.urls import libpq_address

T = TypeVar("T")

_CONNECT_SECONDS: Final = 5
# A server that has gone silent counts as lost: players wait. A migration may work for longer.
_COMMAND_SECONDS: Final = 5
_PATIENT_SECONDS: Final = 600

# The rows that a node has locked are free again soon after it was cut off in a transaction; and
# too long a wait for a lock is told as such, rather than taken for a server that is gone.
_HASTE: Final = "SET idle_in_transaction_session_timeout TO '3s'; SET lock_timeout TO '4s'"
_LEISURE: Final = "SET idle_in_transaction_session_timeout TO 0; SET lock_timeout TO 0"


async def connect_asyncpg(url: URL, manner: str, seconds: float = _COMMAND_SECONDS) -> Any:
    """A connection of its own. asyncpg reads the address, with all that libpq allows in it."""
    connection = await asyncpg.connect(
        libpq_address(url), timeout=_CONNECT_SECONDS, command_timeout=seconds
    )
    try:
        # Not with the handshake, where poolers refuse what they do not know.
        await connection.execute(manner)
    except BaseException:
        connection.terminate()
        raise
    return connection


class Postgresql(Database):
    """asyncpg under SQLAlchemy's pool."""

    def __init__(self, url: URL, *, patient: bool = False) -> None:
        how = (_LEISURE, _PATIENT_SECONDS) if patient else (_HASTE, _COMMAND_SECONDS)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect_asyncpg(url, *how),
            pool_timeout=_CONNECT_SECONDS,
            # Parameters are hidden from error messages: they hold chat and secrets of the game.
            hide_parameters=True,
            # After waiting for a row's lock, one must see the row as it is now, whatever the
            # database's default.
            isolation_level="READ COMMITTED",
        )
        event.listen(self._engine.sync_engine, "handle_error", _give_up_the_silent)
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def read(self, work: Work[T]) -> T:
        with _reaching():
            return await _transaction(self._reading, work)

    async def write(self, work: Work[T]) -> T:
        with _reaching():
            return await _transaction(self._engine, work)

    async def close(self) -> None:
        await self._engine.dispose()


@contextmanager
def _reaching() -> Iterator[None]:
    """SQLAlchemy passes on what asyncpg says of a connection that broke at an awkward moment."""
    try:
        with reaching():
            yield
    except (asyncpg.InternalClientError, asyncpg.InterfaceError) as fault:
        name = type(fault).__name__
        raise Unavailable(name, driver=name) from fault


def _give_up_the_silent(context: ExceptionContext) -> None:
    """A connection that did not answer in time is not used again, nor are those made before it."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = context.invalidate_pool_on_disconnect = True


def _rolled_back(fault: DBAPIError) -> bool:
    return str(getattr(fault.orig, "sqlstate", "")).startswith("40")


async def _transaction(engine: AsyncEngine, work: Work[T]) -> T:
    """Run work in a transaction, and once more if the connection turns out to be dead.

    A server that was restarted must not cost the next player a failed move. Asking each
    connection first whether it lives (pool_pre_ping) is three round trips for every transaction.
    The same if the server has rolled it back, because two nodes waited for each other.
    """
    async with engine.connect() as connection:
        try:
            result = await connection.run_sync(work)
        except DBAPIError as fault:
            if not fault.connection_invalidated and not _rolled_back(fault):
                raise
            await connection.rollback()
            result = await connection.run_sync(work)  # nothing was committed
        await connection.commit()
        return result

"""PostgreSQL by asyncpg."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from everdell.web.store.database import Database, Work
from everdell.web.store.faults import Unavailable, reaching
from everdell.web.store.urls import libpq_address

T = TypeVar("T")

_CONNECT_SECONDS: Final = 10
_COMMAND_SECONDS: Final = 30  # a server that has gone silent counts as lost


async def connect_asyncpg(url: URL) -> Any:
    """A connection of its own. asyncpg reads the address, with all that libpq allows in it."""
    return await asyncpg.connect(
        libpq_address(url), timeout=_CONNECT_SECONDS, command_timeout=_COMMAND_SECONDS
    )


class Postgresql(Database):
    """asyncpg under SQLAlchemy's pool."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect_asyncpg(url),
            pool_timeout=_CONNECT_SECONDS,
            # Parameters are hidden from error messages: they hold chat and secrets of the game.
            hide_parameters=True,
            # Whoever waited for a row's lock must then see the row as it is now, whatever the
            # database's default.
            isolation_level="READ COMMITTED",
        )
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
    except asyncpg.InternalClientError as fault:
        raise Unavailable(type(fault).__name__) from fault


async def _transaction(engine: AsyncEngine, work: Work[T]) -> T:
    """Run work in a transaction, and once more if the connection turns out to be dead.

    A server that was restarted must not cost the next player a failed move. Asking each
    connection first whether it lives (pool_pre_ping) is three round trips for every transaction.
    """
    async with engine.connect() as connection:
        try:
            result = await connection.run_sync(work)
        except DBAPIError as fault:
            if not fault.connection_invalidated:
                raise
            await connection.rollback()
            result = await connection.run_sync(work)  # nothing was committed; on a new connection
        await connection.commit()
        return result

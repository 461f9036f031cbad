"""The two kinds of database behind one face.

Work on the database is a plain function of a SQLAlchemy connection. It runs in one transaction:
on SQLite in a thread, on PostgreSQL on the event loop, where SQLAlchemy turns the driver's awaits
into plain calls. So every statement is written once. When a connection was lost before the commit,
the work may be run again on another.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection

from everdell.engine.errors import EverdellError
from everdell.web.store import urls

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Runs work in transactions; raises Unavailable when the database is not there."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing and sees one state of the database throughout."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run work that changes something; when this returns, the changes are durable."""

    @abstractmethod
    async def close(self) -> None:
        """Give back all connections. Work that was begun is finished first."""


def connect(url: URL, *, patient: bool = False) -> Database:
    """The database at an address. Nothing is opened before the first work.

    A server must know soon that its database is gone; who is `patient` waits for long work.
    """
    if url.drivername == urls.SQLITE:
        from everdell.web.store.sqlite import Sqlite

        return Sqlite(url)
    try:
        from everdell.web.store.postgresql import Postgresql
    except ModuleNotFoundError as fault:
        raise EverdellError(
            "no-postgresql",
            "PostgreSQL needs one more package: pip install 'everdell[pg]'.",
        ) from fault
    return Postgresql(url, patient=patient)

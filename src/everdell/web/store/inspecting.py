"""What the operator asks of a database, also while a server works with it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, func, select

from everdell.engine.errors import EverdellError
from everdell.web.retention import Retention
from everdell.web.store import deleting, migrating, queries, urls
from everdell.web.store.opening import opened
from everdell.web.store.rows import Listed, Stored
from everdell.web.store.schema import events, snapshots, tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from everdell.web.store.database import Database

_ALL: Final = 10**9


class Inspected(msgspec.Struct, frozen=True):
    """A table as the operator sees it.

    opened   when its first event happened
    size     characters that are kept of it
    summary  what lists show of it, as JSON
    """

    code: str
    status: str
    public: bool
    opened: float
    updated: float
    events: int
    size: int
    summary: str


class Filter(msgspec.Struct, frozen=True):
    """Which tables are wanted: of a status, untouched since a moment, of a size, of a code."""

    status: str | None = None
    before: float | None = None
    larger: int = 0
    codes: tuple[str, ...] = ()


class Inspector:
    """A database for the length of one command."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, wanted: Filter) -> list[Inspected]:
        """The latest first."""
        return await self._database.read(partial(_tables, wanted=wanted))

    async def load(self, code: str) -> Stored:
        stored = await self._database.read(partial(queries.load, code=code))
        if stored is None:
            raise not_there([code])
        return stored

    async def delete(self, codes: Sequence[str]) -> None:
        """All of them or none."""
        await self._database.write(partial(_delete, codes=codes))

    async def expired(self, now: float, retention: Retention) -> list[Listed]:
        return await self._database.read(
            partial(deleting.expired, now=now, retention=retention, limit=_ALL)
        )

    async def delete_untouched(self, table: Listed) -> bool:
        """Delete a table unless it was touched since it was read."""
        return await self._database.write(
            partial(deleting.delete_table, code=table.code, head=table.head)
        )


@asynccontextmanager
async def inspecting(database: str | None) -> AsyncIterator[Inspector]:
    url = urls.database_url(database)
    async with opened(url, claim=False) as source:
        await source.read(partial(migrating.require_current, url=url))
        yield Inspector(source)


def not_there(codes: Sequence[str]) -> EverdellError:
    named = ", ".join(codes)
    return EverdellError(
        "no-such-table",
        f"There is no table {named} in this database. See: everdell tables list",
        {"codes": named},
    )


def _tables(connection: Connection, wanted: Filter) -> list[Inspected]:
    told = select(
        events.c.code,
        func.min(events.c.at).label("opened"),
        func.sum(func.length(events.c.body)).label("size"),
    ).group_by(events.c.code)
    if wanted.codes:
        told = told.where(events.c.code.in_(wanted.codes))
    kept = told.subquery()
    size = kept.c.size + func.coalesce(func.length(snapshots.c.body), 0)
    query = (
        select(
            tables.c.code,
            tables.c.status,
            tables.c.public,
            kept.c.opened,
            tables.c.updated,
            tables.c.head,
            size,
            tables.c.summary,
        )
        .join_from(tables, kept, kept.c.code == tables.c.code)
        .outerjoin(snapshots, snapshots.c.code == tables.c.code)
        .where(size >= wanted.larger)
        .order_by(tables.c.updated.desc(), tables.c.code)
    )
    if wanted.status is not None:
        query = query.where(tables.c.status == wanted.status)
    if wanted.before is not None:
        query = query.where(tables.c.updated < wanted.before)
    return [Inspected(*row) for row in connection.execute(query)]


def _delete(connection: Connection, codes: Sequence[str]) -> None:
    """In order of their codes, so that two commands never wait for each other."""
    known = queries.heads(connection, codes)
    if missing := [code for code in codes if code not in known]:
        raise not_there(missing)
    for code in sorted(known):
        deleting.delete_table(connection, code)

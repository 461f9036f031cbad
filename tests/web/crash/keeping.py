"""What the database has, read past the server, and whether it is sound."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, select

from everdell.table.events import AnyEvent, decode
from everdell.table.table import GameTable
from everdell.web.store import EventRow, Stored
from everdell.web.store.opening import opened
from everdell.web.store.queries import events_after, load
from everdell.web.store.schema import tables
from everdell.web.store.urls import database_url
from tests.contract import invariants


class KeptTable(NamedTuple):
    """A table as it is kept, and all of its events."""

    code: str
    stored: Stored
    rows: list[EventRow]

    @property
    def events(self) -> list[AnyEvent]:
        return [decode(row.body) for row in self.rows]


class Keeping:
    """A database that a server uses: `address` is what the server is told."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def heads(self) -> dict[str, int]:
        """All tables, and the number of the last event of each."""
        async with self._at_rest() as address, opened(database_url(address), claim=False) as found:
            return await found.read(_heads)

    async def tables(self, codes: Iterable[str]) -> list[KeptTable]:
        async with self._at_rest() as address, opened(database_url(address), claim=False) as found:
            return [await found.read(partial(_table, code=code)) for code in codes]

    @asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[str]:
        """Where to read. PostgreSQL lets many read, and nothing is changed by that."""
        yield self.address


class KeepingInFile(Keeping):
    """A SQLite file. A copy is read: to open the file itself would repair it after a crash.

    That is for the next server to do.
    """

    @asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[str]:
        copy = Path(f"{self.address}.copy")
        for ending in ("", "-wal"):
            source = Path(f"{self.address}{ending}")
            if source.exists():
                shutil.copyfile(source, f"{copy}{ending}")
            else:
                Path(f"{copy}{ending}").unlink(missing_ok=True)
        yield str(copy)


def _heads(connection: Connection) -> dict[str, int]:
    found = connection.execute(select(tables.c.code, tables.c.head))
    return {row.code: row.head for row in found}


def _table(connection: Connection, code: str) -> KeptTable:
    stored = load(connection, code)
    assert stored is not None
    return KeptTable(code, stored, events_after(connection, code, 0, None))


def check_sound(kept: KeptTable) -> GameTable:
    """The table, which must be the same from its first event and from its snapshot."""
    assert [row.seq for row in kept.rows] == list(range(1, kept.stored.head + 1))
    keys = [row.key for row in kept.rows if row.key is not None]
    assert len(set(keys)) == len(keys)
    table = _rebuilt(GameTable(kept.code), kept.rows)
    if kept.stored.snapshot is not None:
        resumed = _rebuilt(GameTable.load(kept.code, kept.stored.snapshot), kept.stored.events)
        assert resumed.save() == table.save()
    if table.game is not None:
        invariants.check(table.game)
        assert table.game_after(len(table.choices)).to_json() == table.game.to_json()
    return table


def _rebuilt(table: GameTable, rows: list[EventRow]) -> GameTable:
    table.catch_up([(decode(row.body), row.at) for row in rows])
    return table

"""Backing up a database and putting it back, also into a database of the other kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Table, delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from everdell.engine.errors import EverdellError
from everdell.web.store import migrating, urls
from everdell.web.store.backup_file import End, RowLine, Writing, damaged, no_rows, reading
from everdell.web.store.opening import opened
from everdell.web.store.schema import REVISION, metadata

Progress = Callable[[int], None]

_AT_ONCE: Final = 500


async def backup(
    database: str | None, path: Path, progress: Progress | None = None
) -> dict[str, int]:
    """Write all rows to a file, as they are at one moment; the server may go on meanwhile.

    Returns the numbers of rows by table. `progress` is told how many rows are done; with SQLite
    it is called in another thread.
    """
    url = urls.database_url(database)
    work = partial(_save, url=url, path=path, progress=progress)
    async with opened(url, claim=False) as source:
        return await source.read(work)


async def restore(
    database: str | None, path: Path, *, replace: bool = False, progress: Progress | None = None
) -> dict[str, int]:
    """Fill an empty database from a file, in one transaction; with `replace`, empty it first.

    No server may be using the database; of SQLite that is checked.
    """
    url = urls.database_url(database)
    with reading(path):  # a file that is no backup is refused before a database is made
        pass
    work = partial(_restore, url=url, path=path, replace=replace, progress=progress)
    async with opened(url, claim=True) as target:
        return await target.write(work)


def _save(
    connection: Connection, url: URL, path: Path, progress: Progress | None
) -> dict[str, int]:
    migrating.require_current(connection, url)
    counts = no_rows()
    with Writing(path, REVISION) as file:
        for table in metadata.sorted_tables:
            name = str(table.name)
            for row in _all(connection, table):
                file.write(RowLine(name, row))
                counts[name] += 1
                if progress is not None and counts[name] % _AT_ONCE == 0:
                    progress(sum(counts.values()))
        file.write(End(counts))
        file.finish()
    if progress is not None:
        progress(sum(counts.values()))
    return counts


def _all(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    """The rows of a table, in order, without holding them all at once."""
    names = [str(column.name) for column in table.columns]
    query = select(table).order_by(*table.primary_key.columns)
    for row in connection.execution_options(yield_per=_AT_ONCE).execute(query):
        yield dict(zip(names, row, strict=True))


def _restore(
    connection: Connection, url: URL, path: Path, replace: bool, progress: Progress | None
) -> dict[str, int]:
    _make_ready(connection, url)
    _make_empty(connection, url, replace)
    try:
        with reading(path) as rows:
            return _fill(connection, rows, progress)
    except IntegrityError as fault:
        raise damaged() from fault


def _fill(
    connection: Connection, rows: Iterable[RowLine], progress: Progress | None
) -> dict[str, int]:
    counts = no_rows()
    for name, lines in groupby(rows, key=lambda line: line.table):
        while chunk := [line.row for line in islice(lines, _AT_ONCE)]:
            connection.execute(insert(metadata.tables[name]), chunk)
            counts[name] += len(chunk)
            if progress is not None:
                progress(sum(counts.values()))
    return counts


def _make_ready(connection: Connection, url: URL) -> None:
    """An older schema with tables in it is left alone: migrating is another command's work."""
    if migrating.revision_of(connection) is None:
        migrating.upgrade_connection(connection, url)
    migrating.require_current(connection, url)


def _make_empty(connection: Connection, url: URL, replace: bool) -> None:
    if connection.dialect.name == "postgresql":
        names = ", ".join(metadata.tables)
        connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
    for table in reversed(metadata.sorted_tables):
        if replace:
            connection.execute(delete(table))
        elif connection.execute(select(table).limit(1)).first() is not None:
            shown = urls.printable(url)
            raise EverdellError(
                "database-not-empty",
                f"The database {shown} is not empty: back it up, then restore with --replace, "
                "or name another with --database.",
                {"database": shown},
            )

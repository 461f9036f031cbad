"""Whether a database is ours and whole. Found at the start, it has not yet cost a game."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, inspect

from everdell.engine.errors import EverdellError
from everdell.web.store import urls
from everdell.web.store.faults import reaching
from everdell.web.store.schema import metadata

NOTED: Final = "alembic_version"  # where Alembic keeps the revision

_HEADER: Final = b"SQLite format 3\0"
_LONGEST: Final = 10.0  # seconds; what is not checked by then is found when it is read
_STRIDE: Final = 10_000  # steps of SQLite's between two looks at the clock
_UNSOUND: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def check_file(file: Path) -> bool:
    """Refuse a file that is damaged or not ours, before anything is changed in it.

    Whether all of it was looked at: of a very large one, only as much as there is time for.
    """
    with reaching():
        size = file.stat().st_size if file.exists() else 0
        if size == 0:
            return True  # a new one
        with file.open("rb") as opened:
            if opened.read(len(_HEADER)) != _HEADER:
                raise foreign(str(file))
        connection = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)
        try:
            finished = _check_pages(connection, str(file))
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        except sqlite3.DatabaseError as fault:
            if getattr(fault, "sqlite_errorcode", 0) & 0xFF in _UNSOUND:
                raise damaged(str(file), str(fault)) from fault
            raise
        finally:
            connection.close()
    if names and NOTED not in names:
        raise foreign(str(file))
    return finished


def _check_pages(connection: sqlite3.Connection, shown: str) -> bool:
    enough = time.monotonic() + _LONGEST
    connection.set_progress_handler(lambda: time.monotonic() > enough, _STRIDE)
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as fault:
        if fault.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return False
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise damaged(shown, found.splitlines()[-1])
    return True


def check_schema(connection: Connection, url: URL) -> None:
    """Refuse a database that lacks something of what its revision says it has."""
    found = inspect(connection).get_multi_columns()
    there = {name: {column["name"] for column in columns} for (_, name), columns in found.items()}
    for table in metadata.sorted_tables:
        if table.name not in there:
            raise damaged(urls.printable(url), f"no table {table.name}")
        for column in table.columns:
            if column.name not in there[table.name]:
                raise damaged(urls.printable(url), f"no column {table.name}.{column.name}")


def is_ours(connection: Connection) -> bool:
    """Whether any table of ours is there."""
    return not metadata.tables.keys().isdisjoint(inspect(connection).get_table_names())


def damaged(shown: str, reason: str) -> EverdellError:
    return EverdellError(
        "damaged-database",
        f"The database {shown} is damaged ({reason}). Move it away, and restore the last backup "
        "to a new one: everdell restore FILE",
        {"database": shown, "reason": reason},
    )


def foreign(shown: str) -> EverdellError:
    return EverdellError(
        "foreign-database",
        f"{shown} is no database of everdell. Name another with --database.",
        {"database": shown},
    )

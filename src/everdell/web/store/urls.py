"""Which database is meant, and how to name it without its password."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from everdell.engine.errors import EverdellError

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql+asyncpg"


def database_url(database: str | None) -> URL:
    """The database a user asked for: a file, sqlite:///file, postgresql://..., or the usual one."""
    if database is None:
        return _file(user_data_path("everdell") / "tables.sqlite3")
    if "://" not in database:
        if not database.strip():
            raise _bad(database)
        return _file(Path(database))
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as fault:
        raise _bad(database) from fault
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:") and not url.query:
        return _file(Path(str(url.database)))
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername=POSTGRESQL)
    raise _bad(database)


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database."""
    return Path(str(url.database)) if url.drivername == SQLITE else None


def printable(url: URL) -> str:
    """The database as it may be shown: a path, or an address without password."""
    file = file_of(url)
    if file is not None:
        return str(file)
    host = {key: value for key, value in url.query.items() if key in ("host", "port")}
    shown = URL.create(
        "postgresql", username=url.username, host=url.host, port=url.port, database=url.database
    )
    return shown.set(query=host).render_as_string(hide_password=False)


def libpq_address(url: URL) -> str:
    """The address as PostgreSQL's own tools write it, password included: not for eyes."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _file(path: Path) -> URL:
    return URL.create(SQLITE, database=str(path.expanduser().absolute()))


def _bad(database: str) -> EverdellError:
    # Only the scheme is repeated: the rest may hold a password.
    scheme = database.partition("://")[0] if "://" in database else ""
    return EverdellError(
        "bad-database",
        "The database must be a file, sqlite:///FILE or postgresql://USER@HOST/NAME"
        + (f", not {scheme}://..." if scheme else "")
        + ".",
        {"scheme": scheme},
    )

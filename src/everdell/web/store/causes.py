"""What is the matter with a database, in a word that may stand in a log."""

from __future__ import annotations

import errno
import socket
import sqlite3
from typing import Final

from sqlalchemy import exc

# SQLSTATE codes and classes that speak of the server's condition rather than of our statements.
_STATES: Final = {
    "08": "lost",
    "0A": "changed",  # a statement prepared before the schema was migrated
    "25006": "read-only",
    "25": "lost",  # a transaction that the server gave up
    "28": "denied",
    "3D": "missing",
    "3F": "missing",
    "40": "rolled-back",
    "42501": "denied",
    "42703": "missing",
    "42P01": "missing",
    "53100": "disk-full",
    "53300": "too-many-connections",
    "53": "out-of-resources",
    "55P03": "locked",
    "55": "not-now",
    "57014": "slow",
    "57": "shut-down",
    "58": "disk-error",
    "F0": "damaged",
    "XX001": "damaged",
    "XX002": "damaged",
    "XX": "broken",
}

_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_ERROR: "missing",  # a table, a column: our statements are right otherwise
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_NOMEM: "out-of-resources",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_PERM: "denied",
    sqlite3.SQLITE_READONLY: "read-only",
}

_SYSTEM: Final = {
    errno.EACCES: "denied",
    errno.ECONNREFUSED: "refused",
    errno.EIO: "disk-error",
    errno.EMFILE: "too-many-files",
    errno.ENOENT: "refused",  # the socket of a server that does not run
    errno.ENOSPC: "disk-full",
    errno.EROFS: "read-only",
}


def cause_of(fault: BaseException) -> str | None:
    """The word for a database that cannot be used; None if something else is wrong."""
    if isinstance(fault, exc.TimeoutError):
        return "busy"  # all connections of the pool are in use
    if isinstance(fault, TimeoutError):
        return "silent"
    if isinstance(fault, socket.gaierror):
        return "unknown-host"
    if isinstance(fault, OSError):
        return _SYSTEM.get(fault.errno or 0, "lost")
    if isinstance(fault, sqlite3.OperationalError) or type(fault) is sqlite3.DatabaseError:
        return _SQLITE.get(getattr(fault, "sqlite_errorcode", 0) & 0xFF, "broken")
    state = getattr(fault, "sqlstate", None)
    if isinstance(state, str):
        return _STATES.get(state) or _STATES.get(state[:2])
    if isinstance(fault, exc.StatementError) and fault.orig is not None:
        return cause_of(fault.orig) or _without_words(fault)
    return None


def _without_words(fault: exc.StatementError) -> str | None:
    """A driver that found its connection broken, and says so in its own way."""
    invalid = isinstance(fault, exc.DBAPIError) and fault.connection_invalidated
    return "lost" if invalid or isinstance(fault, exc.InterfaceError | exc.InternalError) else None

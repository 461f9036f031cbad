"""Why an append did not happen. For the server's own code; users are told something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import exc


class Conflict(Exception):
    """The table's head is another one than the append expects. Nothing was written."""


class Repeated(Exception):
    """This request was written before. Nothing was written now."""


class Unavailable(Exception):
    """The database cannot be reached; whether the append was written is not known."""


# SQLSTATE classes that speak of the server's condition rather than of our statement: connection,
# read-only after a failover, no entry, no such database, rolled back (deadlock), resources,
# shutdown, I/O.
_OUTAGES: Final = frozenset({"08", "25", "28", "3D", "40", "53", "57", "58"})


@contextmanager
def reaching() -> Iterator[None]:
    """Turn whatever means "the database is not there" into Unavailable; let all else through."""
    try:
        yield
    except (OSError, TimeoutError, exc.TimeoutError) as fault:
        raise Unavailable(str(fault) or type(fault).__name__) from fault
    except exc.DBAPIError as fault:
        if _is_outage(fault):
            raise Unavailable(str(fault.orig)) from fault
        raise


def _is_outage(fault: exc.DBAPIError) -> bool:
    if fault.connection_invalidated or isinstance(fault, exc.OperationalError):
        return True
    if type(fault) is exc.DatabaseError:  # SQLite: no database at all, or a damaged one
        return True
    state: str | None = getattr(fault.orig, "sqlstate", None)
    return state is not None and state[:2] in _OUTAGES

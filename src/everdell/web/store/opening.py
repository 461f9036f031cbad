"""Opening a database, and saying to a user why it cannot be opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import URL

from everdell.engine.errors import EverdellError
from everdell.web.store import urls
from everdell.web.store.claim import FileClaim
from everdell.web.store.database import Database, connect
from everdell.web.store.faults import Unavailable
from everdell.web.store.integrity import check_file, damaged


def claim_file(url: URL, address: str = "") -> FileClaim | None:
    """Keep other servers from a SQLite file; PostgreSQL is there for many."""
    file = urls.file_of(url)
    return None if file is None else FileClaim(file, address)


@asynccontextmanager
async def opened(url: URL, *, claim: bool) -> AsyncIterator[Database]:
    """A database for the length of one command. Only who claims a SQLite file may make it."""
    file = urls.file_of(url)
    if file is not None and not claim and not file.exists():
        raise EverdellError(
            "missing-database",
            f"There is no database {str(file)!r}: name another with --database.",
            {"database": str(file)},
        )
    with reached(url):
        held = claim_file(url) if claim else None
        try:
            if file is not None:
                await asyncio.to_thread(check_file, file)
            database = connect(url, patient=True)
            try:
                yield database
            finally:
                await database.close()
        finally:
            if held is not None:
                held.release()


@contextmanager
def reached(url: URL) -> Iterator[None]:
    """Tell a user in plain words that a database cannot be opened or was lost."""
    try:
        yield
    except (Unavailable, OSError) as fault:
        shown, reason = urls.printable(url), str(fault)
        if isinstance(fault, Unavailable) and fault.cause == "damaged":
            raise damaged(shown, reason) from fault
        raise EverdellError(
            "unreachable-database",
            f"The database {shown} cannot be used: {reason}.",
            {"database": shown, "reason": reason},
        ) from fault

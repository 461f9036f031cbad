"""Everything the server keeps, behind one object."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import URL

from everdell.web.retention import Retention
from everdell.web.store import deleting, migrating, public_list, queries, urls
from everdell.web.store.claim import FileClaim
from everdell.web.store.database import Database, connect
from everdell.web.store.integrity import check_file
from everdell.web.store.opening import claim_file, reached
from everdell.web.store.outages import NotedDatabase, Outages
from everdell.web.store.readiness import Readiness, Trouble
from everdell.web.store.rows import Append, EventRow, Listed, Stored
from everdell.web.store.writer import Writer

if TYPE_CHECKING:
    from everdell.web.store.listener import Listener

_LARGE: Final = 100  # megabytes, which take a moment to check
_SKEW: Final = 5.0  # seconds by which the clocks of two nodes may differ

_log = structlog.get_logger("everdell")


class Store:
    """Tables in a database. `open` it, and `close` it when done.

    Reads and appends raise Unavailable while the database is not there; the next one tries anew.
    """

    def __init__(self, url: URL, database: Database, claim: FileClaim | None) -> None:
        self._url = url
        self._outages = Outages()
        self._database = NotedDatabase(database, self._outages)
        self._claim = claim
        self._writer = Writer(self._database)
        self._readiness = Readiness(self._database, lambda: self._hears)
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, database: str | None, address: str = "") -> Store:
        """Open a database as a server does that answers at an address.

        A SQLite file is made or brought up to date if need be, and no other server may use it.
        On PostgreSQL others may be at work with the schema, so it is only checked.
        """
        url = urls.database_url(database)
        with reached(url):
            claim = claim_file(url, address)
            store = cls(url, connect(url), claim)
            try:
                await store._check()
            except BaseException:
                await store.close()
                raise
            return store

    async def _check(self) -> None:
        file = urls.file_of(self._url)
        if file is not None:
            await self._check_file(file)
            upgrade = migrating.upgrade_connection
            await self._database.write(lambda connection: upgrade(connection, self._url))
        else:
            require = migrating.require_current
            await self._database.read(lambda connection: require(connection, self._url))

    async def _check_file(self, file: Path) -> None:
        megabytes = file.stat().st_size // 1_000_000
        if megabytes >= _LARGE:
            _log.info("checking-database", megabytes=megabytes)
        if not await asyncio.to_thread(check_file, file):
            _log.warning("database-checked-in-part", megabytes=megabytes)

    async def close(self) -> None:
        """Write what waits to be written, and let go of the database. Twice does no harm."""
        await self._writer.close()
        if self._listener is not None:
            await self._listener.close()
        await self._database.close()
        claim, self._claim = self._claim, None
        if claim is not None:
            claim.release()

    @property
    def name(self) -> str:
        """The database as it may be shown."""
        return urls.printable(self._url)

    @property
    def shared(self) -> bool:
        """Whether other nodes may add to the same tables."""
        return self._claim is None

    async def append(self, append: Append) -> None:
        """Add events to a table; return when they are durable.

        Conflict     the head is another one, or the code of a new table is taken
        Repeated     an event with the same key is there already
        Unavailable  the outcome is not known: look for the key
        """
        await self._writer.append(append)

    async def load(self, code: str) -> Stored | None:
        """A table at one moment: its latest snapshot and the events since."""
        return await self._database.read(partial(queries.load, code=code))

    async def heads(self, codes: Sequence[str]) -> dict[str, int]:
        """The numbers of the last events of tables; those that are not there are left out."""
        return await self._database.read(partial(queries.heads, codes=codes))

    async def events(self, code: str, after: int, limit: int | None = None) -> list[EventRow]:
        """The events that follow number `after`, in order."""
        return await self._database.read(
            partial(queries.events_after, code=code, after=after, limit=limit)
        )

    async def find(self, code: str, key: str) -> EventRow | None:
        """The first event of a request."""
        return await self._database.read(partial(queries.find, code=code, key=key))

    async def open_tables(self, limit: int, most_of_one: int = 0) -> list[Listed]:
        """Public tables that are not over, one of each opener first; 0 is any number of each."""
        return await self._database.read(
            partial(public_list.open_tables, limit=limit, most_of_one=most_of_one)
        )

    async def public_tables_of(self, opener: int, holder: str) -> int:
        """How many open public tables a visitor has: by the address, or by the seats."""
        return await self._database.read(
            partial(public_list.public_tables_of, opener=opener, holder=holder)
        )

    async def of_holder(self, holder: str, limit: int) -> list[Listed]:
        """The tables at which a holder has a seat, the latest first."""
        return await self._database.read(partial(queries.of_holder, holder=holder, limit=limit))

    async def has_seat(self, code: str, holder: str) -> bool:
        """Whether a holder has a seat at a table."""
        return await self._database.read(partial(queries.has_seat, code=code, holder=holder))

    async def due(self, now: float, limit: int) -> list[str]:
        """The tables at which the server must act, the longest overdue first."""
        return await self._database.read(partial(queries.due, now=now, limit=limit))

    async def delete(self, code: str, head: int | None = None) -> bool:
        """Delete a table for good; whether it was there, and its head still this one."""
        return await self._database.write(partial(deleting.delete_table, code=code, head=head))

    async def expired(self, now: float, retention: Retention, limit: int) -> list[Listed]:
        """Tables that were not touched for too long, the longest untouched first."""
        return await self._database.read(
            partial(deleting.expired, now=now, retention=retention, limit=limit)
        )

    async def claim(self, code: str, head: int, due: float, until: float) -> bool:
        """Take on what is due at a table by some time; not if another node was quicker.

        From then on it is due again at `until`.
        """
        return await self._database.write(
            partial(queries.claim, code=code, head=head, due=due, until=until)
        )

    async def prolong(self, heads: Mapping[str, int], until: float) -> None:
        """Others leave alone what is due at these tables, for longer than was said.

        `heads` are their last events, as far as this node knows.
        """
        await self._database.write(partial(queries.prolong, heads=heads, until=until))

    async def forget_future(self, now: float) -> None:
        """What is due at tables that were stamped by a clock far ahead of this one is due now."""
        await self._database.write(partial(queries.forget_future, now=now, tolerance=_SKEW))

    async def name_of(self, holder: str) -> str | None:
        """The name that a holder gave last."""
        return await self._database.read(partial(queries.name_of, holder=holder))

    async def remember(self, holder: str, name: str, seen: float) -> None:
        """Keep a holder's name, and when they were here."""
        await self._database.write(partial(queries.remember, holder=holder, name=name, seen=seen))

    async def is_known(self, holder: str) -> bool:
        """Whether a holder has a seat anywhere, or has given a name."""
        return await self._database.read(partial(queries.is_known, holder=holder))

    async def secret(self, name: str, proposed: str) -> str:
        """A secret that all nodes share; the first to ask proposes it."""
        return await self._database.write(partial(queries.secret, name=name, proposed=proposed))

    async def trouble(self) -> Trouble | None:
        """What keeps this node from taking a move, as of a second ago at most."""
        return await self._readiness.trouble()

    @property
    def _hears(self) -> bool:
        return self._listener is None or self._listener.hearing

    async def listen(
        self, changed: Callable[[str | None, int], None], heard: Callable[[str], None]
    ) -> None:
        """Hear of the appends and the words of all nodes; see `wake.Listener`.

        A SQLite file has but one server, so there is nothing to hear.
        """
        if self._url.drivername == urls.POSTGRESQL:
            from everdell.web.store.listener import Listener

            self._listener = Listener(self._url, changed, heard, self._outages)
            await self._listener.start()

    async def say(self, word: str) -> None:
        """Tell all nodes that listen, this one too, as soon as they can be reached."""
        if self._listener is not None:
            self._listener.say(word)

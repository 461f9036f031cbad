"""Group commit: whatever waits is written in one transaction.

A commit costs a wait for the disk, whether it holds one move or two hundred. So while one
transaction is under way, appends gather for the next; the busier the server, the fewer the commits
for each move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from everdell.web.store.batch import refusal, write_batch
from everdell.web.store.database import Database
from everdell.web.store.faults import Unavailable
from everdell.web.store.rows import Append

_LARGEST: Final = 256
_MOST_WAITING: Final = 10_000  # each holds a whole table; who waits behind so many has given up


class _Item(NamedTuple):
    append: Append
    written: asyncio.Future[None]


class Writer:
    """Takes the appends of one process, one batch after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Item] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: Append) -> None:
        """Return when it is durable. Who stops waiting does not take the append back."""
        _check(append)
        if self._closed:
            raise Unavailable("the store is closed", "closed")
        if len(self._waiting) >= _MOST_WAITING:
            raise Unavailable("too many appends wait", "busy")
        item = _Item(append, asyncio.get_running_loop().create_future())
        self._waiting.append(item)
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await item.written

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        batch: list[_Item] = []
        try:
            while self._waiting:
                batch = self._take()
                await self._write(batch)
        finally:
            self._task = None
            # Should this be cancelled, those who wait must not wait for ever, their tables locked.
            for item in (*batch, *self._waiting):
                _settle(item, Unavailable("the writing was given up"))
            self._waiting = []

    def _take(self) -> list[_Item]:
        """The next batch, each table once: a second append to it must see the first one's head."""
        batch: list[_Item] = []
        rest: list[_Item] = []
        codes: set[str] = set()
        for item in self._waiting:
            code = item.append.code
            if code in codes or len(batch) == _LARGEST:
                rest.append(item)
            else:
                batch.append(item)
            codes.add(code)
        self._waiting = rest
        return batch

    async def _write(self, batch: Sequence[_Item]) -> None:
        """Write a batch. If it fails as a whole, try its halves, down to the culprit."""
        try:
            work = partial(write_batch, batch=[item.append for item in batch])
            verdicts = await self._database.write(work)
        except Unavailable as fault:
            for item in batch:
                _settle(item, Unavailable(*fault.args))
        except Exception as fault:
            if len(batch) == 1:
                _settle(batch[0], await self._explain(batch[0].append, fault))
            else:
                middle = len(batch) // 2
                await self._write(batch[:middle])
                await self._write(batch[middle:])
        else:
            for item, verdict in zip(batch, verdicts, strict=True):
                _settle(item, verdict)

    async def _explain(self, append: Append, fault: Exception) -> Exception:
        """What is said of an append that failed alone."""
        if not isinstance(fault, IntegrityError):
            # The driver's own words, and so its error, may quote what was to be written.
            return ValueError(f"the database cannot hold this: {type(fault).__name__}")
        try:
            return await self._database.read(partial(refusal, append=append))
        except Exception as outage:
            return outage


def _settle(item: _Item, fault: Exception | None) -> None:
    if item.written.done():  # the wait for it was cancelled
        return
    if fault is None:
        item.written.set_result(None)
    else:
        item.written.set_exception(fault)


def _check(append: Append) -> None:
    numbers = [event.seq for event in append.events]
    if not numbers or numbers != list(range(append.head + 1, append.head + 1 + len(numbers))):
        raise ValueError("events must be numbered from head + 1")

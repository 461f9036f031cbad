"""Hearing from the other nodes of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
from sqlalchemy import URL

from everdell.web.store.batch import CHANNEL
from everdell.web.store.postgresql import connect_asyncpg

PRESENCE: Final = "everdell_presence"

_LARGEST_WORD: Final = 7999  # bytes; PostgreSQL's limit
_LONGEST_SILENCE: Final = 20.0  # seconds, after which the line is tested
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 2.0  # who watches at this node hears of nothing meanwhile
_LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke at an awkward moment
)

Changed = Callable[[str | None, int], None]
Heard = Callable[[str], None]


class Listener:
    """One connection that only listens, made anew whenever it is lost.

    changed  is called with a table and its head, after every append of every node, this one's
             too; with None when notices may have been missed, so that anything may have changed
    heard    is called with what a node has said
    """

    def __init__(self, url: URL, changed: Changed, heard: Heard) -> None:
        self._url = url
        self._changed = changed
        self._heard = heard
        self._connection: Any = None
        self._speaking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return when listening, so that nothing that follows can be missed."""
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening))
        await listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def say(self, word: str) -> None:
        """Tell all nodes, if they can be reached and it fits into a notice; it is not kept."""
        if len(word.encode()) > _LARGEST_WORD:
            return
        async with self._speaking:
            if self._connection is not None:
                with suppress(*_LOST):
                    await self._connection.execute("SELECT pg_notify($1, $2)", PRESENCE, word)

    async def _listen(self, listening: asyncio.Event) -> None:
        pause = _FIRST_PAUSE
        while True:
            with suppress(*_LOST):
                lost = await self._connect()
                pause = _FIRST_PAUSE
                if listening.is_set():
                    # Not called from here: a fault of its own must not end the listening.
                    asyncio.get_running_loop().call_soon(self._changed, None, 0)
                listening.set()
                try:
                    await self._until(lost)
                finally:
                    self._hang_up()
            # Not all nodes at once, when the database comes back.
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _connect(self) -> asyncio.Event:
        connection = await connect_asyncpg(self._url)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(CHANNEL, self._on_change)
            await connection.add_listener(PRESENCE, self._on_word)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        return lost

    async def _until(self, lost: asyncio.Event) -> None:
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), _LONGEST_SILENCE)
            except TimeoutError:
                async with self._speaking:
                    await self._connection.execute("SELECT 1")

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        connection.terminate()

    def _on_change(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        code, _, seq = str(payload).rpartition(":")
        if code and seq.isdecimal():  # anybody may notify
            self._changed(code, int(seq))

    def _on_word(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        self._heard(str(payload))

"""Hearing from the other nodes of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
from sqlalchemy import URL

from everdell.web.store.batch import CHANNEL
from everdell.web.store.causes import cause_of
from everdell.web.store.outages import Outages
from everdell.web.store.postgresql import connect_asyncpg

PRESENCE: Final = "everdell_presence"

_LARGEST_WORD: Final = 7999  # bytes; PostgreSQL's limit
_MOST_WORDS: Final = 1000  # that wait for the line to come back
_CONNECT_SECONDS: Final = 2.0
_BEAT: Final = 0.5  # seconds between two beats
_PATIENCE: Final = 1.25  # seconds in which a beat must come back
_BLINK: Final = 0.05  # to read what has come while our own event loop was held up
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 1.0  # who watches at this node hears of nothing meanwhile
_LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke at an awkward moment
)
# Nothing that is said here has to be on a disk.
_MANNER: Final = "SET application_name TO 'everdell-listener'; SET synchronous_commit TO off"
_NOTIFY: Final = (
    "SELECT pg_notify(channel, word) FROM unnest($1::text[], $2::text[]) AS said(channel, word)"
)

Changed = Callable[[str | None, int], None]
Heard = Callable[[str], None]


class Listener:
    """One connection for hearing and saying, made anew whenever it is lost.

    Its own beat is the proof that it hears: the driver does not report every loss (none of a line
    that broke while something was being said), and a network may swallow a line without a word.

    changed  is called with a table and its head, after every append of every node, this one's
             too; with None when notices may have been missed, so that anything may have changed
    heard    is called with what a node has said
    """

    def __init__(self, url: URL, changed: Changed, heard: Heard, outages: Outages) -> None:
        self._url = url
        self._outages = outages
        self._changed = changed
        self._heard = heard
        self._words: deque[str] = deque(maxlen=_MOST_WORDS)
        self._stirred = asyncio.Event()  # there is something to say, or the line was lost
        self._pulse = f"everdell_{secrets.token_hex(8)}"  # the channel of our own beats
        self._beat_heard = asyncio.Event()
        self._hearing = False
        self._task: asyncio.Task[None] | None = None

    @property
    def hearing(self) -> bool:
        """Whether it would hear now what another node does."""
        return self._hearing

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

    def say(self, word: str) -> None:
        """Tell all nodes soon, if it fits into a notice; it is not kept."""
        if len(word.encode()) <= _LARGEST_WORD:
            self._words.append(word)
            self._stirred.set()

    async def _listen(self, listening: asyncio.Event) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                connection = await self._connect()
                try:
                    pause = _FIRST_PAUSE
                    self._hearing = True
                    if listening.is_set():
                        # Not called from here: a fault of its own must not end the listening.
                        asyncio.get_running_loop().call_soon(self._changed, None, 0)
                    listening.set()
                    await self._stay(connection)
                finally:
                    self._hearing = False
                    connection.terminate()
            except _LOST as fault:
                self._outages.note("listener", cause_of(fault) or "lost", type(fault).__name__)
            # Not all nodes at once, when the database comes back.
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _connect(self) -> Any:
        async with asyncio.timeout(_CONNECT_SECONDS):
            connection = await connect_asyncpg(self._url, _MANNER)
            try:
                connection.add_termination_listener(lambda _connection: self._stirred.set())
                await connection.add_listener(self._pulse, self._on_beat)
                await connection.add_listener(CHANNEL, self._on_change)
                await connection.add_listener(PRESENCE, self._on_word)
            except BaseException:
                connection.terminate()
                raise
            return connection

    async def _stay(self, connection: Any) -> None:
        """Say what there is to say, and beat, until the line is lost."""
        while not connection.is_closed():
            self._stirred.clear()
            words = list(self._words)
            self._words.clear()
            await self._beat(connection, words)
            with suppress(TimeoutError):
                # Python 3.11's `wait_for` forgets that it was cancelled if it is stirred meanwhile.
                async with asyncio.timeout(_BEAT):
                    await self._stirred.wait()

    async def _beat(self, connection: Any, words: list[str]) -> None:
        """Tell the others our words and ourselves a beat; an error if that does not come back."""
        beat = asyncio.create_task(self._say_and_hear(connection, words))
        try:
            await asyncio.wait({beat}, timeout=_PATIENCE)
            # Were we held up ourselves, the beat may lie there unread.
            await asyncio.wait({beat}, timeout=_BLINK)
            if not beat.done():
                raise TimeoutError
            await beat
        finally:
            if not beat.done():
                connection.terminate()
                beat.cancel()
                await asyncio.gather(beat, return_exceptions=True)

    async def _say_and_hear(self, connection: Any, words: list[str]) -> None:
        self._beat_heard.clear()
        channels = [PRESENCE] * len(words) + [self._pulse]
        await connection.execute(_NOTIFY, channels, [*words, ""])
        await self._beat_heard.wait()

    def _on_beat(self, _connection: Any, _pid: int, _channel: str, _payload: Any) -> None:
        self._beat_heard.set()

    def _on_change(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        code, _, seq = str(payload).rpartition(":")
        if code and seq.isdecimal():  # anyone may notify
            self._changed(code, int(seq))

    def _on_word(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        self._heard(str(payload))

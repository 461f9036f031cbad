"""News of arrivals and departures, for the watchers of a table and for the other nodes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from everdell.web.loaded_tables import LoadedTables
from everdell.web.presence import Presence, PresenceMessage
from everdell.web.store import Store, Unavailable
from everdell.web.throttle import Throttle
from everdell.web.watching import TableWatcher, Watchers

# News of them is told no more often than that: a crowd must not busy itself with itself.
_WATCHERS_PAUSE: Final = 0.25  # seconds
_NODES_PAUSE: Final = 1.0
_MOST_TOLD: Final = 500  # watchers of a table in a second


class PresenceNews:
    """Lets watchers in and out, and spreads the news a few times a second at most."""

    def __init__(self, store: Store, loaded: LoadedTables, watchers: Watchers) -> None:
        self._store = store
        self._loaded = loaded
        self._watchers = watchers
        self._presence = Presence(watchers, loaded.clock)
        self._watchers_to_tell = Throttle(self._tell_watchers, self._watchers_pause)
        self._nodes_to_tell = Throttle(self._tell_nodes, lambda _code: _NODES_PAUSE)
        self._reporting: set[asyncio.Task[None]] = set()

    def enter(self, code: str, watcher: TableWatcher) -> None:
        self._watchers.add(code, watcher)
        self._ask_to_tell(code)

    def leave(self, code: str, watcher: TableWatcher) -> None:
        self._watchers.remove(code, watcher)
        self._ask_to_tell(code)

    async def message(self, code: str) -> PresenceMessage:
        """Who is at a table now."""
        table = (await self._loaded.table(code)).table
        if self._presence.learn(table) and self._store.shared:
            self._nodes_to_tell.ask(code)
        return self._presence.message(table)

    # Telling the watchers here ---------------------------------------------------------------

    def _ask_to_tell(self, code: str) -> None:
        self._watchers_to_tell.ask(code)
        if self._store.shared:
            self._nodes_to_tell.ask(code)

    def _watchers_pause(self, code: str) -> float:
        """The more there are, the less often each is told."""
        return max(_WATCHERS_PAUSE, len(self._watchers.of(code)) / _MOST_TOLD)

    def _tell_watchers(self, code: str) -> None:
        if self._watchers.of(code):
            self._presence.renew(code)
            self._watchers.wake_for_presence(code)
        else:
            self._presence.forget(code)

    # Telling and hearing the other nodes -----------------------------------------------------

    def _tell_nodes(self, code: str) -> None:
        reporting = asyncio.create_task(self.report(code))
        self._reporting.add(reporting)
        reporting.add_done_callback(self._reporting.discard)

    async def report_all(self) -> None:
        """So that the other nodes go on believing what they have heard."""
        if self._store.shared:
            for code in self._watchers.codes():
                await self.report(code)

    async def report(self, code: str) -> None:
        """Report a table to the other nodes. One that has left memory is not read for that."""
        if (loaded := self._loaded.get(code)) is not None:
            self._presence.learn(loaded.table)
        with suppress(Unavailable):
            await self._store.say(self._presence.report(code))

    def heard(self, report: str) -> None:
        """Take in what another node reports."""
        code = self._presence.hear(report)
        if code is not None:
            self._watchers_to_tell.ask(code)

    def forget_silent_nodes(self) -> None:
        for code in self._presence.forget_silent():
            self._watchers_to_tell.ask(code)

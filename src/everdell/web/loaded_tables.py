"""The tables in memory: read from the database, kept in step with it, and let go of again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from everdell.table.table import GameTable
from everdell.web.errors import reach, unknown_table
from everdell.web.loaded_table import KeptEvent, LoadedTable, rebuilt
from everdell.web.store import Store
from everdell.web.store.deleting import DELETED
from everdell.web.watching import Watchers


class LoadedTables:
    """Those of one node.

    clock         the time, without jumps
    idle_seconds  how long a table stays that is not asked for
    after_load    called with a table that was read, if no other node can be at work there
    """

    def __init__(
        self,
        store: Store,
        watchers: Watchers,
        clock: Callable[[], float],
        idle_seconds: float,
        after_load: Callable[[str, GameTable], None],
    ) -> None:
        self._store = store
        self._watchers = watchers
        self.clock = clock
        self._idle_seconds = idle_seconds
        self._after_load = after_load
        self._by_code: dict[str, LoadedTable] = {}

    def __len__(self) -> int:
        return len(self._by_code)

    def get(self, code: str) -> LoadedTable | None:
        """A table if it is in memory."""
        return self._by_code.get(code)

    async def table(self, code: str) -> LoadedTable:
        """A table, from memory or from the database."""
        loaded = self._by_code.get(code)
        if loaded is None:
            stored = await reach(self._store.load(code))
            if stored is None:
                raise unknown_table(code)
            loaded = self._by_code.get(code)
            if loaded is None:
                table = rebuilt(code, stored.snapshot, stored.events)
                table.forget_future(self.clock())
                loaded = self._by_code[code] = LoadedTable(table)
                if not self._store.shared:
                    self._after_load(code, table)
        loaded.in_use = True
        return loaded

    def add(self, loaded: LoadedTable) -> None:
        """Add a new table, unless it has been read from the database already."""
        self._by_code.setdefault(loaded.table.code, loaded)

    # Letting go ------------------------------------------------------------------------------

    def forget(self, code: str) -> None:
        """What the database says of it will be read anew."""
        self._by_code.pop(code, None)

    def forget_idle(self, spared: Callable[[str], bool]) -> None:
        """Let tables go that have not been asked for in a while."""
        now = self.clock()
        horizon = now - self._idle_seconds
        for code, loaded in list(self._by_code.items()):
            if loaded.in_use:
                loaded.in_use = False
                loaded.touched = now
            elif loaded.touched < horizon and not loaded.lock.locked() and not spared(code):
                del self._by_code[code]

    def let_go(self, code: str) -> None:
        """A table was deleted: its watchers find out that it is not there any more."""
        self.forget(code)
        self._watchers.wake(code)

    async def let_go_of_deleted(self) -> None:
        """Tables may be deleted by a command that knows of no server, or while we hear nothing."""
        codes = {*self._by_code, *self._watchers.codes()}
        for code in codes - (await self._store.heads(list(codes))).keys():
            self.let_go(code)

    # Staying in step with other nodes --------------------------------------------------------

    async def follow(self, code: str | None, seq: int) -> None:
        """Another node has added to a table or deleted it; None if it is not known which."""
        if code is not None:
            await self._follow(code, seq)
            return
        for unread in self._watchers.codes():
            if unread not in self._by_code:
                self._watchers.wake(unread)
        heads = await reach(self._store.heads(list(self._by_code)))
        # At once: one that is held up must not keep the others behind.
        await asyncio.gather(*[self._follow(name, head) for name, head in heads.items()])

    async def _follow(self, code: str, seq: int) -> None:
        """Take in a table's events up to a number, or that it was deleted."""
        loaded = self._by_code.get(code)
        if seq == DELETED:
            self.let_go(code)
        elif loaded is None:
            self._watchers.wake(code)
        elif loaded.table.head < seq:
            async with loaded.lock:
                # Our own appends are heard of while they are taken in.
                if loaded.table.head < seq:
                    await self.refresh(loaded)

    async def refresh(self, loaded: LoadedTable) -> bool:
        """Take in what other nodes have done; whether there was anything."""
        code = loaded.table.code
        rows = await reach(self._store.events(code, loaded.table.head))
        if rows:
            loaded.catch_up([KeptEvent.of(row) for row in rows])
            self._watchers.wake(code)
        return bool(rows)

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Another node was quicker. If it left no event, the table is not there any more."""
        if not await self.refresh(loaded):
            self.let_go(loaded.table.code)

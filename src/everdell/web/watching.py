"""Who watches which table on this node."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from everdell.table.table import GameTable
from everdell.table.views import Eyes, eyes_of


class TableWatcher:
    """An open connection that is told of a table.

    Only the wish to be told is kept, never what is to be told: a slow one is told of several
    events at once, and no backlog grows.

    holder     the hash of its token, or an empty text
    seat       the seat it looks from, if it has named one
    known      the last event it was told of
    table_due  the table has changed, or how it is seen from here
    """

    def __init__(self, holder: str, seat: int | None, known: int) -> None:
        self.holder = holder
        self.seat = seat
        self.known = known
        self.table_due = True
        self._news = asyncio.Event()
        self._news.set()

    def eyes(self, table: GameTable) -> Eyes:
        if self.seat is not None and self.seat not in table.seats_of(self.holder):
            self.seat = None  # seats were drawn at the start, or given up
        return eyes_of(table, self.holder, self.seat)

    async def wait(self) -> None:
        """Until there is something to tell."""
        await self._news.wait()
        self._news.clear()

    def wake(self) -> None:
        self.table_due = True
        self._news.set()

    def wake_for_presence(self) -> None:
        """Another watcher has come or gone."""
        self._news.set()


class Watchers:
    def __init__(self) -> None:
        self._by_code: dict[str, set[TableWatcher]] = {}

    def add(self, code: str, watcher: TableWatcher) -> None:
        self._by_code.setdefault(code, set()).add(watcher)

    def remove(self, code: str, watcher: TableWatcher) -> None:
        watchers = self._by_code.get(code, set())
        watchers.discard(watcher)
        if not watchers:
            self._by_code.pop(code, None)

    def wake_for_presence(self, code: str) -> None:
        for watcher in self._by_code.get(code, ()):
            watcher.wake_for_presence()

    def wake(self, code: str) -> None:
        for watcher in self._by_code.get(code, ()):
            watcher.wake()

    def of(self, code: str) -> Collection[TableWatcher]:
        return self._by_code.get(code, ())

    def holders(self, code: str) -> tuple[set[str], int]:
        """Who looks on, each holder once; and how many look on without a token."""
        holders = [watcher.holder for watcher in self.of(code)]
        return {holder for holder in holders if holder}, holders.count("")

    def codes(self) -> list[str]:
        return list(self._by_code)

    def __len__(self) -> int:
        return sum(len(watchers) for watchers in self._by_code.values())

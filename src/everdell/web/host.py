"""The host keeps the tables: in the database, and those in use in memory.

Whatever happens at a table happens through `Host.act`. It becomes true for everyone at the moment
when the database has it, and not before: a table in memory is replaced after the append, the one
who acted is answered after that, and watchers are woken last.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from everdell.engine.errors import EverdellError
from everdell.table.acts import Change, update_rules
from everdell.table.events import encode
from everdell.table.table import GameTable
from everdell.table.views import Eyes, summary
from everdell.web.clock import SteadyClock
from everdell.web.directory import Directory
from everdell.web.errors import reach, unavailable
from everdell.web.keys import RequestKey
from everdell.web.loaded_table import KeptEvent, LoadedTable, advance
from everdell.web.loaded_tables import LoadedTables
from everdell.web.metrics import METRICS
from everdell.web.presence_news import PresenceNews
from everdell.web.randomness import Chance, SystemChance, code_from
from everdell.web.store import (
    Append,
    Conflict,
    EventRow,
    Repeated,
    Store,
    TableListing,
    Unavailable,
)
from everdell.web.watching import Watchers

_TRIES: Final = 20
_MOST_AT_ONCE: Final = 20  # events of one act that are answered again; none has more than ten

Act: TypeAlias = Callable[[GameTable], Change]


class Host:
    """All tables of a node.

    clock      the time, without jumps
    bot_lease  seconds for which other nodes leave a bot's move to the node that is to think of it
    after_act  called with the table's code after each act of this node, and after each load if no
               other node can be at work there; the scheduler of the bots listens here
    """

    def __init__(
        self,
        store: Store,
        *,
        chance: Chance | None = None,
        clock: Callable[[], float] | None = None,
        hot_seconds: float = 120.0,
        bot_lease: float = 15.0,
    ) -> None:
        self.store = store
        self.chance: Chance = SystemChance() if chance is None else chance
        self.clock = SteadyClock() if clock is None else clock
        self.bot_lease = bot_lease
        self.after_act: Callable[[str, GameTable], None] = lambda code, table: None
        self.watchers = Watchers()
        self.loaded = LoadedTables(
            store,
            self.watchers,
            self.clock,
            hot_seconds,
            after_load=lambda code, table: self.after_act(code, table),
        )
        self.presence = PresenceNews(store, self.loaded, self.watchers)
        self.directory = Directory(store, self.clock)

    # Acting ----------------------------------------------------------------------------------

    async def found(
        self, change: Change, key: RequestKey | None = None, opener: int | None = None
    ) -> str:
        """Open a new table with these events; its code. With a key it is opened once only."""
        for _ in range(_TRIES):
            code = self.chance.code() if key is None else code_from(key.name)
            loaded = LoadedTable(GameTable(code))
            try:
                await self._append(loaded, change, key, opener)
            except Repeated:
                await self._earlier(code, key)  # or it says that something else was asked
                return code
            except Conflict:  # another table has the code, by sheer chance
                key = None if key is None else key._replace(name=f"{key.name}+")
                continue
            self.loaded.add(loaded)
            self.after_act(code, loaded.table)
            return code
        raise unavailable()

    async def founded(self, key: RequestKey | None) -> str | None:
        """The table that an earlier request with this key has opened."""
        if key is not None and await self._earlier(code := code_from(key.name), key):
            return code
        return None

    async def act(self, code: str, act: Act, key: RequestKey | None = None) -> list[KeptEvent]:
        """Do something at a table; the events that came of it, once they are durable.

        A repeated key is answered with the events of its first use, and does nothing. What
        another node did meanwhile is taken in first; then the act is judged anew.
        """
        for _ in range(_TRIES):
            loaded = await self.table(code)
            async with loaded.lock:
                if self.loaded.get(code) is not loaded:
                    continue  # it was let go while we waited: what is true is elsewhere
                try:
                    if loaded.table.outdated:
                        await self._append(
                            loaded, update_rules(loaded.table, self.chance.key()), None
                        )
                        self.watchers.wake(code)
                    kept = await self._append(loaded, act(loaded.table), key)
                except Conflict:
                    await self.loaded.catch_up(loaded)
                    continue
                except Repeated:
                    return await self._again(loaded, key)
                except EverdellError as fault:
                    if earlier := await self._again(loaded, key):
                        return earlier
                    # It may be right for a table that another node has moved on meanwhile. But
                    # what may have been kept is not tried again: it could happen twice.
                    retry = self.store.shared and fault.code != "unavailable"
                    if retry and await self.loaded.refresh(loaded):
                        continue
                    raise
            self.watchers.wake(code)
            self.after_act(code, loaded.table)
            return kept
        raise unavailable()

    async def _append(
        self, loaded: LoadedTable, change: Change, key: RequestKey | None, opener: int | None = None
    ) -> list[KeptEvent]:
        """Keep the events of a change, then let them be true."""
        table = loaded.table
        now = self.clock()
        news = [KeptEvent(table.head + n, now, event) for n, event in enumerate(change.events, 1)]
        after = advance(table, news, change.game)
        rows = [
            EventRow(kept.seq, kept.at, encode(kept.event))
            if key is None
            else EventRow(kept.seq, kept.at, encode(kept.event), f"{key.name}/{n}", key.asked)
            for n, kept in enumerate(news)
        ]
        snapshot = after.save() if after.game is not None and after.at_rest else None
        listing = self._listing(after, table, now)
        append = Append(table.code, table.head, tuple(rows), listing, snapshot, opener)
        started = time.perf_counter()
        try:
            await self.store.append(append)
        except Unavailable as fault:
            # It may have been kept or not: what the database says will be read anew.
            self.loaded.forget(table.code)
            raise unavailable() from fault
        METRICS.append_seconds.observe(time.perf_counter() - started)
        METRICS.events.inc(len(rows))
        loaded.replace(after, news)
        return news

    def _listing(self, table: GameTable, before: GameTable, now: float) -> TableListing:
        """What lists say of a table; by what its seats are held only where that has changed."""
        return TableListing(
            status=table.status,
            public=table.house.public,
            updated=now,
            due=now + self.bot_lease if table.bot_to_move else table.deadline,
            holders=None if table.chairs == before.chairs else _hashes(table),
            summary=msgspec.json.encode(summary(table)).decode(),
        )

    async def _again(self, loaded: LoadedTable, key: RequestKey | None) -> list[KeptEvent]:
        """The events of an earlier request with the same key, which are then seen here, too."""
        earlier = await self._earlier(loaded.table.code, key)
        if earlier and earlier[-1].seq > loaded.table.head:
            await self.loaded.refresh(loaded)
        return earlier

    async def _earlier(self, code: str, key: RequestKey | None) -> list[KeptEvent]:
        """The events of an earlier request with the same key."""
        if key is None:
            return []
        first = await reach(self.store.find(code, f"{key.name}/0"))
        if first is None:
            return []
        if None not in (first.asked, key.asked) and first.asked != key.asked:
            raise EverdellError(
                "key-reused",
                "The key of this request was used for another one. Send it with a new key.",
            )
        rows = await reach(self.store.events(code, first.seq - 1, _MOST_AT_ONCE))
        return [KeptEvent.of(row) for row in rows if (row.key or "").startswith(f"{key.name}/")]

    async def delete(self, code: str, check: Callable[[GameTable], None]) -> None:
        """Delete a table for good, unless `check` says why not."""
        for _ in range(_TRIES):
            loaded = await self.table(code)
            async with loaded.lock:
                if self.loaded.get(code) is not loaded:
                    continue
                try:
                    check(loaded.table)
                except EverdellError:
                    # It may be right for a table that another node has moved on meanwhile.
                    if self.store.shared and await self.loaded.refresh(loaded):
                        continue
                    raise
                if await reach(self.store.delete(code, loaded.table.head)):
                    self.loaded.let_go(code)
                    METRICS.deletions.labels("owner").inc()
                    return
                await self.loaded.catch_up(loaded)  # another node has moved it on, or deleted it
        raise unavailable()

    # Reading ---------------------------------------------------------------------------------

    async def table(self, code: str) -> LoadedTable:
        """A table, from memory or from the database."""
        return await self.loaded.table(code)

    async def events(self, code: str, since: int, limit: int | None = None) -> list[KeptEvent]:
        """The events after a number."""
        return (await self._news(await self.table(code), since, limit))[:limit]

    async def message(self, code: str, eyes: Callable[[GameTable], Eyes], since: int) -> Message:
        """What is new to a reader who knows the events up to `since`."""
        loaded = await self.table(code)
        reader = eyes(loaded.table)
        text = loaded.written(reader, since)
        if text is None:
            news = loaded.since(since)
            if news is None:
                news = await self._news(loaded, since)
                reader = eyes(loaded.table)  # seats may have been drawn meanwhile
            text = loaded.write(reader, since, news)
        # The time is not kept with the rest, which may be told again much later.
        return Message(b'{"type":"table","now":%.6f,' % self.clock() + text[1:], loaded.table.head)

    async def _news(
        self, loaded: LoadedTable, since: int, limit: int | None = None
    ) -> list[KeptEvent]:
        """The events after a number, up to the table as it is when they are returned.

        Not those that it has not taken in yet: they may count the seats otherwise.
        """
        news = loaded.since(since)
        if news is None:
            rows = await reach(self.store.events(loaded.table.code, since, limit))
            news = [KeptEvent.of(row) for row in rows if row.seq <= loaded.table.head]
            news += loaded.since(news[-1].seq if news else since) or []
        return news


def _hashes(table: GameTable) -> tuple[str, ...]:
    """By what the seats of a table are held."""
    known = {hash for chair in table.chairs for hash in (chair.holder, chair.phrase) if hash}
    return tuple(known)


class Message(msgspec.Struct, frozen=True):
    """What is sent, and the last event it tells of."""

    text: bytes
    head: int

"""The host keeps the tables: in the database, and those in use in memory.

Whatever happens at a table happens through `Host.act`. It becomes true for everybody at the moment
when the database has it, and not before: a table in memory is replaced after the append, the one
who acted is answered after that, and watchers are woken last.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias, TypeVar

import msgspec

from everdell.engine.errors import EverdellError
from everdell.table.acts import Change, update_rules
from everdell.table.events import decode, encode
from everdell.table.table import Table
from everdell.table.views import Eyes, summary
from everdell.web.chance import Chance, SystemChance, code_from
from everdell.web.clock import SteadyClock
from everdell.web.hot import Hot, Kept, advance
from everdell.web.keys import RequestKey
from everdell.web.measures import MEASURES
from everdell.web.presence import Presence, PresenceMessage
from everdell.web.store import (
    Append,
    Conflict,
    EventRow,
    Listed,
    Listing,
    Repeated,
    Store,
    Unavailable,
)
from everdell.web.store.deleting import DELETED
from everdell.web.throttle import Throttle
from everdell.web.watching import Watcher, Watchers

_TRIES: Final = 20
_MOST_AT_ONCE: Final = 20  # events of one act that are answered again; none has more than ten

# Who comes and goes is told no more often than that: a crowd must not busy itself with itself.
_WATCHERS_PAUSE: Final = 0.25  # seconds
_NODES_PAUSE: Final = 1.0
_MOST_TOLD: Final = 500  # watchers of a table in a second

Act: TypeAlias = Callable[[Table], Change]
Answer = TypeVar("Answer")


class Host:
    """All tables of a node.

    clock      the time, without jumps
    bot_lease  seconds for which other nodes leave a bot's move to the node that is to think of it
    after_act  called with the table's code after each act of this node, and after each load if no
               other node can be at work there; the one who looks after bots listens here
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
        self.watchers = Watchers()
        self.presence = Presence(self.watchers, self.clock)
        self.after_act: Callable[[str, Table], None] = lambda code, table: None
        self._watchers_to_tell = Throttle(self._tell_watchers, self._presence_pause)
        self._nodes_to_tell = Throttle(self._tell_nodes, lambda _code: _NODES_PAUSE)
        self._saying: set[asyncio.Task[None]] = set()
        self._hot: dict[str, Hot] = {}
        self._hot_seconds = hot_seconds

    # Acting ----------------------------------------------------------------------------------

    async def found(
        self, change: Change, key: RequestKey | None = None, opener: int | None = None
    ) -> str:
        """Open a new table with these events; its code. With a key it is opened once only."""
        for _ in range(_TRIES):
            code = self.chance.code() if key is None else code_from(key.name)
            hot = Hot(Table(code))
            try:
                await self._append(hot, change, key, opener)
            except Repeated:
                await self._earlier(code, key)  # or it says that something else was asked
                return code
            except Conflict:  # another table has the code, by sheer chance
                key = None if key is None else key._replace(name=f"{key.name}+")
                continue
            self._hot.setdefault(code, hot)  # somebody may have read it from the database already
            self.after_act(code, hot.table)
            return code
        raise unavailable()

    async def founded(self, key: RequestKey | None) -> str | None:
        """The table that an earlier request with this key has opened."""
        if key is not None and await self._earlier(code := code_from(key.name), key):
            return code
        return None

    async def act(self, code: str, act: Act, key: RequestKey | None = None) -> list[Kept]:
        """Do something at a table; the events that came of it, once they are durable.

        A repeated key is answered with the events of its first use, and does nothing. What
        another node did meanwhile is taken in first; then the act is judged anew.
        """
        for _ in range(_TRIES):
            hot = await self.table(code)
            async with hot.lock:
                if self._hot.get(code) is not hot:
                    continue  # it was let go while we waited: what is true is elsewhere
                try:
                    if hot.table.outdated:
                        await self._append(hot, update_rules(hot.table, self.chance.key()), None)
                        self.watchers.wake(code)
                    kept = await self._append(hot, act(hot.table), key)
                except Conflict:
                    await self._catch_up(code, hot)
                    continue
                except Repeated:
                    return await self._again(code, hot, key)
                except EverdellError as fault:
                    if earlier := await self._again(code, hot, key):
                        return earlier
                    # It may be right for a table that another node has moved on meanwhile. But
                    # what may have been kept is not tried again: it could happen twice.
                    retry = self.store.shared and fault.code != "unavailable"
                    if retry and await self._refresh(code, hot):
                        continue
                    raise
            self.watchers.wake(code)
            self.after_act(code, hot.table)
            return kept
        raise unavailable()

    async def _append(
        self, hot: Hot, change: Change, key: RequestKey | None, opener: int | None = None
    ) -> list[Kept]:
        """Keep the events of a change, then let them be true."""
        table = hot.table
        now = self.clock()
        news = [Kept(table.head + n, now, event) for n, event in enumerate(change.events, 1)]
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
            # Nobody knows whether it was kept: what the database says will be read anew.
            self._hot.pop(table.code, None)
            raise unavailable() from fault
        MEASURES.append_seconds.observe(time.perf_counter() - started)
        MEASURES.events.inc(len(rows))
        hot.replace(after, news)
        hot.touched = now
        return news

    def _listing(self, table: Table, before: Table, now: float) -> Listing:
        """What lists say of a table; by what its seats are held only where that has changed."""
        known = {hash for chair in table.chairs for hash in (chair.holder, chair.phrase) if hash}
        return Listing(
            status=table.status,
            public=table.house.public,
            updated=now,
            due=now + self.bot_lease if table.bot_to_move else table.deadline,
            holders=None if table.chairs == before.chairs else tuple(known),
            summary=msgspec.json.encode(summary(table)).decode(),
        )

    async def _again(self, code: str, hot: Hot, key: RequestKey | None) -> list[Kept]:
        """The events of an earlier request with the same key, which are then seen here, too."""
        earlier = await self._earlier(code, key)
        if earlier and earlier[-1].seq > hot.table.head:
            await self._refresh(code, hot)
        return earlier

    async def _earlier(self, code: str, key: RequestKey | None) -> list[Kept]:
        """The events of an earlier request with the same key."""
        if key is None:
            return []
        first = await _reach(self.store.find(code, f"{key.name}/0"))
        if first is None:
            return []
        if None not in (first.asked, key.asked) and first.asked != key.asked:
            raise EverdellError(
                "key-reused",
                "The key of this request was used for another one. Send it with a new key.",
            )
        rows = await _reach(self.store.events(code, first.seq - 1, _MOST_AT_ONCE))
        return [Kept.of(row) for row in rows if (row.key or "").startswith(f"{key.name}/")]

    async def delete(self, code: str, check: Callable[[Table], None]) -> None:
        """Delete a table for good, unless `check` says why not."""
        for _ in range(_TRIES):
            hot = await self.table(code)
            async with hot.lock:
                if self._hot.get(code) is not hot:
                    continue
                try:
                    check(hot.table)
                except EverdellError:
                    # It may be right for a table that another node has moved on meanwhile.
                    if self.store.shared and await self._refresh(code, hot):
                        continue
                    raise
                if await _reach(self.store.delete(code, hot.table.head)):
                    self.let_go(code)
                    MEASURES.deletions.labels("owner").inc()
                    return
                await self._catch_up(code, hot)  # another node has moved it on, or deleted it
        raise unavailable()

    def let_go(self, code: str) -> None:
        """A table was deleted: its watchers find out that it is not there any more."""
        self._hot.pop(code, None)
        self.watchers.wake(code)

    async def let_go_of_deleted(self) -> None:
        """Tables may be deleted by a command that knows of no server, or while we hear nothing."""
        codes = {*self._hot, *self.watchers.codes()}
        for code in codes - (await self.store.heads(list(codes))).keys():
            self.let_go(code)

    # Reading ---------------------------------------------------------------------------------

    async def table(self, code: str) -> Hot:
        """A table, from memory or from the database."""
        hot = self._hot.get(code)
        if hot is None:
            stored = await _reach(self.store.load(code))
            if stored is None:
                raise unknown_table(code)
            hot = self._hot.get(code)
            if hot is None:
                table = rebuilt(code, stored.snapshot, stored.events)
                table.forget_future(self.clock())
                hot = self._hot[code] = Hot(table)
                if not self.store.shared:
                    self.after_act(code, table)
        hot.touched = self.clock()
        return hot

    async def events(self, code: str, since: int, limit: int | None = None) -> list[Kept]:
        """The events after a number."""
        return (await self._news(await self.table(code), since, limit))[:limit]

    async def message(self, code: str, eyes: Callable[[Table], Eyes], since: int) -> Message:
        """What somebody who knows the events up to `since` has to be told."""
        hot = await self.table(code)
        text = hot.written(eyes(hot.table), since)
        if text is None:
            news = await self._news(hot, since)
            # While the database was asked, seats may have been drawn: who looks is asked only now.
            text = hot.write(eyes(hot.table), since, news)
        # The time is not kept with the rest, which may be told again much later.
        return Message(b'{"type":"table","now":%.6f,' % self.clock() + text[1:], hot.table.head)

    async def _news(self, hot: Hot, since: int, limit: int | None = None) -> list[Kept]:
        """The events after a number, up to the table as it is when they are returned.

        Not those that it has not taken in yet: they may count the seats otherwise.
        """
        news = hot.since(since)
        if news is None:
            rows = await _reach(self.store.events(hot.table.code, since, limit))
            news = [Kept.of(row) for row in rows if row.seq <= hot.table.head]
            news += hot.since(news[-1].seq if news else since) or []
        return news

    # People and lists ------------------------------------------------------------------------

    async def name_of(self, holder: str) -> str | None:
        return await _reach(self.store.name_of(holder))

    async def is_known(self, holder: str) -> bool:
        return await _reach(self.store.is_known(holder))

    async def remember(self, holder: str, name: str) -> None:
        await _reach(self.store.remember(holder, name, self.clock()))

    async def has_seat(self, code: str, holder: str) -> bool:
        """Whether somebody holds a seat at a table, without bringing the table into memory."""
        return bool(holder) and await _reach(self.store.has_seat(code, holder))

    async def open_tables(self, limit: int, most_of_one: int) -> list[Listed]:
        return await _reach(self.store.open_tables(limit, most_of_one))

    async def public_tables_of(self, opener: int, holder: str) -> int:
        return await _reach(self.store.public_tables_of(opener, holder))

    async def tables_of(self, holder: str, limit: int) -> list[Listed]:
        return await _reach(self.store.of_holder(holder, limit))

    async def table_of_phrase(self, phrase: str) -> str | None:
        """The table at which the hash of a phrase brings back a seat."""
        found = await self.tables_of(phrase, 1)
        return found[0].code if found else None

    # Watching --------------------------------------------------------------------------------

    def enter(self, code: str, watcher: Watcher) -> None:
        self.watchers.add(code, watcher)
        self._ask_to_tell(code)

    def leave(self, code: str, watcher: Watcher) -> None:
        self.watchers.remove(code, watcher)
        self._ask_to_tell(code)

    def _presence_pause(self, code: str) -> float:
        """The more there are, the more seldom each is told."""
        return max(_WATCHERS_PAUSE, len(self.watchers.of(code)) / _MOST_TOLD)

    def _ask_to_tell(self, code: str) -> None:
        """Of somebody who came or went: the watchers here, and the other nodes."""
        self._watchers_to_tell.ask(code)
        if self.store.shared:
            self._nodes_to_tell.ask(code)

    def _tell_watchers(self, code: str) -> None:
        if self.watchers.of(code):
            self.presence.renew(code)
            self.watchers.wake_for_presence(code)
        else:
            self.presence.forget(code)

    def _tell_nodes(self, code: str) -> None:
        saying = asyncio.create_task(self.say_who_is_there(code))
        self._saying.add(saying)
        saying.add_done_callback(self._saying.discard)

    async def say_who_is_there(self, code: str) -> None:
        """To the other nodes. A table that has left memory is not read for that."""
        if (hot := self._hot.get(code)) is not None:
            self.presence.learn(hot.table)
        with suppress(Unavailable):
            await self.store.say(self.presence.report(code))

    def heard(self, text: str) -> None:
        """Another node has said who is there."""
        code = self.presence.hear(text)
        if code is not None:
            self._watchers_to_tell.ask(code)

    def forget_silent_nodes(self) -> None:
        for code in self.presence.forget_silent():
            self._watchers_to_tell.ask(code)

    async def who_is_there(self, code: str) -> PresenceMessage:
        table = (await self.table(code)).table
        if self.presence.learn(table) and self.store.shared:
            self._nodes_to_tell.ask(code)
        return self.presence.message(table)

    # Staying in step -------------------------------------------------------------------------

    async def woken(self, code: str | None, seq: int) -> None:
        """Another node has added to a table or deleted it; None if it is not known which."""
        if code is not None:
            await self._follow(code, seq)
            return
        for unread in self.watchers.codes():
            if unread not in self._hot:
                self.watchers.wake(unread)
        heads = await _reach(self.store.heads(list(self._hot)))
        # At once: one that is held up must not keep the others behind.
        await asyncio.gather(*[self._follow(name, head) for name, head in heads.items()])

    async def _follow(self, code: str, seq: int) -> None:
        """Take in a table's events up to a number, or that it was deleted."""
        hot = self._hot.get(code)
        if seq == DELETED:
            self.let_go(code)
        elif hot is None:
            self.watchers.wake(code)
        elif hot.table.head < seq:
            async with hot.lock:
                # Our own appends are heard of while they are taken in.
                if hot.table.head < seq:
                    await self._refresh(code, hot)

    async def _refresh(self, code: str, hot: Hot) -> bool:
        """Take in what other nodes have done; whether there was anything."""
        rows = await _reach(self.store.events(code, hot.table.head))
        if rows:
            hot.catch_up([Kept.of(row) for row in rows])
            self.watchers.wake(code)
        return bool(rows)

    async def _catch_up(self, code: str, hot: Hot) -> None:
        """Somebody else was quicker. If he left no event, the table is not there any more."""
        if not await self._refresh(code, hot):
            self.let_go(code)

    def forget_idle(self, spared: Callable[[str], bool]) -> None:
        """Let tables go that nobody has touched for a while."""
        horizon = self.clock() - self._hot_seconds
        for code, hot in list(self._hot.items()):
            if hot.touched < horizon and not hot.lock.locked() and not spared(code):
                del self._hot[code]

    @property
    def hot_tables(self) -> int:
        return len(self._hot)


class Message(msgspec.Struct, frozen=True):
    """What is sent, and the last event it tells of."""

    text: bytes
    head: int


def rebuilt(code: str, snapshot: str | None, rows: list[EventRow]) -> Table:
    """A table from what the database has of it."""
    table = Table(code) if snapshot is None else Table.load(code, snapshot)
    table.catch_up([(decode(row.body), row.at) for row in rows])
    return table


async def _reach(reading: Awaitable[Answer]) -> Answer:
    """Read from the database, or say that it cannot be reached."""
    try:
        return await reading
    except Unavailable as fault:
        raise unavailable() from fault


def unavailable() -> EverdellError:
    return EverdellError(
        "unavailable",
        "The server cannot reach its database just now. Send the same request again in a moment.",
    )


def unknown_table(code: str) -> EverdellError:
    return EverdellError(
        "unknown-table",
        f"There is no table {code!r}: the code is wrong, or the table was deleted or has expired. "
        "Check the code, or open a new table.",
        {"code": code},
    )

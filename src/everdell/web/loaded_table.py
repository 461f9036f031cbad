"""A table that is in memory."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from everdell.engine.state import Game
from everdell.table import events as happenings
from everdell.table.events import AnyEvent
from everdell.table.shapes import EventView
from everdell.table.table import GameTable
from everdell.table.views import Eyes, event_view, table_view
from everdell.web.store import EventRow

_TAIL: Final = 64
_MOST_WRITTEN: Final = 16  # readers who are up to date share a few texts; no others are kept

_encode = msgspec.json.Encoder().encode


class KeptEvent(msgspec.Struct, frozen=True):
    """An event that is in the database."""

    seq: int
    at: float
    event: AnyEvent

    @staticmethod
    def of(row: EventRow) -> KeptEvent:
        return KeptEvent(row.seq, row.at, happenings.decode(row.body))

    def seen_by(self, eyes: Eyes) -> EventView:
        return event_view(self.event, self.seq, self.at, eyes)


class LoadedTable:
    """A table in memory, its latest events, and what has been written of it for its readers.

    table    replaced as a whole, and only by what is in the database
    lock     held while something is added to the table
    in_use   asked for since `LoadedTables.forget_idle` last looked, which then sets `touched`
    """

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.in_use = True
        self.touched = 0.0
        self._tail: deque[KeptEvent] = deque(maxlen=_TAIL)
        self._written: dict[tuple[Eyes, int], bytes] = {}

    def replace(self, table: GameTable, news: list[KeptEvent]) -> None:
        self.table = table
        self._tail.extend(news)
        self._written.clear()

    def catch_up(self, news: list[KeptEvent]) -> None:
        """Add events that another node has kept."""
        table = self.table.clone()
        table.game = None if table.game is None else table.game.clone()
        table.catch_up([(kept.event, kept.at) for kept in news])
        self.replace(table, news)

    def since(self, seq: int) -> list[KeptEvent] | None:
        """The events after a number, if all of them are in memory."""
        if seq >= self.table.head:
            return []
        if not self._tail or self._tail[0].seq > seq + 1:
            return None
        return [kept for kept in self._tail if kept.seq > seq]

    def written(self, eyes: Eyes, since: int) -> bytes | None:
        return self._written.get((eyes, since))

    def write(self, eyes: Eyes, since: int, news: list[KeptEvent]) -> bytes:
        """What a reader who knows the events up to `since` has to be told."""
        events = [kept.seen_by(eyes) for kept in news]
        text = _encode({"events": events, "table": table_view(self.table, eyes)})
        if len(self._written) < _MOST_WRITTEN:
            self._written[eyes, since] = text
        return text


def rebuilt(code: str, snapshot: str | None, rows: list[EventRow]) -> GameTable:
    """A table from what the database has of it."""
    table = GameTable(code) if snapshot is None else GameTable.load(code, snapshot)
    table.catch_up([(happenings.decode(row.body), row.at) for row in rows])
    return table


def advance(table: GameTable, news: list[KeptEvent], game: Game | None) -> GameTable:
    """The table after some events; the given one stays as it is."""
    after = table.clone()
    for kept in news:
        after.apply(kept.event, kept.at, game)
    return after

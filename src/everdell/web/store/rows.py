"""What goes into the database and comes out of it.

The store knows nothing of the game: events, snapshots and summaries are JSON made elsewhere.
"""

from __future__ import annotations

import msgspec


class EventRow(msgspec.Struct, frozen=True):
    """One event of a table.

    seq    its number at the table, from 1, without gaps
    at     when it happened, in seconds since 1970
    body   the event as JSON
    key    names the request it came from, so that a repeated request is known again
    asked  a fingerprint of that request, so that another one of the same name is known as such
    """

    seq: int
    at: float
    body: str
    key: str | None = None
    asked: str | None = None


class TableListing(msgspec.Struct, frozen=True):
    """What lists of tables are made from, kept up to date with every append.

    status   a word: "lobby", "playing", "over" or "abandoned"
    public   whether strangers find the table in the list
    updated  when something happened last, in seconds since 1970
    due      when the server must act by itself (a bot's move, a clock that runs out)
    holders  by what seats are held, as hashes of tokens and of phrases; None if that has not
             changed
    summary  what a list shows of the table, as JSON
    """

    status: str
    public: bool
    updated: float
    due: float | None
    holders: tuple[str, ...] | None
    summary: str


class Append(msgspec.Struct, frozen=True):
    """Events to be added to a table, all or none.

    code      the table
    head      the number of its last event so far; 0 founds the table
    events    the new ones, numbered from head + 1
    snapshot  the table after the last of them as JSON, or None to keep the earlier snapshot
    opener    where a new table was opened from, as a number that thousands of addresses share
    """

    code: str
    head: int
    events: tuple[EventRow, ...]
    listing: TableListing
    snapshot: str | None = None
    opener: int | None = None


class Stored(msgspec.Struct, frozen=True):
    """A table as it is kept: its latest snapshot and the events since."""

    head: int
    snapshot: str | None
    snapshot_seq: int
    events: list[EventRow]


class Listed(msgspec.Struct, frozen=True):
    """A line in a list of tables."""

    code: str
    head: int
    status: str
    updated: float
    summary: str

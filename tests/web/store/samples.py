"""Appends as a server makes them."""

from __future__ import annotations

import json

from everdell.web.store import Append, EventRow, TableListing


def listing(
    status: str = "playing",
    public: bool = True,
    updated: float = 1000.25,
    due: float | None = None,
    holders: tuple[str, ...] | None = (),
    summary: str = '{"players": 2}',
) -> TableListing:
    return TableListing(status, public, updated, due, holders, summary)


def append(
    code: str = "OAK",
    head: int = 0,
    *,
    count: int = 1,
    key: str | None = None,
    snapshot: bool = False,
    listed: TableListing | None = None,
    opener: int | None = None,
) -> Append:
    """An append of some events; the first one carries the key."""
    numbers = range(head + 1, head + 1 + count)
    return Append(
        code,
        head,
        tuple(event(n, key if n == head + 1 else None) for n in numbers),
        listed or listing(),
        json.dumps({"table": code, "head": head + count}) if snapshot else None,
        opener,
    )


def event(seq: int, key: str | None = None) -> EventRow:
    return EventRow(seq, 1000.0 + seq / 7, json.dumps({"kind": "said", "text": f"«{seq}»"}), key)

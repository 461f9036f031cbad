"""Many appends in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from everdell.web.store import queries
from everdell.web.store.faults import Conflict, Repeated
from everdell.web.store.rows import Append
from everdell.web.store.schema import events, holders, snapshots, tables
from everdell.web.store.upsert import upsert

CHANNEL: Final = "everdell"

Verdict = Conflict | Repeated | None

# FOR UPDATE makes other nodes wait for this transaction; ordered, so that two never wait for each
# other. SQLite has only one writer and leaves the clause out.
_LOCK: Final = (
    select(tables.c.code, tables.c.head)
    .where(tables.c.code.in_(bindparam("codes", expanding=True)))
    .order_by(tables.c.code)
    .with_for_update()
)
_LASTING: Final = ("code", "opener")  # what is written once
_FOUND: Final = insert(tables)
_MOVE: Final = (
    update(tables)
    .where(tables.c.code == bindparam("table"))
    .values({c.name: bindparam(c.name) for c in tables.columns if c.name not in _LASTING})
)
_ADD: Final = insert(events)
_HELD: Final = select(holders.c.code, holders.c.holder).where(
    holders.c.code.in_(bindparam("codes", expanding=True))
)
_SIT: Final = insert(holders)
_RISE: Final = delete(holders).where(
    holders.c.code == bindparam("table"), holders.c.holder == bindparam("gone")
)
_NOTIFY: Final = text(
    "SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word"
)


def write_batch(connection: Connection, batch: Sequence[Append]) -> list[Verdict]:
    """Write the appends whose heads are right, and say of each whether it was written.

    Every table comes once. An IntegrityError means that another writer was quicker with one of
    them after all; then the transaction as a whole has failed.
    """
    heads = _lock(connection, batch)
    verdicts = [
        None if heads.get(append.code, 0) == append.head else refusal(connection, append)
        for append in batch
    ]
    good = [append for append, verdict in zip(batch, verdicts, strict=True) if verdict is None]
    if good:
        # In order of their codes: new rows are locked by writing them.
        good.sort(key=lambda append: append.code)
        _write_tables(connection, good)
        _write_events(connection, good)
        _write_snapshots(connection, good)
        _write_holders(connection, good)
        wake_other_nodes(connection, [(a.code, a.head + len(a.events)) for a in good])
    return verdicts


def refusal(connection: Connection, append: Append) -> Conflict | Repeated:
    """Why an append is not possible: it is there already, or something else is."""
    for event in append.events:
        if event.key is not None and queries.find(connection, append.code, event.key) is not None:
            return Repeated()
    return Conflict()


def _lock(connection: Connection, batch: Sequence[Append]) -> dict[str, int]:
    codes = _padded([append.code for append in batch])
    return dict(connection.execute(_LOCK, {"codes": codes}).all())


def _write_tables(connection: Connection, batch: Iterable[Append]) -> None:
    founded: list[dict[str, Any]] = []
    moved: list[dict[str, Any]] = []
    for append in batch:
        listing = append.listing
        row = {
            "head": append.head + len(append.events),
            "status": listing.status,
            "public": listing.public,
            "updated": listing.updated,
            "due": listing.due,
            "summary": listing.summary,
        }
        if append.head == 0:
            founded.append({"code": append.code, "opener": append.opener, **row})
        else:
            moved.append({"table": append.code, **row})
    _execute(connection, _FOUND, founded)
    _execute(connection, _MOVE, moved)


def _write_events(connection: Connection, batch: Iterable[Append]) -> None:
    rows = [
        {
            "code": append.code,
            "seq": event.seq,
            "at": event.at,
            "key": event.key,
            "body": event.body,
            "asked": event.asked,
        }
        for append in batch
        for event in append.events
    ]
    _execute(connection, _ADD, rows)


def _write_snapshots(connection: Connection, batch: Iterable[Append]) -> None:
    rows = [
        {
            "code": append.code,
            "seq": append.head + len(append.events),
            "body": append.snapshot,
        }
        for append in batch
        if append.snapshot is not None
    ]
    _execute(connection, upsert(connection, snapshots), rows)


def _write_holders(connection: Connection, batch: Iterable[Append]) -> None:
    """Look who is known to hold seats where that has changed, and write the difference."""
    holding = {
        append.code: set(append.listing.holders)
        for append in batch
        if append.listing.holders is not None
    }
    if not holding:
        return
    known: dict[str, set[str]] = {code: set() for code in holding}
    for code, holder in connection.execute(_HELD, {"codes": _padded(list(known))}).all():
        known[code].add(holder)
    gone: list[dict[str, str]] = []
    come: list[dict[str, str]] = []
    for code, now in holding.items():
        gone += [{"table": code, "gone": holder} for holder in known[code] - now]
        come += [{"code": code, "holder": holder} for holder in now - known[code]]
    _execute(connection, _RISE, gone)
    _execute(connection, _SIT, come)


def wake_other_nodes(connection: Connection, news: Iterable[tuple[str, int]]) -> None:
    """Tell them of tables, and of the last event of each."""
    if connection.dialect.name == "postgresql":
        words = [f"{code}:{seq}" for code, seq in news]
        connection.execute(_NOTIFY, {"channel": CHANNEL, "words": words})


def _execute(connection: Connection, statement: Any, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _padded(codes: list[str]) -> list[str]:
    """Repeat a code up to a power of two: few lengths, so few statements to prepare."""
    length = 1 << (len(codes) - 1).bit_length()
    return codes + codes[:1] * (length - len(codes))

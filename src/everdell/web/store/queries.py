"""What is asked of the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, delete, insert, select, update

from everdell.web.store.rows import EventRow, Listed, Stored
from everdell.web.store.schema import events, holders, people, secrets, snapshots, tables
from everdell.web.store.upsert import insert_once, upsert

_AT_ONCE: Final = 1000  # codes in one statement

_EVENT: Final = select(events.c.seq, events.c.at, events.c.body, events.c.key, events.c.asked)
_FIND: Final = _EVENT.where(events.c.code == bindparam("code"), events.c.key == bindparam("key"))
LISTED: Final = select(
    tables.c.code, tables.c.head, tables.c.status, tables.c.updated, tables.c.summary
).order_by(tables.c.updated.desc(), tables.c.code)

# Not where something has happened since: then something else is due there, or nothing.
_PROLONG: Final = (
    update(tables)
    .where(tables.c.code == bindparam("table"), tables.c.head == bindparam("known"))
    .values(due=bindparam("until"))
)


def load(connection: Connection, code: str) -> Stored | None:
    row = connection.execute(
        select(tables.c.head, snapshots.c.body, snapshots.c.seq)
        .outerjoin_from(tables, snapshots, tables.c.code == snapshots.c.code)
        .where(tables.c.code == code)
    ).one_or_none()
    if row is None:
        return None
    head, snapshot, seq = row
    return Stored(head, snapshot, seq or 0, events_after(connection, code, seq or 0, None))


def heads(connection: Connection, codes: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for start in range(0, len(codes), _AT_ONCE):
        some = codes[start : start + _AT_ONCE]
        query = select(tables.c.code, tables.c.head).where(tables.c.code.in_(some))
        found |= dict(connection.execute(query).all())
    return found


def events_after(
    connection: Connection, code: str, after: int, limit: int | None
) -> list[EventRow]:
    query = _EVENT.where(events.c.code == code, events.c.seq > after).order_by(events.c.seq)
    return [_event(row) for row in connection.execute(query.limit(limit))]


def find(connection: Connection, code: str, key: str) -> EventRow | None:
    row = connection.execute(_FIND, {"code": code, "key": key}).one_or_none()
    return None if row is None else _event(row)


def of_holder(connection: Connection, holder: str, limit: int) -> list[Listed]:
    held = holders.c.code == tables.c.code
    query = LISTED.join_from(tables, holders, held).where(holders.c.holder == holder)
    return _listed(connection, query.limit(limit))


def has_seat(connection: Connection, code: str, holder: str) -> bool:
    held = select(holders.c.code).where(holders.c.code == code, holders.c.holder == holder)
    return connection.scalar(held) is not None


def due(connection: Connection, now: float, limit: int) -> list[str]:
    query = select(tables.c.code).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list(connection.scalars(query))


def claim(connection: Connection, code: str, head: int, due: float, until: float) -> bool:
    """Two nodes may find the same work: the row is changed once."""
    claimed = connection.execute(
        update(tables)
        .where(tables.c.code == code, tables.c.head == head, tables.c.due <= due)
        .values(due=until)
    )
    return claimed.rowcount > 0


def prolong(connection: Connection, heads: Mapping[str, int], until: float) -> None:
    """In order of their codes, as all rows are locked."""
    rows = [{"table": code, "known": heads[code], "until": until} for code in sorted(heads)]
    connection.execute(_PROLONG, rows)


def forget_future(connection: Connection, now: float, tolerance: float) -> None:
    ahead = tables.c.updated > now + tolerance
    connection.execute(update(tables).where(ahead, tables.c.due > now).values(due=now))


def name_of(connection: Connection, holder: str) -> str | None:
    return connection.scalar(select(people.c.name).where(people.c.holder == holder))


def remember(connection: Connection, holder: str, name: str, seen: float) -> None:
    row = {"holder": holder, "name": name, "seen": seen}
    connection.execute(upsert(connection, people), row)


def try_writing(connection: Connection) -> None:
    """Write what is gone again when this is committed.

    Rolled back it would prove little: SQLite writes nothing to the disk before a commit, and
    PostgreSQL waits for no disk before.
    """
    passing = f"try-{token_hex(8)}"  # other nodes may try at the same time
    connection.execute(insert(people), {"holder": passing, "name": "", "seen": 0.0})
    connection.execute(delete(people).where(people.c.holder == passing))


def is_known(connection: Connection, holder: str) -> bool:
    """Whether a holder has a seat anywhere, or has given a name."""
    seats = select(holders.c.holder).where(holders.c.holder == holder).limit(1)
    return connection.scalar(seats) is not None or name_of(connection, holder) is not None


def secret(connection: Connection, name: str, proposed: str) -> str:
    """A secret that all nodes share; the first that asks for it has proposed it."""
    known = select(secrets.c.value).where(secrets.c.name == name)
    found: str | None = connection.scalar(known)
    if found is None:
        row = {"name": name, "value": proposed}
        connection.execute(insert_once(connection, secrets), row)
        found = connection.scalar(known)
    assert found is not None
    return found


def _event(row: Row[Any, Any, Any, Any, Any]) -> EventRow:
    return EventRow(*row)


def _listed(connection: Connection, query: Select[Any, Any, Any, Any, Any]) -> list[Listed]:
    return [Listed(*row) for row in connection.execute(query)]

"""Deleting tables for good, with everything that is kept of them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, delete, or_, select

from everdell.web.retention import Retention
from everdell.web.store.batch import wake_other_nodes
from everdell.web.store.queries import LISTED
from everdell.web.store.rows import Listed
from everdell.web.store.schema import metadata, tables

# What the other nodes hear in place of the number of a new event.
DELETED: Final = 0

# Rows that belong to a table, and then the table itself.
_KEPT_OF_IT: Final = [
    (part, key.parent)
    for part in reversed(metadata.sorted_tables)
    for key in part.foreign_keys
    if key.column is tables.c.code
] + [(tables, tables.c.code)]


def delete_table(connection: Connection, code: str, head: int | None = None) -> bool:
    """Delete a table; whether it was there, and its last event still the one that is named.

    Its row is locked first, as for an append: of a move and a deletion at once, one comes second
    and sees what the other did.
    """
    lock = select(tables.c.head).where(tables.c.code == code).with_for_update()
    found = connection.scalar(lock)
    if found is None or head not in (None, found):
        return False
    for part, column in _KEPT_OF_IT:
        connection.execute(delete(part).where(column == code))
    wake_other_nodes(connection, [(code, DELETED)])
    return True


def expired(connection: Connection, now: float, retention: Retention, limit: int) -> list[Listed]:
    """Tables that were not touched for too long, the longest untouched first."""
    spans = {
        ("lobby",): retention.lobby,
        ("over", "abandoned"): retention.finished,
        ("playing",): retention.idle,
    }
    limits = [
        and_(
            tables.c.status.in_(statuses),
            tables.c.public.in_((False, True)),  # any: named so that the index of the lists serves
            tables.c.updated < now - span,
        )
        for statuses, span in spans.items()
        if span > 0
    ]
    if not limits:
        return []
    query = LISTED.where(or_(*limits)).order_by(None).order_by(tables.c.updated).limit(limit)
    return [Listed(*row) for row in connection.execute(query)]

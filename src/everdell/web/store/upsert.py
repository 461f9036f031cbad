"""INSERT that overwrites, which SQLAlchemy words anew for each database."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table) -> Any:
    """Insert a row of a table, or overwrite the one with the same primary key."""
    return _statement(connection.dialect.name, table)


@cache
def _statement(dialect: str, table: Table) -> Any:
    insert = (postgresql if dialect == "postgresql" else sqlite).insert(table)
    others = {c.name: insert.excluded[c.name] for c in table.columns if not c.primary_key}
    return insert.on_conflict_do_update(index_elements=table.primary_key.columns, set_=others)

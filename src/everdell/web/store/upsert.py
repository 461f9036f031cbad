"""INSERT that overwrites or gives way, which SQLAlchemy words anew for each database."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table) -> Any:
    """Insert a row of a table, or overwrite the one with the same primary key."""
    return _statement(connection.dialect.name, table)


def insert_once(connection: Connection, table: Table) -> Any:
    """Insert a row of a table, unless there is one with the same primary key."""
    insert = _dialect(connection.dialect.name).insert(table)
    return insert.on_conflict_do_nothing(index_elements=table.primary_key.columns)


@cache
def _statement(dialect: str, table: Table) -> Any:
    insert = _dialect(dialect).insert(table)
    others = {c.name: insert.excluded[c.name] for c in table.columns if not c.primary_key}
    return insert.on_conflict_do_update(index_elements=table.primary_key.columns, set_=others)


def _dialect(name: str) -> Any:
    return postgresql if name == "postgresql" else sqlite

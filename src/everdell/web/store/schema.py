"""The tables of the database. `migrations/` builds them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

REVISION: Final = "0004"  # the newest of the migrations, which builds what stands here

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("head", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", Double, nullable=False),
    Column("due", Double),
    Column("summary", Text, nullable=False),
    Column("opener", Integer),
    Index(None, "status", "public", "updated"),
    Index(None, "due"),
    sqlite_with_rowid=False,
)

# The primary key refuses two moves at once, whatever the server believes.
events: Final = Table(
    "events",
    metadata,
    Column("code", Text, ForeignKey(tables.c.code), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("key", Text),
    Column("body", Text, nullable=False),
    Column("asked", Text),
    UniqueConstraint("code", "key"),
    sqlite_with_rowid=False,
)

# Apart from `tables`, so that lists do not read past them.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("code", Text, ForeignKey(tables.c.code), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

holders: Final = Table(
    "holders",
    metadata,
    Column("code", Text, ForeignKey(tables.c.code), primary_key=True),
    Column("holder", Text, primary_key=True),
    Index(None, "holder"),
    sqlite_with_rowid=False,
)

people: Final = Table(
    "people",
    metadata,
    Column("holder", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seen", Double, nullable=False),
    sqlite_with_rowid=False,
)

# What all nodes have to agree on, and no one else may know.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

"""The list of open tables that everyone may see, shared out fairly."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, case, func, select, true

from everdell.web.store.queries import LISTED
from everdell.web.store.rows import Listed
from everdell.web.store.schema import holders, tables

_LOBBY: Final = "lobby"
_PUBLIC: Final = and_(tables.c.status.in_((_LOBBY, "playing")), tables.c.public == true())


def open_tables(connection: Connection, limit: int, most_of_one: int) -> list[Listed]:
    """Every opener's first table, then every opener's second, and so on: lobbies come first."""
    known = tables.c.opener.is_not(None)
    place = func.row_number().over(
        partition_by=[tables.c.opener, case((known, ""), else_=tables.c.code)],
        order_by=[
            case((tables.c.status == _LOBBY, 0), else_=1),
            tables.c.updated.desc(),
            tables.c.code,
        ],
    )
    placed = LISTED.add_columns(place.label("place")).where(_PUBLIC).order_by(None).subquery()
    query = select(*[placed.c[column.name] for column in LISTED.selected_columns])
    if most_of_one:
        query = query.where(placed.c.place <= most_of_one)
    query = query.order_by(placed.c.place, placed.c.updated.desc(), placed.c.code).limit(limit)
    return [Listed(*row) for row in connection.execute(query)]


def public_tables_of(connection: Connection, opener: int, holder: str) -> int:
    """How many open public tables a visitor has: by the address, or by the seats."""
    counted = select(func.count()).select_from(tables).where(_PUBLIC)
    held = select(holders.c.code).where(holders.c.holder == holder)
    return max(
        connection.scalar(counted.where(whose)) or 0
        for whose in (tables.c.opener == opener, tables.c.code.in_(held))
    )

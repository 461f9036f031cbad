"""What the host says when a table or the database is not there."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from everdell.engine.errors import EverdellError
from everdell.web.store import Unavailable

Found = TypeVar("Found")


async def reach(reading: Awaitable[Found]) -> Found:
    """Read from the database, or say that it cannot be reached."""
    try:
        return await reading
    except Unavailable as fault:
        raise unavailable() from fault


def unavailable() -> EverdellError:
    return EverdellError(
        "unavailable",
        "The server cannot reach its database just now. Send the same request again in a moment.",
    )


def unknown_table(code: str) -> EverdellError:
    return EverdellError(
        "unknown-table",
        f"There is no table {code!r}: the code is wrong, or the table was deleted or has expired. "
        "Check the code, or open a new table.",
        {"code": code},
    )

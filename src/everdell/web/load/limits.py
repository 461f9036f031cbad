"""How much load there may be, and the open files it takes."""

from __future__ import annotations

from typing import Final

from everdell.engine.errors import SetupError
from everdell.web.open_files import allow_open_files

MOST_TABLES: Final = 5000
MOST_SECONDS: Final = 3600
MOST_PLAYERS: Final = 4

_FILES_BESIDES: Final = 100  # the database, the program, connections that are being closed


def check_bound(option: str, value: float, most: float) -> None:
    if value > most:
        raise SetupError(
            "load-bound", f"{option} goes up to {most:g}.", {"option": option, "most": f"{most:g}"}
        )


def check_open_files(tables: int, players: int) -> None:
    """Take what it needs, for this process and those it starts, if the system allows that.

    On either side every player has a live connection, and every table one for the move under way.
    """
    needed = tables * (players + 1) + _FILES_BESIDES
    most = allow_open_files(needed)
    if needed > most:
        raise SetupError(
            "load-open-files",
            f"So many tables take {needed} open files, and the system allows {most}: ask for fewer "
            "tables, or let it allow more (ulimit -Hn).",
            {"needed": str(needed), "most": str(most)},
        )

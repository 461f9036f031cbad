"""How much load there may be, and the open files it takes."""

from __future__ import annotations

from typing import Final

from everdell.engine.errors import SetupError

MOST_TABLES: Final = 5000
MOST_SECONDS: Final = 3600
MOST_PLAYERS: Final = 4

_FILES_BESIDES: Final = 100  # the database, the program, connections that are being closed


def check_bound(option: str, value: float, most: float) -> None:
    if value > most:
        raise SetupError(
            "load-bound", f"{option} goes up to {most:g}.", {"option": option, "most": f"{most:g}"}
        )


def allow_open_files(tables: int, players: int) -> None:
    """Take all that the system allows, for this process and those it starts, and see if it does.

    On either side every player has a live connection, and every table one for the move under way.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    needed = tables * (players + 1) + _FILES_BESIDES
    if most != resource.RLIM_INFINITY and needed > most:
        raise SetupError(
            "load-open-files",
            f"So many tables take {needed} open files, and the system allows {most}: ask for fewer "
            "tables, or let it allow more (ulimit -Hn).",
            {"needed": str(needed), "most": str(most)},
        )

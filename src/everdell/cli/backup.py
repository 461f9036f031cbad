"""`everdell backup` and `everdell restore`: all tables of a server in one file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer

from everdell.cli.database import DatabaseCommand, about_database
from everdell.cli.output import number, print_json
from everdell.cli.server_options import under_way, web_packages

Copying = Callable[[Callable[[int], None]], Coroutine[Any, Any, dict[str, int]]]


@about_database
def backup(
    command: DatabaseCommand,
    file: Annotated[Path, typer.Argument(help="The file to write; an older one is replaced.")],
) -> None:
    """Write all tables of a database to a file. The server may go on meanwhile."""
    with web_packages():
        from everdell.web import store

    rows = _copy(
        command,
        "commands-backing-up",
        lambda progress: store.backup(command.database, file, progress),
    )
    _report(command, "commands-backed-up", file, rows)


@about_database
def restore(
    command: DatabaseCommand,
    file: Annotated[Path, typer.Argument(help="A file that `everdell backup` has written.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what the database holds now.")
    ] = False,
) -> None:
    """Fill an empty database from a backup, also one of the other kind. Stop the server first."""
    with web_packages():
        from everdell.web import store

    rows = _copy(
        command,
        "commands-restoring",
        lambda progress: store.restore(command.database, file, replace=replace, progress=progress),
    )
    _report(command, "commands-restored", file, rows)


def _copy(command: DatabaseCommand, key: str, copying: Copying) -> dict[str, int]:
    """Copy all rows, and show how many so far; how many of each table."""
    words = command.words
    with under_way(lambda rows: words.text(key, rows=number(words, rows))) as progress:
        return asyncio.run(copying(progress))


def _report(command: DatabaseCommand, key: str, file: Path, rows: dict[str, int]) -> None:
    from everdell.web.store.urls import database_url, printable

    words, shown = command.words, printable(database_url(command.database))
    if command.as_json:
        print_json({"file": str(file), "database": shown, "rows": rows})
        return
    tables, events = number(words, rows["tables"]), number(words, rows["events"])
    print(words.text(key, file=str(file), database=shown, tables=tables, events=events))

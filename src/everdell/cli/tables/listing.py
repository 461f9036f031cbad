"""`everdell tables list` and `everdell tables show`."""

from __future__ import annotations

import asyncio
import time
from enum import StrEnum
from typing import Annotated, Final

import typer

from everdell.cli.database import DatabaseCommand, about_database
from everdell.cli.output import console, number, print_json, table
from everdell.cli.tables.finding import Code, find, find_known
from everdell.cli.tables.wording import (
    KB,
    document,
    grouped,
    kilobytes,
    moment,
    people,
    summary_of,
)

_DAY: Final = 86400.0


class Status(StrEnum):
    lobby = "lobby"
    playing = "playing"
    over = "over"
    abandoned = "abandoned"


@about_database
def list_tables(
    command: DatabaseCommand,
    status: Annotated[Status | None, typer.Option(help="Only tables in this state.")] = None,
    older_than: Annotated[
        float, typer.Option(metavar="DAYS", min=0, help="Only tables untouched for so long.")
    ] = 0.0,
    larger_than: Annotated[
        int, typer.Option(metavar="KB", min=0, help="Only tables that take so much room.")
    ] = 0,
) -> None:
    """List tables, the latest first."""
    words = command.words
    found = asyncio.run(
        find(
            command.database,
            status=None if status is None else status.value,
            before=time.time() - older_than * _DAY if older_than else None,
            larger=larger_than * KB,
        )
    )
    if command.as_json:
        print_json({"tables": [document(one) for one in found]})
        return
    grid = table(words, "code", "status", "players", "touched", "events", "size",
                 numbers=("events", "size"))  # fmt: skip
    for one in found:
        grid.add_row(
            grouped(one.code),
            words.text("commands-table-status", status=one.status),
            people(words, summary_of(one)),
            moment(one.updated),
            number(words, one.events),
            kilobytes(words, one.size),
        )
    out = console()
    if found:
        out.print(grid)
    out.print(words.text("commands-tables-found", n=len(found)))


@about_database
def show_table(command: DatabaseCommand, code: Code) -> None:
    """Show what is known of a table; no hand, no seed."""
    (one,) = asyncio.run(find_known(command.database, [code]))
    if command.as_json:
        print_json(document(one))
        return
    words, summary, out = command.words, summary_of(one), console()
    out.print(words.text("commands-table-named", code=grouped(one.code)), style="bold")
    out.print(words.text("commands-table-status", status=one.status))
    out.print(words.text("commands-table-boxes", boxes=", ".join(summary.boxes)))
    out.print(words.text("commands-table-people", people=people(words, summary)))
    out.print(words.text("commands-table-public", public="yes" if one.public else "no"))
    out.print(words.text("commands-table-opened", at=moment(one.opened)))
    out.print(words.text("commands-table-touched", at=moment(one.updated)))
    size, events = kilobytes(words, one.size), number(words, one.events)
    out.print(words.text("commands-table-size", events=events, size=size))

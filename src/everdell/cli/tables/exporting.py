"""`everdell tables export`: the record of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.database import DatabaseCommand, about_database
from everdell.cli.output import print_json, warn
from everdell.cli.server_options import web_packages
from everdell.cli.tables.finding import Code, read_typed
from everdell.cli.tables.wording import grouped
from everdell.engine.errors import EverdellError

if TYPE_CHECKING:
    from everdell.table.table import GameTable


@about_database
def export_table(
    command: DatabaseCommand,
    code: Code,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The file to write.")
    ] = None,
) -> None:
    """Write the record of a game. That of a running game holds every hand."""
    with web_packages():
        from everdell.table import save_record
        from everdell.table.recording import record_of
        from everdell.table.table import PLAYING

    table = asyncio.run(_load(command.database, read_typed(code)))
    if table.game is None:
        raise EverdellError(
            "no-game-yet",
            f"Nothing has been played at table {table.code} yet. Export it once it has.",
            {"code": table.code},
        )
    running = table.status == PLAYING
    record = record_of(table)
    if out is None:
        print(record.to_json())
    else:
        save_record(record, out)
        if command.as_json:
            print_json({"code": table.code, "file": str(out), "running": running})
        else:
            named = {"code": grouped(table.code), "file": str(out)}
            print(command.words.text("commands-table-exported", **named))
    if running:
        warn(command.words.text("commands-export-secret"))


async def _load(database: str | None, code: str) -> GameTable:
    from everdell.web.loaded_table import rebuilt
    from everdell.web.store.inspecting import inspecting

    async with inspecting(database) as inspector:
        stored = await inspector.load(code)
        return rebuilt(code, stored.snapshot, stored.events)

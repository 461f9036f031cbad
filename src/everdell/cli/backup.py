"""`everdell backup` and `everdell restore`: all tables of a server in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.hosting import Config, Database, read_settings, under_way, web_packages
from everdell.cli.language import words_for
from everdell.cli.output import number, print_json
from everdell.cli.parameters import AsJson, Lang

if TYPE_CHECKING:
    from everdell.texts import Catalog


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; an older one is replaced.")],
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Write all tables of a database to a file. The server may go on meanwhile."""
    words = words_for(lang)
    wanted = read_settings(config, database=database).database
    with web_packages():
        from everdell.web import store

    with under_way(lambda rows: _rows(words, "commands-backing-up", rows)) as progress:
        rows = asyncio.run(store.backup(wanted, file, progress))
    _report(words, "commands-backed-up", file, wanted, rows, as_json)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `everdell backup` has written.")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what the database holds now.")
    ] = False,
    config: Config = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Fill an empty database from a backup, also one of the other kind. Stop the server first."""
    words = words_for(lang)
    wanted = read_settings(config, database=database).database
    with web_packages():
        from everdell.web import store

    with under_way(lambda rows: _rows(words, "commands-restoring", rows)) as progress:
        rows = asyncio.run(store.restore(wanted, file, replace=replace, progress=progress))
    _report(words, "commands-restored", file, wanted, rows, as_json)


def _rows(words: Catalog, key: str, rows: int) -> str:
    return words.text(key, rows=number(words, rows))


def _report(
    words: Catalog, key: str, file: Path, wanted: str | None, rows: dict[str, int], as_json: bool
) -> None:
    from everdell.web.store.urls import database_url, printable

    shown = printable(database_url(wanted))
    if as_json:
        print_json({"file": str(file), "database": shown, "rows": rows})
        return
    tables, events = number(words, rows["tables"]), number(words, rows["events"])
    print(words.text(key, file=str(file), database=shown, tables=tables, events=events))

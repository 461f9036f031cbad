"""`everdell tables`: what a server keeps, for the person who runs it."""

from __future__ import annotations

import asyncio
import sys
import time
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from everdell.cli.hosting import Config, Database, read_settings, web_packages
from everdell.cli.language import words_for
from everdell.cli.output import console, number, print_json, table, warn
from everdell.cli.parameters import AsJson, Lang
from everdell.engine.errors import EverdellError, SetupError

if TYPE_CHECKING:
    from everdell.table.views import Summary
    from everdell.texts import Catalog
    from everdell.web.store.inspecting import Inspected

_DAY: Final = 86400.0
_KB: Final = 1000

app = typer.Typer(name="tables", help="List, show, export and delete the tables of a server.")


class Status(StrEnum):
    lobby = "lobby"
    playing = "playing"
    over = "over"
    abandoned = "abandoned"


Code = Annotated[str, typer.Argument(help="The code of a table.")]


@app.command("list")
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only tables in this state.")] = None,
    older_than: Annotated[
        float, typer.Option(metavar="DAYS", min=0, help="Only tables untouched for so long.")
    ] = 0.0,
    larger_than: Annotated[
        int, typer.Option(metavar="KB", min=0, help="Only tables that take so much room.")
    ] = 0,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List tables, the latest first."""
    words = words_for(lang)
    before = time.time() - older_than * _DAY if older_than else None
    found = asyncio.run(
        _find(
            _database(config, database),
            status=None if status is None else status.value,
            before=before,
            larger=larger_than * _KB,
        )
    )
    if as_json:
        print_json({"tables": [_document(one) for one in found]})
        return
    grid = table(words, "code", "status", "players", "touched", "events", "size",
                 numbers=("events", "size"))  # fmt: skip
    for one in found:
        grid.add_row(
            _grouped(one.code),
            words.text("commands-table-status", status=one.status),
            _people(words, _summary(one)),
            _moment(one.updated),
            number(words, one.events),
            _kilobytes(words, one.size),
        )
    out = console()
    if found:
        out.print(grid)
    out.print(words.text("commands-tables-found", n=len(found)))


@app.command("show")
def show_table(
    code: Code,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Show what is known of a table; no hand, no seed."""
    words = words_for(lang)
    (one,) = asyncio.run(_known(_database(config, database), [code]))
    if as_json:
        print_json(_document(one))
        return
    summary = _summary(one)
    out = console()
    out.print(words.text("commands-table-named", code=_grouped(one.code)), style="bold")
    out.print(words.text("commands-table-status", status=one.status))
    out.print(words.text("commands-table-boxes", boxes=", ".join(summary.boxes)))
    out.print(words.text("commands-table-people", people=_people(words, summary)))
    out.print(words.text("commands-table-public", public="yes" if one.public else "no"))
    out.print(words.text("commands-table-opened", at=_moment(one.opened)))
    out.print(words.text("commands-table-touched", at=_moment(one.updated)))
    kilobytes, events = _kilobytes(words, one.size), number(words, one.events)
    out.print(words.text("commands-table-size", events=events, size=kilobytes))


@app.command("export")
def export_table(
    code: Code,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The file to write.")
    ] = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Write the record of a game. That of a running game holds every hand."""
    words = words_for(lang)
    with web_packages():
        from everdell.table import save_record
        from everdell.table.recording import record_of
        from everdell.web.loaded_table import rebuilt
        from everdell.web.store.inspecting import inspecting

    async def load() -> Any:
        async with inspecting(_database(config, database)) as inspector:
            stored = await inspector.load(_read(code))
            return rebuilt(_read(code), stored.snapshot, stored.events)

    kept = asyncio.run(load())
    if kept.game is None:
        raise EverdellError(
            "no-game-yet",
            f"Nothing has been played at table {kept.code} yet. Export it once it has.",
            {"code": kept.code},
        )
    running = kept.status == Status.playing
    record = record_of(kept)
    if out is None:
        print(record.to_json())
    else:
        save_record(record, out)
        if as_json:
            print_json({"code": kept.code, "file": str(out), "running": running})
        else:
            print(words.text("commands-table-exported", code=_grouped(kept.code), file=str(out)))
    if running:
        warn(words.text("commands-export-secret"))


@app.command("delete")
def delete_tables(
    codes: Annotated[list[str], typer.Argument(help="The codes of tables.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Delete tables for good, running ones included. A server notices within seconds."""
    words = words_for(lang)
    wanted = _database(config, database)
    found = asyncio.run(_known(wanted, codes))
    if not yes and not _confirmed(words, found):
        raise typer.Exit(1)
    with web_packages():
        from everdell.web.store.inspecting import inspecting

    async def delete() -> None:
        async with inspecting(wanted) as inspector:
            await inspector.delete([one.code for one in found])

    asyncio.run(delete())
    _report(words, [one.code for one in found], as_json)


@app.command("expire")
def expire_tables(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say which tables would be deleted.")
    ] = False,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Delete the tables whose time is over by the settings. A running server does so by itself."""
    words = words_for(lang)
    settings = read_settings(config, database=database)
    with web_packages():
        from everdell.web.store.inspecting import inspecting

    async def expire() -> list[str]:
        async with inspecting(settings.database) as inspector:
            old = await inspector.expired(time.time(), settings.keeping)
            return [one.code for one in old if dry_run or await inspector.delete_untouched(one)]

    _report(words, asyncio.run(expire()), as_json, dry_run)


# Finding -------------------------------------------------------------------------------------


def _database(config: Path | None, database: str | None) -> str | None:
    return read_settings(config, database=database).database


async def _find(wanted: str | None, **filters: Any) -> list[Inspected]:
    with web_packages():
        from everdell.web.store.inspecting import Filter, inspecting

    async with inspecting(wanted) as inspector:
        return await inspector.tables(Filter(**filters))


async def _known(wanted: str | None, typed: list[str]) -> list[Inspected]:
    """The tables of some codes, each once, or an error that names those that are not there."""
    codes = list(dict.fromkeys(_read(code) for code in typed))
    found = {one.code: one for one in await _find(wanted, codes=tuple(codes))}
    if missing := [code for code in codes if code not in found]:
        from everdell.web.store.inspecting import not_there

        raise not_there(missing)
    return [found[code] for code in codes]


def _read(typed: str) -> str:
    from everdell.web.chance import read_code

    return read_code(typed) or typed


def _confirmed(words: Catalog, found: list[Inspected]) -> bool:
    if not sys.stdin.isatty():
        raise SetupError("unconfirmed", "Say --yes to delete tables without being asked.")
    for one in found:
        print(f"{_grouped(one.code)}  {_people(words, _summary(one))}", file=sys.stderr)
    return typer.confirm(words.text("commands-delete-sure", n=len(found)), err=True)


# Telling -------------------------------------------------------------------------------------


def _report(words: Catalog, codes: list[str], as_json: bool, dry_run: bool = False) -> None:
    if as_json:
        print_json({"expired" if dry_run else "deleted": codes})
        return
    for code in codes:
        print(_grouped(code))
    print(words.text("commands-tables-expired" if dry_run else "commands-tables-deleted",
                     n=len(codes)))  # fmt: skip


def _document(one: Inspected) -> dict[str, object]:
    summary = _summary(one)
    return {
        "code": one.code,
        "status": one.status,
        "public": one.public,
        "opened": one.opened,
        "updated": one.updated,
        "events": one.events,
        "size": one.size,
        "boxes": list(summary.boxes),
        "clock": summary.clock,
        "seats": [dict(seat) for seat in summary.seats],
    }


def _summary(one: Inspected) -> Summary:
    import msgspec

    from everdell.table.views import Summary

    return msgspec.json.decode(one.summary, type=Summary)


def _people(words: Catalog, summary: Summary) -> str:
    names = [
        words.text("commands-free-seat")
        if seat["free"]
        else seat["name"] or words.text("seat", n=n)
        if seat["by"] == "person"
        else words.bot(seat["by"])
        for n, seat in enumerate(summary.seats, 1)
    ]
    return ", ".join(names)


def _grouped(code: str) -> str:
    return "-".join(code[n : n + 3] for n in range(0, len(code), 3))


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def _kilobytes(words: Catalog, size: int) -> str:
    return f"{number(words, size / _KB, 1)} kB"

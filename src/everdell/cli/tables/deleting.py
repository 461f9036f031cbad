"""`everdell tables delete` and `everdell tables expire`."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from everdell.cli.database import DatabaseCommand, about_database
from everdell.cli.output import print_json
from everdell.cli.server_options import web_packages
from everdell.cli.tables.finding import find_known
from everdell.cli.tables.wording import grouped, people, summary_of
from everdell.engine.errors import SetupError

if TYPE_CHECKING:
    from everdell.texts import Catalog
    from everdell.web.store.inspecting import Inspected


@about_database
def delete_tables(
    command: DatabaseCommand,
    codes: Annotated[list[str], typer.Argument(help="The codes of tables.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete tables for good, running ones included. A server notices within seconds."""
    found = asyncio.run(find_known(command.database, codes))
    if not yes and not _confirmed(command.words, found):
        raise typer.Exit(1)
    with web_packages():
        from everdell.web.store.inspecting import inspecting

    async def delete() -> None:
        async with inspecting(command.database) as inspector:
            await inspector.delete([one.code for one in found])

    asyncio.run(delete())
    _report(command, [one.code for one in found])


@about_database
def expire_tables(
    command: DatabaseCommand,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say which tables would be deleted.")
    ] = False,
) -> None:
    """Delete the tables whose time is over by the settings. A running server does so by itself."""
    with web_packages():
        from everdell.web.store.inspecting import inspecting

    async def expire() -> list[str]:
        async with inspecting(command.database) as inspector:
            old = await inspector.expired(time.time(), command.settings.retention)
            return [one.code for one in old if dry_run or await inspector.delete_untouched(one)]

    _report(command, asyncio.run(expire()), dry_run)


def _confirmed(words: Catalog, found: list[Inspected]) -> bool:
    if not sys.stdin.isatty():
        raise SetupError("unconfirmed", "Say --yes to delete tables without being asked.")
    for one in found:
        print(f"{grouped(one.code)}  {people(words, summary_of(one))}", file=sys.stderr)
    return typer.confirm(words.text("commands-delete-sure", n=len(found)), err=True)


def _report(command: DatabaseCommand, codes: list[str], dry_run: bool = False) -> None:
    if command.as_json:
        print_json({"expired" if dry_run else "deleted": codes})
        return
    for code in codes:
        print(grouped(code))
    told = "commands-tables-expired" if dry_run else "commands-tables-deleted"
    print(command.words.text(told, n=len(codes)))

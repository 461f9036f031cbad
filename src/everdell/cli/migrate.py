"""`everdell migrate`: the database of a server, made ready for this version."""

from __future__ import annotations

import asyncio

from everdell.cli.database import DatabaseCommand, about_database
from everdell.cli.output import print_json
from everdell.cli.server_options import under_way, web_packages


@about_database
def migrate(command: DatabaseCommand) -> None:
    """Make a database, or bring it up to date. A server does so by itself with SQLite only."""
    with web_packages():
        from everdell.web.store import is_current, upgrade
        from everdell.web.store.urls import database_url, printable

    words, shown = command.words, printable(database_url(command.database))

    async def bring_up_to_date() -> bool:
        current = await is_current(command.database)
        if not current:
            await upgrade(command.database)
        return not current

    with under_way(lambda _: words.text("commands-migrating", database=shown)):
        changed = asyncio.run(bring_up_to_date())
    if command.as_json:
        print_json({"database": shown, "changed": changed})
    else:
        print(words.text("commands-migrated", database=shown, changed="yes" if changed else "no"))

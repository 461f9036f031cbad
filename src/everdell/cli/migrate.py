"""`everdell migrate`: the database of a server, made ready for this version."""

from __future__ import annotations

import asyncio

from everdell.cli.hosting import Config, Database, read_settings, under_way, web_packages
from everdell.cli.language import words_for
from everdell.cli.output import print_json
from everdell.cli.parameters import AsJson, Lang


def migrate(
    database: Database = None, config: Config = None, lang: Lang = None, as_json: AsJson = False
) -> None:
    """Make a database, or bring it up to date. A server does so by itself with SQLite only."""
    words = words_for(lang)
    wanted = read_settings(config, database=database).database
    with web_packages():
        from everdell.web.store import is_current, upgrade
        from everdell.web.store.urls import database_url, printable

    shown = printable(database_url(wanted))

    async def bring_up_to_date() -> bool:
        current = await is_current(wanted)
        if not current:
            await upgrade(wanted)
        return not current

    with under_way(lambda _: words.text("commands-migrating", database=shown)):
        changed = asyncio.run(bring_up_to_date())
    if as_json:
        print_json({"database": shown, "changed": changed})
    else:
        print(words.text("commands-migrated", database=shown, changed="yes" if changed else "no"))

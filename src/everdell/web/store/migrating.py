"""Bringing the schema of a database up to date.

Alembic takes half a second to import, so it is only where something is out of date.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, inspect, text

from everdell.engine.errors import EverdellError
from everdell.web.store import urls
from everdell.web.store.integrity import NOTED, check_schema, foreign, is_ours
from everdell.web.store.opening import opened
from everdell.web.store.schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

_LOCK: Final = 0x45564552  # any number, but the same for every node


async def upgrade(database: str | None) -> None:
    """Bring a database up to date, in one transaction."""
    url = urls.database_url(database)
    async with opened(url, claim=True) as open_database:
        await open_database.write(lambda connection: upgrade_connection(connection, url))


async def is_current(database: str | None) -> bool:
    """Whether a database has the schema of this version of everdell."""
    url = urls.database_url(database)
    file = urls.file_of(url)
    if file is not None and not file.exists():
        return False
    async with opened(url, claim=False) as open_database:
        return await open_database.read(revision_of) == REVISION


def upgrade_connection(connection: Connection, url: URL) -> None:
    if connection.dialect.name == "postgresql":  # two nodes may be told to migrate at once
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if revision_of(connection) == REVISION:
        check_schema(connection, url)
        return
    refuse_newer(connection, url)
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    check_schema(connection, url)


def require_current(connection: Connection, url: URL) -> None:
    """Raise unless the schema is the one that this version of everdell works with."""
    if revision_of(connection) != REVISION:
        refuse_newer(connection, url)
        shown = urls.printable(url)
        raise EverdellError(
            "old-database",
            f"The database {shown} is not set up for this version of everdell: "
            "make a backup if there are tables in it, then run everdell migrate.",
            {"database": shown},
        )
    check_schema(connection, url)


def refuse_newer(connection: Connection, url: URL) -> None:
    revision = revision_of(connection)
    if revision is not None and not is_known(revision):
        shown = urls.printable(url)
        if not is_ours(connection):
            raise foreign(shown)
        raise EverdellError(
            "newer-database",
            f"The database {shown} was made by a newer everdell: update everdell to use it.",
            {"database": shown},
        )


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's schema; None if there is none yet."""
    if not inspect(connection).has_table(NOTED):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {NOTED}")).scalar()
    return found


def is_known(revision: str) -> bool:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config())
    return any(script.revision == revision for script in scripts.walk_revisions())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config

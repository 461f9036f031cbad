"""The schema, and who brings it up to date."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from everdell import EverdellError
from everdell.web.store import Store, is_current, migrating, upgrade, urls
from everdell.web.store.opening import opened
from everdell.web.store.schema import REVISION, metadata
from tests.web import postgres

from . import samples

pytestmark = pytest.mark.anyio


async def set_revision(database: str, revision: str) -> None:
    def change(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = :r"), {"r": revision})

    async with opened(urls.database_url(database), claim=True) as target:
        await target.write(change)


async def code_of_opening(database: str) -> str:
    with pytest.raises(EverdellError) as fault:
        await Store.open(database)
    return fault.value.code


async def test_migrations_lead_to_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        return list(compare_metadata(context, metadata))

    await upgrade(database)
    async with opened(urls.database_url(database), claim=False) as target:
        assert await target.read(differences) == []


async def test_tables_of_the_first_schema_are_kept(sqlite: str) -> None:
    def first_schema(connection: Connection) -> None:
        config = migrating._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO tables VALUES ('OAK', 1, 'lobby', true, 5.0, NULL, '{}')")
        )

    async with opened(urls.database_url(sqlite), claim=True) as target:
        await target.write(first_schema)
    store = await Store.open(sqlite)
    try:
        assert [table.code for table in await store.open_tables(9)] == ["OAK"]
    finally:
        await store.close()


async def test_sqlite_is_migrated_on_opening(sqlite: str) -> None:
    assert not await is_current(sqlite)
    store = await Store.open(sqlite)
    await store.close()
    assert await is_current(sqlite)


async def test_postgresql_is_migrated_by_command_only(empty_postgresql: str) -> None:
    assert not await is_current(empty_postgresql)
    with pytest.raises(EverdellError, match="everdell migrate") as fault:
        await Store.open(empty_postgresql)
    assert fault.value.code == "old-database"
    assert not await is_current(empty_postgresql)
    await upgrade(empty_postgresql)
    assert await is_current(empty_postgresql)
    store = await Store.open(empty_postgresql)
    await store.close()


async def test_migrating_again_changes_nothing(database: str) -> None:
    store = await Store.open(database)
    await store.append(samples.append())
    await store.close()
    await upgrade(database)
    store = await Store.open(database)
    assert await store.load("OAK") is not None
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    await upgrade(database)
    await set_revision(database, "9999")
    assert await code_of_opening(database) == "newer-database"
    with pytest.raises(EverdellError, match="newer everdell"):
        await upgrade(database)
    assert not await is_current(database)


async def test_two_nodes_told_to_migrate_at_once(empty_postgresql: str) -> None:
    await asyncio.gather(*[upgrade(empty_postgresql) for _ in range(3)])
    assert await is_current(empty_postgresql)


async def test_a_migration_that_fails_leaves_nothing(
    empty_postgresql: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_arguments: object) -> None:
        raise RuntimeError

    def table_names(connection: Connection) -> set[str]:
        return set(connection.dialect.get_table_names(connection))

    monkeypatch.setattr(migrating, "revision_of", lambda _connection: None)
    monkeypatch.setattr(MigrationContext, "_ensure_version_table", broken)
    for database in (empty_postgresql, sqlite):
        with pytest.raises(RuntimeError):
            await upgrade(database)
        async with opened(urls.database_url(database), claim=False) as target:
            assert await target.read(table_names) == set()


async def test_the_password_is_not_in_the_message(empty_postgresql: str) -> None:
    address = urls.database_url(empty_postgresql).set(password="s3cret")
    with pytest.raises(EverdellError) as fault:
        await Store.open(urls.libpq_address(address))
    assert "s3cret" not in f"{fault.value.sentence} {fault.value.details}"


async def test_a_server_that_is_not_there() -> None:
    address = "postgresql://mole:s3cret@127.0.0.1:1/games"
    with pytest.raises(EverdellError) as fault:
        await Store.open(address)
    assert fault.value.code == "unreachable-database"
    assert "postgresql://mole@127.0.0.1:1/games" in fault.value.sentence
    assert "s3cret" not in f"{fault.value.sentence} {fault.value.details}"


async def test_a_database_that_is_not_there() -> None:
    address = urls.database_url(postgres.server()).set(database="nowhere")
    assert await code_of_opening(urls.libpq_address(address)) == "unreachable-database"


async def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "everdell.web.store.postgresql", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert await code_of_opening("postgresql://burrow/games") == "no-postgresql"


def test_the_newest_migration_is_the_schema_of_today() -> None:
    folder = Path(migrating.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == REVISION


def test_a_database_that_is_up_to_date_needs_no_alembic(tmp_path: Path) -> None:
    """It takes long to import, and every start of a server would wait for it."""
    program = (
        "import asyncio, sys; from everdell.web.store import Store\n"
        "async def start(): await (await Store.open(sys.argv[1])).close()\n"
        "asyncio.run(start()); print('alembic' in sys.modules)"
    )
    database = str(tmp_path / "tables.sqlite3")
    said = [
        subprocess.run(
            [sys.executable, "-c", program, database], capture_output=True, text=True, check=True
        ).stdout.strip()
        for _ in range(2)
    ]
    assert said == ["True", "False"]

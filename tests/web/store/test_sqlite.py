"""What is particular to SQLite: the file, its safety, its one server."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from everdell import EverdellError
from everdell.web.store import Store, Trouble, Unavailable, backup, restore, upgrade
from everdell.web.store import sqlite as sqlite_module

from . import samples

pytestmark = pytest.mark.anyio


async def code_of_opening(database: str) -> str:
    with pytest.raises(EverdellError) as fault:
        await Store.open(database)
    return fault.value.code


async def test_a_commit_is_on_the_disk(sqlite: str) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    store = await Store.open(sqlite)
    full = 2
    assert await store._database.write(settings) == ["wal", full, 1]
    await store.close()


async def test_no_other_user_may_read_the_file(sqlite: str) -> None:
    store = await Store.open(sqlite)
    await store.append(samples.append())
    folder = Path(sqlite).parent
    assert folder.stat().st_mode & 0o777 == 0o700
    files = list(folder.iterdir())
    assert len(files) == 4  # the lock, the database, its -wal and -shm
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    await store.close()


async def test_a_file_has_one_server(sqlite: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite)
    assert await code_of_opening(sqlite) == "database-in-use"
    for command in (upgrade(sqlite), restore(sqlite, await saved(sqlite, tmp_path), replace=True)):
        with pytest.raises(EverdellError) as fault:
            await command
        assert fault.value.code == "database-in-use"
    await store.close()
    await store.close()
    store = await Store.open(sqlite)
    await store.close()


async def saved(sqlite: str, folder: Path) -> Path:
    """A backup, which a server at work does not hinder."""
    assert await backup(sqlite, folder / "backup") is not None
    return folder / "backup"


async def test_a_file_has_one_server_also_among_processes(sqlite: str) -> None:
    store = await Store.open(sqlite)
    script = (
        "import asyncio, sys; from everdell.web.store import Store\n"
        "try: asyncio.run(Store.open(sys.argv[1]))\n"
        "except ValueError as fault: print(fault.code)"
    )
    other = [sys.executable, "-c", script, sqlite]
    told = subprocess.run(other, capture_output=True, text=True, check=True, env=os.environ)
    assert told.stdout.strip() == "database-in-use"
    await store.close()


async def test_a_file_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert await code_of_opening(str(tmp_path / "file" / "tables.db")) == "unreachable-database"
    assert await code_of_opening(str(tmp_path)) == "unreachable-database"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mole, " * 500)
    assert await code_of_opening(str(file)) == "foreign-database"
    assert file.read_text() == "Dear Mole, " * 500


async def test_a_locked_file_is_unavailable_until_it_is_free(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient = ("busy_timeout=20", *sqlite_module._PRAGMAS[1:])
    monkeypatch.setattr(sqlite_module, "_PRAGMAS", impatient)
    store = await Store.open(sqlite)
    shell = sqlite3.connect(sqlite, isolation_level=None)
    shell.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await store.append(samples.append())
    assert await store.load("OAK") is None  # readers do not mind
    assert await store.trouble() == Trouble("database", "locked")
    shell.close()
    await store.append(samples.append())
    await store.close()

"""A database that is damaged or of another program is found before a server opens."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from everdell import EverdellError
from everdell.texts import catalog
from everdell.web.store import Store, backup, integrity, restore, upgrade
from tests.web import postgres
from tests.web.process import ServerProcess

from . import samples

pytestmark = pytest.mark.anyio

PAGE = 4096


@pytest.fixture
async def filled(sqlite: str, anyio_backend: str) -> Path:
    """A file with some tables in it, and no server."""
    store = await Store.open(sqlite)
    for n in range(40):
        await store.append(samples.append(f"T{n}", count=9, snapshot=True))
    await store.close()
    return Path(sqlite)


def cut_off(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // PAGE // 2 * PAGE)


def overwrite(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(PAGE)
        opened.write(b"\xa5" * PAGE * 3)


def drop_table(file: Path) -> None:
    run(file, "DROP TABLE snapshots")


def drop_column(file: Path) -> None:
    run(file, "ALTER TABLE people DROP COLUMN seen")


def run(file: Path, statement: str) -> None:
    rows = sqlite3.connect(file)
    rows.execute(statement)
    rows.commit()
    rows.close()


async def codes_of_all_commands(file: Path) -> set[str]:
    """What everything that opens a database says of it."""
    beside = file.with_name("backup")
    codes = set()
    for command in (
        lambda: Store.open(str(file)),
        lambda: backup(str(file), beside),
        lambda: upgrade(str(file)),
    ):
        with pytest.raises(EverdellError) as fault:
            await command()
        codes.add(fault.value.code)
    assert not beside.exists()
    return codes


@pytest.mark.parametrize("damage", [cut_off, overwrite, drop_table, drop_column])
async def test_a_damaged_file_is_refused_by_all_commands(
    filled: Path, damage: Callable[[Path], None]
) -> None:
    damage(filled)
    assert await codes_of_all_commands(filled) == {"damaged-database"}


async def test_a_damaged_file_is_not_restored_over(filled: Path, tmp_path: Path) -> None:
    """It may be all that there is."""
    await backup(str(filled), tmp_path / "saved")
    overwrite(filled)
    before = filled.read_bytes()
    with pytest.raises(EverdellError) as fault:
        await restore(str(filled), tmp_path / "saved", replace=True)
    assert fault.value.code == "damaged-database"
    assert filled.read_bytes() == before
    filled.rename(tmp_path / "aside")
    assert (await restore(str(filled), tmp_path / "saved"))["tables"] == 40


@pytest.mark.parametrize("revision", [None, "ae1027a6acf"])
async def test_a_file_of_another_program_is_left_alone(sqlite: str, revision: str | None) -> None:
    file = Path(sqlite)
    file.parent.mkdir()
    run(file, "CREATE TABLE bookmarks (place TEXT)")
    if revision is not None:
        run(file, "CREATE TABLE alembic_version (version_num TEXT)")
        run(file, f"INSERT INTO alembic_version VALUES ('{revision}')")
    assert await codes_of_all_commands(file) == {"foreign-database"}
    if revision is None:
        rows = sqlite3.connect(file)
        assert rows.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]
        assert rows.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        rows.close()


async def test_a_sound_file_is_opened_though_there_is_no_time_to_check_it(
    filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(integrity, "_LONGEST", 0.0)
    monkeypatch.setattr(integrity, "_STRIDE", 1)
    assert not integrity.check_file(filled)
    store = await Store.open(str(filled))
    assert await store.load("T7") is not None
    await store.close()


@pytest.mark.parametrize(
    ("statement", "lacks"),
    [
        ("DROP TABLE snapshots", "no table snapshots"),
        ("ALTER TABLE events DROP COLUMN body", "no column events.body"),
    ],
)
async def test_a_postgresql_that_lacks_something(
    postgresql: str, statement: str, lacks: str, tmp_path: Path
) -> None:
    await postgres.execute(postgresql, statement)
    with pytest.raises(EverdellError, match=lacks) as fault:
        await Store.open(postgresql)
    assert fault.value.code == "damaged-database"
    for command in (upgrade(postgresql), backup(postgresql, tmp_path / "backup")):
        with pytest.raises(EverdellError, match=lacks):
            await command


async def test_a_postgresql_of_another_program(empty_postgresql: str) -> None:
    await postgres.execute(empty_postgresql, "CREATE TABLE alembic_version (version_num text)")
    await postgres.execute(empty_postgresql, "INSERT INTO alembic_version VALUES ('ae1027a6acf')")
    with pytest.raises(EverdellError) as fault:
        await Store.open(empty_postgresql)
    assert fault.value.code == "foreign-database"


def test_a_server_says_what_to_do_and_ends(filled: Path, tmp_path: Path) -> None:
    overwrite(filled)
    server = ServerProcess(filled, tmp_path / "log")
    server.launch()
    assert server.wait_until_gone() == 1
    assert "everdell restore" in server.log()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_languages_say_what_to_do(language: str) -> None:
    said = catalog(language).error(integrity.damaged("tables.sqlite3", "no table events"))
    assert "everdell restore" in said
    assert "no table events" in said

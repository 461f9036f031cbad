"""`everdell migrate`, `everdell backup` and `everdell restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from everdell.web.store import Store
from tests.web.store.samples import append

from .commands import Shell


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Two tables with five events."""
    path = str(tmp_path / "tables.sqlite3")

    async def fill() -> None:
        store = await Store.open(path)
        try:
            await store.append(append("OAK", count=3))
            await store.append(append("ELM", count=2, snapshot=True))
        finally:
            await store.close()

    asyncio.run(fill())
    return path


def events(database: str, code: str) -> int:
    async def count() -> int:
        store = await Store.open(database)
        try:
            return len(await store.events(code, 0))
        finally:
            await store.close()

    return asyncio.run(count())


# Migrating -----------------------------------------------------------------------------------


def test_a_database_is_made_once(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    arguments = ("migrate", "--database", str(path))
    first = shell(*arguments)
    assert (first.code, first.out, first.err) == (
        0,
        f"The database {path} is now up to date.\n",
        "",
    )
    assert shell(*arguments, "--lang", "fr").out == (
        f"La base de données {path} était déjà à jour.\n"
    )
    assert shell(*arguments, "--json").json == {"database": str(path), "changed": False}


def test_the_database_of_the_environment_and_of_the_file(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "mine.toml").write_text(f'database = "{tmp_path / "a.sqlite3"}"\n')
    config = ("--config", str(tmp_path / "mine.toml"))
    assert shell("migrate", *config, "--json").json["database"] == str(tmp_path / "a.sqlite3")
    monkeypatch.setenv("EVERDELL_DATABASE", str(tmp_path / "b.sqlite3"))
    assert shell("migrate", *config, "--json").json["database"] == str(tmp_path / "b.sqlite3")


def test_a_password_is_not_repeated(shell: Shell) -> None:
    complaint = shell.refused("migrate", "--database", "mysql://ada:sesame@db/everdell")
    assert complaint == (
        "The database has to be a file, sqlite:///FILE or postgresql://USER@HOST/NAME."
    )
    unreachable = shell("migrate", "--database", "postgresql://ada:sesame@127.0.0.1:1/everdell")
    assert unreachable.code == 1
    assert "postgresql://ada@127.0.0.1:1/everdell cannot be used" in unreachable.complaint
    assert "sesame" not in unreachable.complaint


# Backup and restore --------------------------------------------------------------------------


def test_there_and_back(shell: Shell, database: str, tmp_path: Path) -> None:
    file, target = str(tmp_path / "all.backup"), str(tmp_path / "other.sqlite3")
    saved = shell("backup", file, "--database", database)
    assert (saved.code, saved.err) == (0, "")
    assert saved.out == f"Backed up {database} to {file} (tables: 2, events: 5).\n"
    put_back = shell("restore", file, "--database", target)
    assert (put_back.code, put_back.err) == (0, "")
    assert put_back.out == f"Restored {file} to {target} (tables: 2, events: 5).\n"
    assert (events(target, "OAK"), events(target, "ELM")) == (3, 2)


def test_the_documents(shell: Shell, database: str, tmp_path: Path) -> None:
    file, target = str(tmp_path / "all.backup"), str(tmp_path / "other.sqlite3")
    rows = {"tables": 2, "events": 5, "snapshots": 1, "holders": 0, "people": 0, "secrets": 0}
    saved = shell("backup", file, "--database", database, "--json")
    assert saved.json == {"file": file, "database": database, "rows": rows}
    put_back = shell("restore", file, "--database", target, "--json")
    assert put_back.json == {"file": file, "database": target, "rows": rows}


def test_what_is_there_is_replaced_only_if_asked(
    shell: Shell, database: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "all.backup")
    shell("backup", file, "--database", database)
    refused = shell("restore", file, "--database", database)
    assert (refused.code, refused.out) == (1, "")
    assert "is not empty" in refused.complaint
    assert shell("restore", file, "--database", database, "--replace").code == 0
    assert events(database, "OAK") == 3


def test_what_cannot_be_done(shell: Shell, database: str, tmp_path: Path) -> None:
    missing = shell("backup", str(tmp_path / "x"), "--database", str(tmp_path / "none"))
    assert (missing.code, missing.out) == (1, "")
    assert "There is no database" in missing.complaint
    foreign = shell("restore", database, "--database", str(tmp_path / "new"), "--lang", "fr")
    assert (foreign.code, foreign.out) == (1, "")
    assert foreign.complaint == (
        "Ce fichier n’est pas une sauvegarde faite par everdell. Nommez-en un autre."
    )


def test_progress_is_shown_on_a_terminal(
    shell: Shell, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    saved = shell("backup", str(tmp_path / "all.backup"), "--database", database, "--json")
    assert "Backing up" in saved.err
    assert saved.json["rows"]["tables"] == 2

"""Backups: whole or not at all, both ways between the databases."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from everdell import EverdellError
from everdell.web.store import Store, backup, is_current, restore, upgrade, urls
from everdell.web.store.opening import opened
from everdell.web.store.schema import metadata

from . import samples

pytestmark = pytest.mark.anyio

Lines = list[dict[str, Any]]


async def fill(database: str, tables: int = 3) -> None:
    store = await Store.open(database)
    for n in range(tables):
        listed = samples.listing(due=0.1 + n, holders=("mole", f"toad{n}"), summary='{"é": "«»"}')
        await store.append(samples.append(f"T{n}", count=4, key="a", snapshot=True, listed=listed))
        await store.append(samples.append(f"T{n}", head=4, listed=listed))
    await store.remember("mole", "Taupe", 1763247600.123456)
    await store.close()


async def contents(database: str) -> dict[str, list[tuple[Any, ...]]]:
    def read(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(select(table)))
            for table in metadata.sorted_tables
        }

    async with opened(urls.database_url(database), claim=False) as target:
        return await target.read(read)


async def code_of_restoring(database: str, path: Path, *, replace: bool = False) -> str:
    with pytest.raises(EverdellError) as fault:
        await restore(database, path, replace=replace)
    return fault.value.code


@pytest.fixture
async def saved(sqlite: str, tmp_path: Path, anyio_backend: str) -> Path:
    """The backup of a small database."""
    await fill(sqlite)
    await backup(sqlite, tmp_path / "saved")
    return tmp_path / "saved"


def lines_of(path: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def write_lines(path: Path, lines: Lines) -> None:
    path.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))


async def test_there_and_back(database: str, tmp_path: Path) -> None:
    await fill(database)
    before = await contents(database)
    counts = await backup(database, tmp_path / "backup")
    assert counts == {
        "tables": 3,
        "events": 15,
        "snapshots": 3,
        "holders": 6,
        "people": 1,
        "secrets": 0,
    }
    store = await Store.open(database)
    await store.append(samples.append("OAK"))
    await store.close()
    assert await restore(database, tmp_path / "backup", replace=True) == counts
    assert await contents(database) == before


async def test_an_older_backup_is_read(postgresql: str, saved: Path) -> None:
    """With what tables have gained since then empty."""
    of_before_the_opener_was_kept(saved)
    assert (await restore(postgresql, saved))["tables"] > 0


async def test_a_backup_from_before_requests_had_fingerprints_is_read(
    postgresql: str, saved: Path
) -> None:
    lines = lines_of(saved)
    for line in lines:
        if line.get("table") == "events":
            del line["row"]["asked"]
        elif line["type"] == "end":
            del line["rows"]["secrets"]
    write_lines(saved, lines)
    assert (await restore(postgresql, saved))["events"] > 0


async def test_from_sqlite_to_postgresql_and_back(
    sqlite: str, empty_postgresql: str, tmp_path: Path
) -> None:
    await fill(sqlite)
    await backup(sqlite, tmp_path / "one")
    await restore(empty_postgresql, tmp_path / "one")
    assert await is_current(empty_postgresql)
    assert await contents(empty_postgresql) == await contents(sqlite)
    await backup(empty_postgresql, tmp_path / "two")
    other = str(tmp_path / "other.db")
    await restore(other, tmp_path / "two")
    assert await contents(other) == await contents(sqlite)
    store = await Store.open(other)
    await store.append(samples.append("T0", head=5))
    await store.close()


async def test_a_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    await fill(database, tables=30)
    store = await Store.open(database)

    async def play() -> None:
        for head in range(5, 40):
            appends = [samples.append(f"T{n}", head=head, snapshot=True) for n in range(30)]
            await asyncio.gather(*map(store.append, appends))

    playing = asyncio.create_task(play())
    await asyncio.sleep(0.02)
    await backup(database, tmp_path / "backup")
    assert not playing.done()
    await playing
    await store.close()
    other = str(tmp_path / "other.db")
    await restore(other, tmp_path / "backup")
    rows = await contents(other)
    heads = {row[0]: row[1] for row in rows["tables"]}
    assert len(rows["events"]) == sum(heads.values())
    assert {row[0]: row[1] for row in rows["snapshots"]}.items() >= {
        (code, head) for code, head in heads.items() if head > 5
    }


async def test_progress(database: str, tmp_path: Path) -> None:
    store = await Store.open(database)
    await store.append(samples.append(count=1200))
    await store.close()
    saving: list[int] = []
    await backup(database, tmp_path / "backup", saving.append)
    assert saving == [501, 1001, 1201]
    restoring: list[int] = []
    await restore(database, tmp_path / "backup", replace=True, progress=restoring.append)
    assert restoring == [1, 501, 1001, 1201]


async def test_a_backup_can_be_read_by_its_owner_only(saved: Path) -> None:
    assert saved.stat().st_mode & 0o777 == 0o600


async def test_a_database_with_rows_is_not_overwritten(database: str, saved: Path) -> None:
    await restore(database, saved, replace=True)
    before = await contents(database)
    assert before["tables"]
    assert await code_of_restoring(database, saved) == "database-not-empty"
    assert await contents(database) == before


async def test_names_alone_are_rows_too(postgresql: str, saved: Path) -> None:
    store = await Store.open(postgresql)
    await store.remember("mole", "Taupe", 1.0)
    await store.close()
    assert await code_of_restoring(postgresql, saved) == "database-not-empty"


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def cut_off_early(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:12])


def change_a_byte(path: Path) -> None:
    held = bytearray(path.read_bytes())
    held[-6] ^= 0xFF  # in the checksum
    path.write_bytes(held)


def without_end(path: Path) -> None:
    write_lines(path, lines_of(path)[:-1])


def without_a_row(path: Path) -> None:
    lines = lines_of(path)
    del lines[-2]
    write_lines(path, lines)


def with_more_after_the_end(path: Path) -> None:
    write_lines(path, [*lines_of(path), lines_of(path)[1]])


def with_a_row_twice(path: Path) -> None:
    lines = lines_of(path)
    lines[-1]["rows"]["people"] += 1
    write_lines(path, [*lines[:-1], lines[-2], lines[-1]])


def with_an_orphan(path: Path) -> None:
    def change(row: dict[str, Any]) -> None:
        row["code"] = "nowhere"

    _change_last_event(path, change)


def with_a_missing_column(path: Path) -> None:
    _change_last_event(path, lambda row: row.pop("key"))


def of_before_the_opener_was_kept(path: Path) -> None:
    lines = lines_of(path)
    for line in lines:
        if line.get("table") == "tables":
            del line["row"]["opener"]
    write_lines(path, lines)


def with_a_wrong_type(path: Path) -> None:
    _change_last_event(path, lambda row: row.update(seq="5"))


def with_a_number_too_large(path: Path) -> None:
    _change_last_event(path, lambda row: row.update(seq=2**31))


def with_nothing_where_something_must_be(path: Path) -> None:
    _change_last_event(path, lambda row: row.update(body=None))


def with_an_unknown_table(path: Path) -> None:
    lines = lines_of(path)
    lines[1]["table"] = "chairs"
    write_lines(path, lines)


def with_a_line_that_is_no_json(path: Path) -> None:
    head, *rest = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    path.write_bytes(gzip.compress(b"".join([head, b"{\n", *rest])))


def _change_last_event(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    lines = lines_of(path)
    change([line for line in lines if line.get("table") == "events"][-1]["row"])
    write_lines(path, lines)


DAMAGES = [
    cut_off,
    cut_off_early,
    change_a_byte,
    without_end,
    without_a_row,
    with_more_after_the_end,
    with_a_row_twice,
    with_an_orphan,
    with_a_missing_column,
    with_a_wrong_type,
    with_a_number_too_large,
    with_nothing_where_something_must_be,
    with_an_unknown_table,
    with_a_line_that_is_no_json,
]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_changes_nothing(
    damage: Callable[[Path], None], saved: Path, tmp_path: Path
) -> None:
    target = str(tmp_path / "target.db")
    await fill(target, tables=1)
    before = await contents(target)
    damage(saved)
    assert await code_of_restoring(target, saved, replace=True) == "damaged-backup"
    assert await contents(target) == before


async def test_a_damaged_backup_changes_nothing_on_postgresql(
    saved: Path, empty_postgresql: str
) -> None:
    with_a_row_twice(saved)
    assert await code_of_restoring(empty_postgresql, saved) == "damaged-backup"
    assert not await is_current(empty_postgresql)
    await upgrade(empty_postgresql)
    await fill(empty_postgresql, tables=1)
    before = await contents(empty_postgresql)
    assert await code_of_restoring(empty_postgresql, saved, replace=True) == "damaged-backup"
    assert await contents(empty_postgresql) == before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Dear Mole,",
        gzip.compress(b"Dear Mole,"),
        gzip.compress(b'{"type": "row"}\n'),
        gzip.compress(b'{"type": "head", "format": "letter", "version": 1, "revision": "0001"}\n'),
    ],
    ids=["empty", "text", "packed text", "another first line", "another format"],
)
async def test_a_foreign_file(content: bytes, sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "letter").write_bytes(content)
    assert await code_of_restoring(sqlite, tmp_path / "letter") == "foreign-backup"
    assert not Path(sqlite).parent.exists()


@pytest.mark.parametrize("newer", [{"version": 2}, {"revision": "9999"}])
async def test_a_backup_of_a_newer_version(
    newer: dict[str, Any], saved: Path, tmp_path: Path
) -> None:
    lines = lines_of(saved)
    lines[0].update(newer)
    write_lines(saved, lines)
    assert await code_of_restoring(str(tmp_path / "target.db"), saved) == "newer-backup"


async def test_a_backup_that_is_not_there(sqlite: str, tmp_path: Path) -> None:
    assert await code_of_restoring(sqlite, tmp_path / "nowhere") == "unreadable-file"
    assert await code_of_restoring(sqlite, tmp_path) == "unreadable-file"


async def test_a_backup_of_no_database(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(EverdellError) as fault:
        await backup(sqlite, tmp_path / "backup")
    assert fault.value.code == "missing-database"
    assert not Path(sqlite).parent.exists()


async def test_a_backup_of_a_database_that_needs_migrating(
    empty_postgresql: str, tmp_path: Path
) -> None:
    with pytest.raises(EverdellError) as fault:
        await backup(empty_postgresql, tmp_path / "backup")
    assert fault.value.code == "old-database"
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_that_cannot_be_written(sqlite: str, tmp_path: Path) -> None:
    await fill(sqlite)
    with pytest.raises(EverdellError) as fault:
        await backup(sqlite, tmp_path / "nowhere" / "backup")
    assert (fault.value.code, fault.value.details["why"]) == ("unwritable-file", "missing")


async def test_an_interrupted_backup_leaves_the_earlier_one(sqlite: str, saved: Path) -> None:
    def interrupt(_rows: int) -> None:
        raise KeyboardInterrupt

    store = await Store.open(sqlite)
    await store.append(samples.append("OAK", count=600))
    await store.close()
    before = saved.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        await backup(sqlite, saved, interrupt)
    assert saved.read_bytes() == before
    assert {path.name for path in saved.parent.iterdir()} == {"data", "saved"}

"""What is the matter with a database is told in a word, seldom, and without any secret."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from everdell.web.store import Store, Trouble, Unavailable
from everdell.web.store import sqlite as sqlite_module
from tests.web import postgres

from . import samples

pytestmark = pytest.mark.anyio


async def cause_of(work: Awaitable[object]) -> str:
    with pytest.raises(Unavailable) as fault:
        await work
    return fault.value.cause


async def run(store: Store, statement: str) -> None:
    await store._database.write(lambda connection: _run(connection, statement))


def _run(connection: Connection, statement: str) -> None:
    connection.exec_driver_sql(statement)


# SQLite --------------------------------------------------------------------------------------


async def test_a_full_disk(sqlite: str) -> None:
    store = await Store.open(sqlite)
    await run(store, "PRAGMA max_page_count=1")  # never less than it has
    large = samples.append(listed=samples.listing(summary="x" * 100_000))
    assert await cause_of(store.append(large)) == "disk-full"
    await run(store, "PRAGMA max_page_count=100000")
    await store.append(large)
    await store.close()


async def test_a_file_that_may_only_be_read(sqlite: str) -> None:
    store = await Store.open(sqlite)
    await run(store, "PRAGMA query_only=1")
    assert await cause_of(store.append(samples.append())) == "read-only"
    assert await store.trouble() == Trouble("database", "read-only")
    await store.close()


async def test_a_locked_file(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = ("busy_timeout=20", *sqlite_module._PRAGMAS[1:])
    monkeypatch.setattr(sqlite_module, "_PRAGMAS", impatient)
    store = await Store.open(sqlite)
    shell = sqlite3.connect(sqlite, isolation_level=None)
    shell.execute("BEGIN IMMEDIATE")
    assert await cause_of(store.append(samples.append())) == "locked"
    shell.close()
    await store.close()


async def test_a_table_that_is_gone(store: Store) -> None:
    await run(store, "DROP TABLE snapshots")
    assert await cause_of(store.append(samples.append(snapshot=True))) == "missing"
    assert await cause_of(store.load("OAK")) == "missing"


async def test_a_file_that_was_damaged_under_the_server(sqlite: str) -> None:
    store = await Store.open(sqlite)
    for n in range(50):
        await store.append(samples.append(f"T{n}", count=5, snapshot=True))
    await run(store, "PRAGMA cache_size=0")
    await store.close()
    store = await Store.open(sqlite)
    await store._database.write(lambda connection: None)
    file = Path(sqlite)
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xff" * (file.stat().st_size - 4096))
    assert await cause_of(store.load("T7")) == "damaged"
    await store.close()


# PostgreSQL ----------------------------------------------------------------------------------


async def after(store: Store, address: str, statement: str) -> Callable[[], Awaitable[None]]:
    """A store whose connections were made after a statement."""
    await postgres.execute(address, statement)
    await postgres.hang_up(address, listeners=False)
    return lambda: store.append(samples.append())


async def test_a_postgresql_that_may_only_be_read(postgresql: str) -> None:
    """As providers make it when the disk is nearly full, and as it is after a failover."""
    store = await Store.open(postgresql)
    name = postgresql.partition("?")[0].rpartition("/")[2]
    try_again = await after(
        store, postgresql, f"ALTER DATABASE {name} SET default_transaction_read_only = on"
    )
    assert await cause_of(try_again()) == "read-only"
    assert await store.load("OAK") is None
    assert await store.trouble() == Trouble("database", "read-only")
    await store.close()


async def test_a_node_that_hears_nothing_is_not_ready(
    nodes: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_arguments: object) -> None:
        raise ConnectionRefusedError

    await nodes[0].listen(lambda code, seq: None, lambda word: None)
    assert await nodes[0].trouble() is None
    monkeypatch.setattr("everdell.web.store.listener.connect_asyncpg", refuse)
    assert nodes[0]._listener is not None
    await postgres.hang_up(str(nodes[0]._url.set(drivername="postgresql")), listeners=True)
    async with asyncio.timeout(20):
        while nodes[0]._listener.hearing:
            await asyncio.sleep(0.01)
    assert await nodes[0].trouble() == Trouble("listener", "lost")


# The log -------------------------------------------------------------------------------------


async def test_the_log_tells_the_cause_once_and_no_secret(sqlite: str) -> None:
    store = await Store.open(sqlite)
    await run(store, "PRAGMA query_only=1")
    secret = samples.append(key="k3y", listed=samples.listing(summary="a s3cret hand"))
    with capture_logs() as lines:
        for _ in range(50):
            assert await cause_of(store.append(secret)) == "read-only"
        await store._database.read(lambda connection: _run(connection, "PRAGMA query_only=0"))
        await store.append(samples.append())
    await store.close()
    told, back = lines
    assert told == {
        "event": "database",
        "cause": "read-only",
        "driver": "OperationalError",
        "untold": 0,
        "log_level": "error",
    }
    assert back["event"] == "database-back"
    assert back["untold"] == 49
    assert "k3y" not in str(lines)
    assert "s3cret" not in str(lines)


async def test_asking_whether_it_is_ready_costs_little(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    trials = 0
    write = store._database.write

    async def count(work: object) -> object:
        nonlocal trials
        trials += 1
        return await write(work)  # type: ignore[arg-type]

    monkeypatch.setattr(store._database, "write", count)
    monkeypatch.setattr("everdell.web.store.readiness._FRESH", 600.0)
    answers = await asyncio.gather(*[store.trouble() for _ in range(100)])
    assert answers == [None] * 100
    assert await store.trouble() is None
    assert trials == 1

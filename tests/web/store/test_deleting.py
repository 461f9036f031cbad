"""Tables that are deleted, and tables that have expired."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, select

from everdell.web.retention import Retention
from everdell.web.store import Conflict, Store, urls
from everdell.web.store.opening import opened
from everdell.web.store.schema import metadata

from .samples import append, listing

pytestmark = pytest.mark.anyio

FOR_EVER = Retention()


async def rows(database: str) -> dict[str, int]:
    """How many rows there are of each kind."""

    def count(connection: Connection) -> dict[str, int]:
        return {
            str(table.name): len(connection.execute(select(table)).all())
            for table in metadata.sorted_tables
        }

    async with opened(urls.database_url(database), claim=False) as source:
        return await source.read(count)


async def found(store: Store, code: str, status: str, updated: float) -> None:
    await store.append(append(code, listed=listing(status=status, updated=updated)))


async def test_nothing_of_a_deleted_table_is_left(store: Store, database: str) -> None:
    before = await rows(database)
    held = listing(holders=("ann", "bob"))
    await store.append(append("OAK", count=3, snapshot=True, listed=held))
    assert await rows(database) != before
    assert await store.delete("OAK")
    assert await rows(database) == before
    assert await store.load("OAK") is None


async def test_other_tables_stay(store: Store) -> None:
    for code in ("OAK", "ELM"):
        await store.append(append(code, count=3, snapshot=True, listed=listing(holders=("ann",))))
    assert await store.delete("OAK")
    assert len(await store.events("ELM", 0)) == 3
    assert [line.code for line in await store.of_holder("ann", 9)] == ["ELM"]


async def test_what_is_not_there_cannot_be_deleted(store: Store) -> None:
    assert not await store.delete("OAK")
    await store.append(append("OAK"))
    assert await store.delete("OAK")
    assert not await store.delete("OAK")


async def test_a_table_that_was_touched_meanwhile_is_not_deleted(store: Store) -> None:
    await store.append(append("OAK"))
    await store.append(append("OAK", head=1))
    assert not await store.delete("OAK", head=1)
    assert len(await store.events("OAK", 0)) == 2
    assert await store.delete("OAK", head=2)


async def test_nothing_can_be_added_to_a_deleted_table(store: Store) -> None:
    await store.append(append("OAK", count=2))
    await store.delete("OAK")
    with pytest.raises(Conflict):
        await store.append(append("OAK", head=2))


async def test_of_a_move_and_a_deletion_at_once_one_comes_second(postgresql: str) -> None:
    here, there = await Store.open(postgresql), await Store.open(postgresql)
    try:
        for n in range(20):
            code = f"OAK{n}"
            await here.append(append(code))
            moved, deleted = await asyncio.gather(
                here.append(append(code, head=1)),
                there.delete(code, head=1),
                return_exceptions=True,
            )
            assert isinstance(moved, Conflict) if deleted else moved is None
            assert (await here.load(code) is None) == deleted
    finally:
        await here.close()
        await there.close()


async def test_other_nodes_hear_of_it(postgresql: str) -> None:
    here, there = await Store.open(postgresql), await Store.open(postgresql)
    heard: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue()
    try:
        await here.append(append("OAK", count=3))
        await there.listen(lambda code, seq: heard.put_nowait((code, seq)), lambda word: None)
        await here.delete("OAK")
        assert await asyncio.wait_for(heard.get(), 20) == ("OAK", 0)
    finally:
        await here.close()
        await there.close()


# Expiry --------------------------------------------------------------------------------------


async def test_each_kind_of_table_has_its_own_time(store: Store) -> None:
    for status in ("lobby", "playing", "over", "abandoned"):
        for age in (5, 15, 25):
            await found(store, f"{status} {age}", status, 1000 - age)
    retention = Retention(lobby=10, finished=20, idle=24)
    old = [table.code for table in await store.expired(1000, retention, 99)]
    assert sorted(old) == ["abandoned 25", "lobby 15", "lobby 25", "over 25", "playing 25"]
    assert await store.expired(1000, FOR_EVER, 99) == []
    lobbies = await store.expired(1000, Retention(lobby=10), 99)
    assert [table.code for table in lobbies] == ["lobby 25", "lobby 15"]


async def test_the_oldest_go_first_and_a_few_at_a_time(store: Store) -> None:
    for age in (30, 10, 20):
        await found(store, f"T{age}", "over", 1000 - age)
    assert [t.code for t in await store.expired(1000, Retention(finished=1), 2)] == ["T30", "T20"]

"""Adding events to tables: all or none, in order, once."""

from __future__ import annotations

import asyncio
import traceback

import msgspec
import pytest
from sqlalchemy import Connection

from everdell.web.store import Append, Conflict, Repeated, Store, Stored, Unavailable, writer
from everdell.web.store.writer import _LARGEST

from . import samples

pytestmark = pytest.mark.anyio


async def outcomes(store: Store, *appends: Append) -> list[type[BaseException] | None]:
    """Append all at once, so that they meet in a batch, and say what became of each."""
    results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    return [None if result is None else type(result) for result in results]


async def head(store: Store, code: str = "OAK") -> int:
    stored = await store.load(code)
    return 0 if stored is None else stored.head


async def test_a_table_is_founded_and_goes_on(store: Store) -> None:
    await store.append(samples.append(count=2))
    await store.append(samples.append(head=2, key="a"))
    assert await store.load("OAK") == Stored(
        3, None, 0, [samples.event(1), samples.event(2), samples.event(3, "a")]
    )


async def test_a_snapshot_stays_until_the_next(store: Store) -> None:
    await store.append(samples.append(count=2, snapshot=True))
    await store.append(samples.append(head=2))
    first = await store.load("OAK")
    assert first == Stored(3, '{"table": "OAK", "head": 2}', 2, [samples.event(3)])
    await store.append(samples.append(head=3, snapshot=True))
    assert await store.load("OAK") == Stored(4, '{"table": "OAK", "head": 4}', 4, [])


async def test_a_wrong_head_is_a_conflict_and_writes_nothing(store: Store) -> None:
    await store.append(samples.append(count=2, snapshot=True))
    before = await store.load("OAK")
    for wrong in (1, 3):
        with pytest.raises(Conflict):
            await store.append(samples.append(head=wrong, snapshot=True))
    assert await store.load("OAK") == before


async def test_a_taken_code_is_a_conflict(store: Store) -> None:
    await store.append(samples.append())
    with pytest.raises(Conflict):
        await store.append(samples.append())


async def test_a_table_that_is_not_there_cannot_go_on(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(samples.append(head=1))


async def test_a_repeated_request_is_known_again(store: Store) -> None:
    await store.append(samples.append(key="a", count=2))
    for at in (0, 2):  # as it was sent first, and as if it were new
        with pytest.raises(Repeated):
            await store.append(samples.append(head=at, key="a"))
    assert await head(store) == 2


async def test_a_key_belongs_to_its_table(store: Store) -> None:
    await store.append(samples.append("OAK", key="a"))
    await store.append(samples.append("ELM", key="a"))
    with pytest.raises(Repeated):
        await store.append(samples.append("ELM", head=1, key="a"))


async def test_many_events_without_a_key(store: Store) -> None:
    await store.append(samples.append(count=5))
    await store.append(samples.append(head=5, count=5))
    assert await head(store) == 10


@pytest.mark.parametrize("numbers", [(), (2,), (1, 3), (1, 1)])
async def test_misnumbered_events_are_a_fault_of_the_caller(
    store: Store, numbers: tuple[int, ...]
) -> None:
    events = tuple(samples.event(n) for n in numbers)
    with pytest.raises(ValueError, match="numbered"):
        await store.append(msgspec.structs.replace(samples.append(), events=events))
    assert await store.load("OAK") is None


async def test_bad_ones_in_a_batch_fail_alone(store: Store) -> None:
    await store.append(samples.append("OAK"))
    await store.append(samples.append("ELM", key="a"))
    await store.append(samples.append("ASH", key="b"))
    unwritable = msgspec.structs.replace(samples.append("YEW"), snapshot="\ud800")
    assert await outcomes(
        store,
        samples.append("FIR"),
        samples.append("OAK", head=7),
        samples.append("ELM", head=1, key="a"),
        samples.append("ASH", head=0, key="b"),
        unwritable,
        samples.append("FIG", count=2, snapshot=True),
    ) == [None, Conflict, Repeated, Repeated, ValueError, None]
    heads = [await head(store, code) for code in ("FIR", "OAK", "ELM", "ASH", "YEW", "FIG")]
    assert heads == [1, 1, 1, 1, 0, 2]


async def test_appends_to_one_table_follow_each_other(store: Store) -> None:
    appends = [samples.append(head=n) for n in range(5)]
    assert await outcomes(store, *appends) == [None] * 5
    assert await head(store) == 5


async def test_of_appends_to_the_same_head_the_first_wins(store: Store) -> None:
    assert await outcomes(store, *[samples.append() for _ in range(4)]) == [None, *[Conflict] * 3]


async def test_more_than_a_batch(store: Store) -> None:
    codes = [f"T{n}" for n in range(_LARGEST + 20)]
    assert set(await outcomes(store, *map(samples.append, codes))) == {None}
    assert [await head(store, code) for code in codes[-3:]] == [1, 1, 1]


async def test_many_appenders(store: Store) -> None:
    async def play(code: str) -> None:
        for n in range(8):
            await store.append(samples.append(code, head=n, key=f"k{n}", snapshot=n % 3 == 0))

    codes = [f"T{n}" for n in range(60)]
    await asyncio.gather(*map(play, codes))
    for code in codes:
        assert [event.key for event in await store.events(code, 0)] == [f"k{n}" for n in range(8)]


async def test_who_stops_waiting_does_not_take_the_append_back(store: Store) -> None:
    waiting = asyncio.create_task(store.append(samples.append()))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.append(samples.append(head=1))
    assert await head(store) == 2


async def test_closing_writes_what_waits(database: str) -> None:
    store = await Store.open(database)
    waiting = [asyncio.create_task(store.append(samples.append(f"T{n}"))) for n in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 5
    with pytest.raises(Unavailable):
        await store.append(samples.append("OAK"))
    store = await Store.open(database)
    assert [await head(store, f"T{n}") for n in range(5)] == [1] * 5
    await store.close()


async def test_errors_do_not_tell_what_was_to_be_written(store: Store) -> None:
    secret = msgspec.structs.replace(samples.append(), snapshot="the hand of seat 1 \ud800")
    with pytest.raises(ValueError, match="cannot hold") as fault:
        await store.append(secret)
    assert "hand of seat" not in "".join(traceback.format_exception(fault.value))


async def test_a_writing_that_was_cancelled_leaves_no_other_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither those whose batch it was nor those behind them; the next one is written."""

    async def cancelled(_work: object) -> None:
        await asyncio.sleep(0)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(store._database, "write", cancelled)
        async with asyncio.timeout(10):
            appends = [samples.append(), samples.append("ELM"), samples.append(head=1)]
            assert await outcomes(store, *appends) == [Unavailable] * 3
    await store.append(samples.append())
    assert await head(store) == 1


async def test_no_more_wait_than_there_is_room_for(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_MOST_WAITING", 3)
    appends = [samples.append(f"T{n}") for n in range(5)]
    told = await outcomes(store, *appends)
    assert told == [None] * 3 + [Unavailable] * 2
    await store.append(samples.append("T4"))
    assert [await head(store, f"T{n}") for n in range(5)] == [1, 1, 1, 0, 1]


async def test_a_transaction_that_postgresql_rolled_back_is_tried_again(
    nodes: tuple[Store, Store],
) -> None:
    """Two nodes that wait for each other: one of them is the victim, and no player's move is."""
    tries = 0

    def work(connection: Connection) -> str:
        nonlocal tries
        tries += 1
        if tries == 1:
            connection.exec_driver_sql("DO $$ BEGIN RAISE deadlock_detected; END $$")
        return "done"

    assert await nodes[0]._database.write(work) == "done"
    assert tries == 2

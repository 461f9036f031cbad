"""Several nodes on one PostgreSQL, and connections that break."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from everdell.web.store import Conflict, Store, Trouble, Unavailable, upgrade
from tests.web import postgres

from . import samples
from .notices import Ear, until

pytestmark = pytest.mark.anyio


async def test_of_two_nodes_exactly_one_wins_each_head(nodes: tuple[Store, Store]) -> None:
    codes = [f"T{n}" for n in range(10)]
    for head in range(6):
        # One of them in the other order: neither may wait for the other for ever.
        races = [
            node.append(samples.append(code, head=head, key=f"{n}-{head}"))
            for n, node in enumerate(nodes)
            for code in (codes if n == 0 else reversed(codes))
        ]
        results = await asyncio.gather(*races, return_exceptions=True)
        assert results.count(None) == len(codes)
        assert sum(isinstance(result, Conflict) for result in results) == len(codes)
    for code in codes:
        assert [event.seq for event in await nodes[0].events(code, 0)] == [1, 2, 3, 4, 5, 6]


async def test_one_node_goes_on_where_another_was(nodes: tuple[Store, Store]) -> None:
    await nodes[0].append(samples.append(snapshot=True))
    await nodes[1].append(samples.append(head=1))
    assert await nodes[0].load("OAK") == await nodes[1].load("OAK")


async def test_appends_are_heard_by_all_nodes(nodes: tuple[Store, Store]) -> None:
    ears = Ear(), Ear()
    for node, ear in zip(nodes, ears, strict=True):
        await ear.listen(node)
    await nodes[0].append(samples.append(count=3))
    await nodes[1].append(samples.append("A:B"))
    for ear in ears:
        await until(lambda ear=ear: len(ear.changes) == 2)  # type: ignore[misc]
        assert ear.changes == [("OAK", 3), ("A:B", 1)]


async def test_a_refused_append_wakes_no_listener(nodes: tuple[Store, Store]) -> None:
    ear = Ear()
    await ear.listen(nodes[0])
    with pytest.raises(Conflict):
        await nodes[1].append(samples.append(head=4))
    await nodes[1].append(samples.append("ELM"))
    await until(lambda: len(ear.changes) > 0)
    assert ear.changes == [("ELM", 1)]


async def test_words_between_nodes(nodes: tuple[Store, Store]) -> None:
    ears = Ear(), Ear()
    await nodes[0].say("no listener yet")
    for node, ear in zip(nodes, ears, strict=True):
        await ear.listen(node)
    await asyncio.gather(*[nodes[0].say(f"«{n}»") for n in range(20)])
    for ear in ears:
        await until(lambda ear=ear: len(ear.words) == 20)  # type: ignore[misc]
        assert sorted(ear.words) == sorted(f"«{n}»" for n in range(20))
        assert ear.changes == []
    await nodes[0].say("é" * 4000)  # more than a notice holds: no node is told, nothing breaks
    await nodes[0].say("the last")
    for ear in ears:
        await until(lambda ear=ear: "the last" in ear.words)  # type: ignore[misc]
        assert len(ear.words) == 21


async def test_foreign_notices_are_passed_over(nodes: tuple[Store, Store], postgresql: str) -> None:
    ear = Ear()
    await ear.listen(nodes[0])
    for payload in ("", "OAK", "OAK:x", ":3"):
        await postgres.execute(postgresql, f"NOTIFY everdell, '{payload}'")
    await nodes[1].append(samples.append())
    await until(lambda: len(ear.changes) > 0)
    assert ear.changes == [("OAK", 1)]


async def test_idle_connections_that_were_cut_cost_nothing(
    nodes: tuple[Store, Store], postgresql: str
) -> None:
    await nodes[0].append(samples.append())
    assert await postgres.hang_up(postgresql, listeners=False) >= 1
    await nodes[0].append(samples.append(head=1))
    assert await postgres.hang_up(postgresql, listeners=False) >= 1
    stored = await nodes[0].load("OAK")
    assert stored is not None
    assert stored.head == 2


async def test_connections_cut_in_the_middle_lose_and_double_nothing(
    nodes: tuple[Store, Store], postgresql: str
) -> None:
    async def is_there(code: str, key: str) -> bool:
        while True:
            with suppress(Unavailable):
                return await nodes[1].find(code, key) is not None

    async def play(code: str) -> None:
        """Append until twenty are there, as a server does: if unsure, look for the key."""
        head = 0
        while head < 20:
            key = f"k{head}"
            try:
                await nodes[0].append(samples.append(code, head=head, key=key))
            except Unavailable:
                if not await is_there(code, key):
                    continue
            head += 1

    async def cut() -> None:
        for _ in range(12):
            await asyncio.sleep(0.01)
            await postgres.hang_up(postgresql, listeners=False)

    codes = [f"T{n}" for n in range(8)]
    async with asyncio.timeout(60):
        await asyncio.gather(cut(), *map(play, codes))
    for code in codes:
        keys = [event.key for event in await nodes[1].events(code, 0)]
        assert keys == [f"k{n}" for n in range(20)]


async def test_a_database_that_is_gone_is_unavailable(anyio_backend: str) -> None:
    address = await postgres.create()
    await upgrade(address)
    store = await Store.open(address)
    await store.append(samples.append())
    await postgres.drop(address)
    appends = [store.append(samples.append(code)) for code in ("ELM", "ASH", "YEW")]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable] * 3
    assert await store.trouble() == Trouble("database", "missing")
    with pytest.raises(Unavailable):
        await store.load("OAK")
    await store.close()

"""A node that loses the line on which it hears from the others finds out by itself, and soon."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest

from everdell.web.store import Store, listener
from tests.web import postgres
from tests.web.proxy import Proxy, way_to

from . import samples
from .notices import Ear, until

pytestmark = pytest.mark.anyio

SOON: Final = 8.0  # seconds; two, on a machine that has nothing else to do


@pytest.fixture
async def far_node(postgresql: str) -> AsyncIterator[tuple[Store, Proxy]]:
    """A node whose way to the database can be blocked."""
    async with way_to(postgresql) as (proxy, address):
        store = await Store.open(address)
        yield store, proxy
        await store.close()


@asynccontextmanager
async def talking(store: Store) -> AsyncIterator[None]:
    """A node that has something to say all the time."""

    async def talk() -> None:
        while True:
            await store.say(f"it is {time.monotonic()}")
            await asyncio.sleep(0)

    task = asyncio.create_task(talk())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_listener_that_was_cut_off_comes_back(
    nodes: tuple[Store, Store], postgresql: str
) -> None:
    ear = Ear()
    await ear.listen(nodes[0])
    assert await postgres.hang_up(postgresql, listeners=True) == 1
    await until(lambda: ear.changes == [(None, 0)], SOON)
    await nodes[1].append(samples.append())
    await nodes[0].say("back")
    await until(lambda: len(ear.changes) == 2 and len(ear.words) == 1)
    assert ear.changes[1] == ("OAK", 1)


async def test_a_listener_that_was_cut_off_while_it_spoke_comes_back(
    nodes: tuple[Store, Store], postgresql: str
) -> None:
    """As often as it takes to meet it in the middle of a word, which the driver does not report."""
    ear = Ear()
    await ear.listen(nodes[0])
    async with talking(nodes[0]):
        for time_cut in range(1, 9):
            said = len(ear.words)
            await until(lambda said=said: len(ear.words) > said)  # type: ignore[misc]
            assert await postgres.hang_up(postgresql, listeners=True) == 1
            await until(lambda n=time_cut: ear.changes.count((None, 0)) == n, SOON)  # type: ignore[misc]
            await nodes[1].append(samples.append(f"T{time_cut}"))
            await until(lambda n=time_cut: (f"T{n}", 1) in ear.changes, SOON)  # type: ignore[misc]


async def test_a_listener_that_is_stirred_as_it_closes_does_close(
    nodes: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The word and the end come in one breath: neither may be forgotten over the other."""
    monkeypatch.setattr(listener, "_BEAT", 60.0)
    ear = Ear()
    await ear.listen(nodes[0])
    await nodes[0].say("first")
    await until(lambda: ear.words == ["first"])
    await asyncio.sleep(0.05)  # by now it waits for what there is to say next
    hearing = nodes[0]._listener
    assert hearing is not None
    hearing.say("last")
    closing = asyncio.create_task(hearing.close())
    closed, _ = await asyncio.wait({closing}, timeout=SOON)
    assert closed == {closing}


@pytest.mark.parametrize("speaks", [False, True])
async def test_a_line_that_goes_silent_is_given_up(
    far_node: tuple[Store, Proxy], nodes: tuple[Store, Store], speaks: bool
) -> None:
    """A network that loses everything without a word: no line is hung up."""
    store, proxy = far_node
    ear = Ear()
    await ear.listen(store)
    await store.load("OAK")  # so that the pool has a connection, too
    assert proxy.freeze() == 2
    if speaks:
        await store.say("is anybody there?")
    await nodes[0].append(samples.append())
    await until(lambda: (None, 0) in ear.changes, SOON)
    await nodes[0].append(samples.append("ELM"))
    await until(lambda: ("ELM", 1) in ear.changes, SOON)


async def test_a_line_that_works_is_kept(
    nodes: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "_BEAT", 0.01)
    ear = Ear()
    await ear.listen(nodes[0])
    await asyncio.sleep(0.1)
    await nodes[1].append(samples.append())
    await until(lambda: len(ear.changes) > 0)
    assert ear.changes == [("OAK", 1)]


async def test_an_event_loop_that_was_held_up_is_no_lost_line(
    nodes: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "_BEAT", 0.01)
    ear = Ear()
    await ear.listen(nodes[0])
    for _ in range(3):
        await nodes[0].say("a beat is on its way")
        await asyncio.sleep(0)
        time.sleep(listener._PATIENCE * 1.2)
        await asyncio.sleep(0.1)
    assert ear.changes == []


async def test_what_is_said_while_the_line_is_down_is_said_when_it_is_back(
    far_node: tuple[Store, Proxy], nodes: tuple[Store, Store]
) -> None:
    store, proxy = far_node
    ears = Ear(), Ear()
    await ears[0].listen(store)
    await ears[1].listen(nodes[0])
    await store.say("first")
    await until(lambda: ears[1].words == ["first"])
    proxy.freeze()
    async with asyncio.timeout(1):  # those who come or go do not wait for the line
        await store.say("lost")
    await until(lambda: ears[0].changes == [(None, 0)], SOON)
    await store.say("last")
    await until(lambda: "last" in ears[1].words, SOON)

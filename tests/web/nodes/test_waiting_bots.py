"""Bots that wait for a worker for longer than other nodes leave a move alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from everdell.engine.state import Game
from everdell.table.acts import begun, open_table, start
from everdell.table.events import HouseRules
from everdell.table.record import PERSON
from everdell.web import scheduler
from everdell.web.host import Host
from everdell.web.scheduler import Scheduler
from everdell.web.store import Store
from tests.web.running import Clock

LEASE = 15.0
OWNER = "owner"


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "_ROUND", 0.005)


class Waiting:
    """Workers that are never free."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, visitor: str, bot: str, world: Game, seat: int, seed: int) -> str:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError


class Node:
    """A node without the door to it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.host = Host(store, clock=clock, bot_lease=LEASE)
        self.thinkers = Waiting()
        self.scheduler = Scheduler(self.host, self.thinkers)  # type: ignore[arg-type]
        self.rounds = 0
        self._due = store.due
        store.due = self._counted  # type: ignore[method-assign]

    async def _counted(self, now: float, limit: int) -> list[str]:
        self.rounds += 1
        return await self._due(now, limit)


@asynccontextmanager
async def nodes(database: str, clock: Clock, count: int) -> AsyncIterator[list[Node]]:
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            store = await Store.open(database)
            stack.push_async_callback(store.close)
            node = Node(store, clock)
            await store.listen(node.scheduler.changed, node.host.presence.heard)
            node.scheduler.start()
            stack.push_async_callback(node.scheduler.stop)
            found.append(node)
        await rounds(*found)  # in its first, a node takes on whatever is under way
        yield found


async def rounds(*nodes: Node) -> None:
    """Let each node look at what is due, twice from now on."""
    wanted = [node.rounds + 2 for node in nodes]
    await until(lambda: all(n.rounds >= least for n, least in zip(nodes, wanted, strict=True)))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(90):
        while not condition():
            await asyncio.sleep(0.005)


async def at_table_with_sage(host: Host) -> str:
    opened = open_table(OWNER, HouseRules(first="seat"), ["sage", PERSON], [1])
    return await host.found(begun(opened, lambda table: start(table, OWNER, 1, 1)))


def test_no_other_node_thinks_about_a_move_that_waits(database: str) -> None:
    async def sitting() -> None:
        clock = Clock()
        async with nodes(database, clock, 3) as (first, second, third):
            code = await at_table_with_sage(first.host)
            for _ in range(20):
                clock.now += LEASE / 5
                await rounds(first, second, third)
            await second.host.table(code)  # looked on from there
            await rounds(first, second, third)
            assert [node.thinkers.asked for node in (first, second, third)] == [1, 0, 0]

    asyncio.run(sitting())


def test_one_node_takes_it_on_when_the_first_is_gone(database: str) -> None:
    async def sitting() -> None:
        clock = Clock()
        async with nodes(database, clock, 3) as (first, second, third):
            await at_table_with_sage(first.host)
            clock.now += LEASE / 2
            await rounds(first, second, third)
            await first.scheduler.stop()
            clock.now += LEASE
            await until(lambda: bool(second.thinkers.asked + third.thinkers.asked))
            await rounds(second, third)
            assert second.thinkers.asked + third.thinkers.asked == 1

    asyncio.run(sitting())

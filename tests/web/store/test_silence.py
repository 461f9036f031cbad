"""A network that swallows connections: what waits for them is told so, and the next get through."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import pytest
from sqlalchemy import Connection

from everdell.web.store import Store, Unavailable
from tests.web.proxy import way_to

from . import samples

pytestmark = pytest.mark.anyio

LONGEST: Final = 15.0  # seconds; seven, on a machine that has nothing else to do


async def test_a_silent_database_is_given_up(postgresql: str) -> None:
    async with way_to(postgresql) as (proxy, address):
        store = await Store.open(address)
        await asyncio.gather(store.append(samples.append()), store.load("OAK"), store.load("ELM"))
        assert proxy.freeze() > 1
        begun = time.monotonic()
        asked = [store.append(samples.append(head=1)), store.load("OAK")]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in told] == [Unavailable] * 2
        # No other connection of that time is waited for as long again.
        await store.append(samples.append("ELM"))
        assert await asyncio.gather(*[store.load("ELM") for _ in range(5)])
        assert time.monotonic() - begun < LONGEST
        await store.close()


async def test_a_node_that_was_cut_off_locks_no_table_for_long(postgresql: str) -> None:
    """It has locked a table's row and is never heard of again; its connection looks alive."""
    async with way_to(postgresql) as (proxy, address):
        far, near = await Store.open(address), await Store.open(postgresql)
        await near.append(samples.append())
        locked = asyncio.Event()

        def lock(connection: Connection) -> None:
            connection.exec_driver_sql("UPDATE tables SET head = 7 WHERE code = 'OAK'")
            proxy.freeze()
            locked.set()
            connection.exec_driver_sql("SELECT 1")

        lost = asyncio.create_task(far._database.write(lock))
        await locked.wait()
        async with asyncio.timeout(LONGEST):
            while True:
                try:
                    await near.append(samples.append(head=1, key="mine"))
                    break
                except Unavailable:
                    continue
        with pytest.raises(Unavailable):
            await lost
        stored = await near.load("OAK")
        assert stored is not None
        assert stored.head == 2
        await far.close()
        await near.close()

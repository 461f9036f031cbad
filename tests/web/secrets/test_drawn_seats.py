"""After the seats are drawn, no player sees from their former seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

from everdell.table import acts
from everdell.table.events import HouseRules
from everdell.table.views import eyes_of
from everdell.web.host import Host
from everdell.web.store import EventRow, Store
from tests.web.secrets.sites import Counted

ALICE, BOB = "hash-of-alice", "hash-of-bob"


class Interrupted:
    """A store in which something happens while events are read."""

    def __init__(self, store: Store, meanwhile: Callable[[], Awaitable[object]]) -> None:
        self._store = store
        self._meanwhile = meanwhile

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def events(self, code: str, after: int, limit: int | None = None) -> list[EventRow]:
        rows = await self._store.events(code, after, limit)
        await self._meanwhile()
        return rows


async def lobby(folder: Path) -> tuple[Store, str]:
    """A table at which two people wait, not held in memory."""
    store = await Store.open(str(folder / "tables.db"))
    host = Host(store, chance=Counted())
    opened = acts.open_table(ALICE, HouseRules(), ["person", "person"], [0])
    code = await host.found(opened)
    await host.act(code, lambda table: acts.sit(table, BOB))
    return store, code


def start(host: Host, code: str) -> Awaitable[object]:
    """Deal; the seats move on by one, so that what was Alice's is Bob's now."""
    return host.act(code, lambda table: acts.start(table, ALICE, seed=1, drawn=1))


async def first_choice(host: Host, code: str) -> None:
    """Bob begins."""
    table = (await host.table(code)).table
    assert table.game is not None
    option = table.game.options[0].id
    await host.act(code, lambda table: acts.choose(table, BOB, option, table.version))


def test_a_game_that_starts_while_it_is_watched_shows_no_other_hand(
    tmp_path: Path,
) -> None:
    async def run() -> dict[str, Any]:
        store, code = await lobby(tmp_path)
        host = Host(store)
        host.store = cast(Store, Interrupted(store, lambda: start(host, code)))
        message = await host.message(code, partial(eyes_of, holder=ALICE), since=0)
        await store.close()
        found: dict[str, Any] = json.loads(message.text)
        return found

    seen = asyncio.run(run())
    assert [event["type"] for event in seen["events"]] == ["opened", "sat", "started"]
    assert seen["table"]["you"] == [1]
    hands = [player["seat"] for player in seen["table"]["game"]["players"] if "hand" in player]
    assert hands == [1]


def test_events_that_a_node_has_not_taken_in_are_not_read_with_old_eyes(tmp_path: Path) -> None:
    async def run() -> tuple[int, list[int]]:
        store, code = await lobby(tmp_path)
        node, other = Host(store), Host(store)
        head = (await node.table(code)).table.head
        await start(other, code)
        await first_choice(other, code)
        events = await node.events(code, since=0)
        await store.close()
        return head, [kept.seq for kept in events]

    head, events = asyncio.run(run())
    assert events == list(range(1, head + 1))

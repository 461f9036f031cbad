"""Who is at a table, as the watchers are told and as the nodes tell each other."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from everdell.table.acts import open_table
from everdell.table.events import HouseRules
from everdell.table.table import GameTable
from everdell.web.presence import Presence
from everdell.web.throttle import Throttle
from everdell.web.watching import TableWatcher, Watchers
from tests.web.running import Player, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# Nodes ---------------------------------------------------------------------------------------


def table_of(holder: str) -> GameTable:
    """A table where the first of two seats is taken."""
    table = GameTable("OAK")
    for event in open_table(holder, HouseRules(), ["person", "person"], [0]).events:
        table.apply(event, 0.0)
    return table


OAK = table_of("mole")


def crowd(*holders: str) -> Presence:
    watchers = Watchers()
    for holder in holders:
        watchers.add("OAK", TableWatcher(holder, None, 0))
    presence = Presence(watchers, lambda: 0.0)
    presence.learn(OAK)
    return presence


def seen(presence: Presence) -> tuple[list[int], int]:
    presence.renew("OAK")
    message = presence.message(OAK)
    return message["seats"], message["watching"]


def test_a_crowd_takes_no_more_room_in_a_notice_than_a_few() -> None:
    few = crowd("mole", "toad", "")
    many = crowd("mole", *[f"{n:064}" for n in range(1000)], *[""] * 1000)
    assert len(many.report("OAK")) <= len(few.report("OAK")) + 3


def test_a_player_with_several_tabs_is_there_once() -> None:
    assert seen(crowd("mole", "mole", "toad", "toad", "", "")) == ([0], 3)


def test_nodes_add_up() -> None:
    here, there = crowd("toad", ""), crowd("mole", "rat", "")
    assert seen(here) == ([], 2)
    assert here.hear(there.report("OAK")) == "OAK"
    assert seen(here) == ([0], 4)
    assert here.hear(there.report("OAK")) is None  # no news
    assert here.hear("nonsense") is None


def test_a_player_is_seen_in_any_crowd_at_another_node() -> None:
    here, there = crowd(""), crowd("mole", *[f"{n:064}" for n in range(1000)])
    here.hear(there.report("OAK"))
    assert seen(here) == ([0], 1001)


def test_who_sits_down_is_news_for_other_nodes() -> None:
    there = crowd("mole", "toad")
    assert not there.learn(OAK)
    assert there.learn(table_of("toad"))


# Watchers ------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_what_is_asked_for_often_is_done_at_once_and_once_more() -> None:
    done: list[str] = []
    throttle = Throttle(done.append, lambda _key: 0.05)
    for _ in range(100):
        throttle.ask("OAK")
    throttle.ask("ELM")
    assert done == ["OAK", "ELM"]
    while done.count("OAK") < 2:
        await asyncio.sleep(0.01)
    throttle.ask("OAK")  # its pause has begun anew
    assert done == ["OAK", "ELM", "OAK"]


CROWD = 200


def test_a_crowd_that_comes_in_is_not_told_of_each_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path / "db") as address:
        code = Player(address).open("person", "person")
        told = asyncio.run(gather(f"{address.replace('http', 'ws')}/api/tables/{code}/live"))
    assert len(told) == CROWD
    assert sum(told) < CROWD**2 / 4  # one for each that comes in would be twice that


async def gather(url: str) -> list[int]:
    """Let a crowd come in one by one; how often each is told who is there until all are."""
    door = asyncio.Lock()
    counts = [0] * CROWD

    async def watch(n: int) -> None:
        await door.acquire()  # until the newcomer knows who is there
        async with connect(url, compression=None, proxy=None) as channel:
            async for text in channel:
                message = json.loads(text)
                if message["type"] == "presence":
                    counts[n] += 1
                    if counts[n] == 1:
                        door.release()
                    if message["watching"] == CROWD:
                        all_there.set()
                        break
            await all_there.wait()

    all_there = asyncio.Event()
    await asyncio.wait_for(asyncio.gather(*[watch(n) for n in range(CROWD)]), 120)
    return counts

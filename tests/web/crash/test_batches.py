"""A hundred moves are on their way at once when the server dies: they share a transaction."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp

from everdell.table.events import Chosen
from tests.web.crash.asking import Person, Tally
from tests.web.crash.keeping import Keeping, check_sound
from tests.web.process import ServerProcess

MOVES: Final = 100
ANSWERS_BEFORE_DEATH: Final = (1, 50)


class Told(NamedTuple):
    """What was acknowledged of a move."""

    seq: int
    at: float
    option: str


def test_each_of_a_hundred_moves_is_made_once(keeping: Keeping, tmp_path: Path) -> None:
    with ServerProcess(keeping.address, tmp_path / "log") as server:
        asyncio.run(_play(server, keeping))


async def _play(server: ServerProcess, keeping: Keeping) -> None:
    tally = Tally()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        person = Person("all", session, server, tally)
        codes = await _all(_open(person, n) for n in range(MOVES))
        rounds = [await _round(person, codes, server, tally, n) for n in ANSWERS_BEFORE_DEATH]
    assert tally.lost > 0, "nothing was under way"
    await asyncio.to_thread(server.kill)
    for kept, *told in zip(await keeping.tables(codes), *rounds, strict=True):
        check_sound(kept)
        made = zip(kept.rows, kept.events, strict=True)
        assert told == [
            Told(row.seq, row.at, str(event.option))
            for row, event in made
            if isinstance(event, Chosen)
        ]


async def _round(
    person: Person, codes: list[str], server: ServerProcess, tally: Tally, answers: int
) -> list[Told]:
    """A move at each table; the server dies after some answers."""
    tables = await _all(person.table(code) for code in codes)
    enough = tally.answered + answers
    moves = asyncio.create_task(_all(_choose(person, table) for table in tables))
    while tally.answered < enough:
        await asyncio.sleep(0.001)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    return await moves


async def _all(asked: Any) -> list[Any]:
    return list(await asyncio.gather(*asked))


async def _open(person: Person, n: int) -> str:
    wish = {"seats": ["person", "person"], "mine": [0, 1], "start": True}
    answer = await person.post("/api/tables", wish, f"open {n}")
    assert answer.status == 201, answer
    return str(answer.body["code"])


async def _choose(person: Person, table: dict[str, Any]) -> Told:
    """The keys are the same at all tables: a key names a request at one of them."""
    option, version = table["game"]["decision"]["options"][0]["id"], table["version"]
    path = f"/api/tables/{table['code']}/choose"
    answer = await person.post(path, {"option": option, "version": version}, f"at {version}")
    assert answer.status == 200, answer
    [event] = answer.body["events"]
    return Told(event["seq"], event["at"], event["choice"]["options"][0])

"""The server is killed while a seat goes from device to device."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from pathlib import Path
from typing import Any, Final

import aiohttp

from everdell.table.events import Carried
from tests.effort import EFFORT
from tests.web.crash.asking import Person, Tally
from tests.web.crash.keeping import Keeping, check_sound
from tests.web.crash.test_kills import SEED
from tests.web.process import ServerProcess

ROUNDS: Final = 2 * EFFORT
MOMENT: Final = 0.03  # seconds: about as long as it takes


def test_a_seat_is_never_lost_nor_had_twice(keeping: Keeping, tmp_path: Path) -> None:
    print(f"EVERDELL_SEED={SEED}")
    with ServerProcess(keeping.address, tmp_path / "log") as server:
        code = asyncio.run(_Relay(server).run())
        assert server.errors() == []
    [kept] = asyncio.run(keeping.tables([code]))
    check_sound(kept)
    assert len([event for event in kept.events if isinstance(event, Carried)]) == 2 * ROUNDS


class _Relay:
    """A seat that is handed on and on, by links and by a phrase, while the server is killed."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._chance = random.Random(SEED)
        self._numbers = count()
        self._code = ""

    async def run(self) -> str:
        async with aiohttp.ClientSession() as session:
            holder = self._device(session)
            wish = {"seats": ["person", "person"], "mine": [0, 1], "start": True}
            self._code = str((await self._post(holder, "/api/tables", wish))["code"])
            for _ in range(ROUNDS // 2):
                link = (await self._post(holder, f"/api/tables/{self._code}/carry", {}))["link"]
                key = {"code": self._code, "secret": link.partition("#")[2]}
                holder = await self._hand_on(holder, self._device(session), key)
                late = await self._device(session).post("/api/seat/take", key, "late")
                assert (late.status, late.body["code"]) == (410, "link-used")
                made = await self._post(holder, f"/api/tables/{self._code}/phrase", {})
                await self._kill()
                words = {"phrase": made["phrase"]}
                holder = await self._hand_on(holder, self._device(session), words)
        return self._code

    async def _hand_on(self, before: Person, after: Person, key: dict[str, str]) -> Person:
        """The one who has the seats now, whatever happened to the server meanwhile."""
        taking = asyncio.create_task(self._post(after, "/api/seat/take", key))
        await asyncio.sleep(self._chance.uniform(0.0, MOMENT))
        await self._kill()
        await taking
        await self._kill()
        assert [(await who.table(self._code))["you"] for who in (before, after)] == [[], [0, 1]]
        return after

    def _device(self, session: aiohttp.ClientSession) -> Person:
        return Person(f"device {next(self._numbers)}", session, self._server, Tally())

    async def _post(self, person: Person, path: str, wish: dict[str, Any]) -> Any:
        answer = await person.post(path, wish, f"key-{next(self._numbers)}")
        assert answer.status in (200, 201), answer
        return answer.body

    async def _kill(self) -> None:
        await asyncio.to_thread(self._server.kill)
        await asyncio.to_thread(self._server.start)

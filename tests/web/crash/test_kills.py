"""The server is killed at random moments, over and over, while people play."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Final

import aiohttp

from everdell.table.events import Opened, Rematched
from tests.effort import EFFORT
from tests.web.crash.acknowledged import Acknowledged
from tests.web.crash.asking import Person, Tally
from tests.web.crash.keeping import Keeping, check_sound
from tests.web.crash.sitting import Sitting
from tests.web.process import ServerProcess

KILLS: Final = 3 * EFFORT
SEED: Final = int(os.environ.get("EVERDELL_SEED", random.SystemRandom().getrandbits(32)))
TABLES: Final = 8
LONGEST_LIFE: Final = 0.3  # seconds
MOST_ANSWERS: Final = 100


def test_what_was_acknowledged_is_there_and_nothing_happened_twice(
    keeping: Keeping, tmp_path: Path
) -> None:
    print(f"EVERDELL_SEED={SEED}")
    with ServerProcess(keeping.address, tmp_path / "log") as server:
        moves = asyncio.run(_Town(server, keeping).survive(KILLS))
        assert server.errors() == []
    assert moves >= KILLS, "hardly anybody could move"


class _Town:
    """Several tables on one server, which is killed again and again."""

    def __init__(self, server: ServerProcess, keeping: Keeping) -> None:
        self._server = server
        self._keeping = keeping
        self._chance = random.Random(SEED)
        self._acknowledged = Acknowledged()
        self._tally = Tally()
        self._checked: dict[str, int] = {}

    async def survive(self, kills: int) -> int:
        """The number of moves made meanwhile."""
        started = time.perf_counter()
        async with aiohttp.ClientSession() as session:
            sittings = [self._sitting(session, n) for n in range(TABLES)]
            async with asyncio.TaskGroup() as tasks:
                for sitting in sittings:
                    tasks.create_task(sitting.play())
                for _ in range(kills):
                    await self._live_and_die()
                    for sitting in sittings:
                        sitting.shake()
                await self._answers(MOST_ANSWERS)
                for sitting in sittings:
                    sitting.stop()
            await self._kill()
            await asyncio.to_thread(self._server.start)
            await self._acknowledged.prove_all()
        await self._check_complete()
        print(
            self._tally, f"{time.perf_counter() - started:.1f} s", dict(self._acknowledged.kinds())
        )
        return self._acknowledged.kinds()["chosen"]

    def _sitting(self, session: aiohttp.ClientSession, n: int) -> Sitting:
        owner, guest = (
            Person(f"{role} {n}", session, self._server, self._tally) for role in ("owner", "guest")
        )
        return Sitting(owner, guest, self._acknowledged, random.Random(f"{SEED}/{n}"))

    async def _live_and_die(self) -> None:
        """Kill the server some time after it was ready, or after some answers; or as it starts."""
        if self._chance.random() < 0.5:
            await asyncio.sleep(self._chance.uniform(0.002, LONGEST_LIFE))
        else:
            await self._answers(self._chance.randrange(MOST_ANSWERS))
        await self._kill()
        await asyncio.to_thread(self._server.launch)
        if self._chance.random() < 0.1:
            await asyncio.sleep(self._chance.uniform(0.0, LONGEST_LIFE))
            await self._kill()
            await asyncio.to_thread(self._server.launch)
        await asyncio.to_thread(self._server.wait_until_ready)

    async def _answers(self, number: int) -> None:
        """Until so many more requests were answered, however slow the machine is."""
        enough = self._tally.answered + number
        while self._tally.answered < enough:
            await asyncio.sleep(0.001)

    async def _kill(self) -> None:
        await asyncio.to_thread(self._server.kill)
        self._tally.kills += 1
        await self._check_sound()

    async def _check_sound(self) -> None:
        """Whatever has changed since the last look is sound."""
        heads = await self._keeping.heads()
        changed = [code for code, head in heads.items() if head != self._checked.get(code)]
        assert all(heads[code] >= head for code, head in self._checked.items())
        for kept in await self._keeping.tables(changed):
            check_sound(kept)
        self._checked = heads

    async def _check_complete(self) -> None:
        """Everything was acknowledged in the end, so nothing else may have happened."""
        for kept in await self._keeping.tables(await self._keeping.heads()):
            own = self._acknowledged.numbers(kept.code)
            others = [e for seq, e in enumerate(kept.events, 1) if seq not in own]
            assert own <= set(range(1, kept.stored.head + 1))
            # The one who opens a table is told its code and not its first event.
            assert isinstance(others[0], Opened)
            assert [type(event) for event in others[1:]] in ([], [Rematched])

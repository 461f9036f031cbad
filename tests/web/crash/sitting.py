"""Two people at one table, who play at random for as long as they are let."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from typing import Any

from tests.web.crash.acknowledged import Acknowledged
from tests.web.crash.asking import Answer, Person

_numbers = count(1)


class Sitting:
    """They play game after game. Whenever the server was gone, they look for what they know.

    codes  the tables they have sat at
    """

    def __init__(
        self, owner: Person, guest: Person, acknowledged: Acknowledged, chance: random.Random
    ) -> None:
        self._owner, self._guest = owner, guest
        self._acknowledged = acknowledged
        self._chance = chance
        self._stopping = asyncio.Event()
        self._shaken = False
        self.codes: list[str] = []

    def shake(self) -> None:
        """The server was gone: what it has acknowledged is to be proved."""
        self._shaken = True

    def stop(self) -> None:
        """Finish what is under way, and do no more."""
        self._stopping.set()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._talk())
            while not self._stopping.is_set():
                code = await self._sit_down()
                while not self._stopping.is_set() and await self._go_on(code):
                    pass
        await self._prove()

    # Before the game -------------------------------------------------------------------------

    async def _sit_down(self) -> str:
        code = await self._rematch() if self.codes else await self._open()
        self.codes.append(code)
        await self._act(self._guest, code, "join", name="guest")
        await self._act(self._owner, code, "start")
        return code

    async def _open(self) -> str:
        answer = await self._post(self._owner, "/api/tables", seats=["person", "person"])
        assert answer.status == 201, answer
        return str(answer.body["code"])

    async def _rematch(self) -> str:
        answer = await self._post(self._owner, f"/api/tables/{self.codes[-1]}/rematch")
        assert answer.status == 201, answer
        return str(answer.body["code"])

    # The game --------------------------------------------------------------------------------

    async def _go_on(self, code: str) -> bool:
        """Do something; whether the game goes on."""
        if self._shaken:
            self._shaken = False
            await self._prove()
        mover, other = self._owner, self._guest
        table = await mover.table(code)
        if table["decider"] is None:
            return False
        if table["decider"] not in table["you"]:
            mover, other = other, mover
            table = await mover.table(code)
        await self._do_something(code, mover, other, table)
        return True

    async def _do_something(
        self, code: str, mover: Person, other: Person, table: dict[str, Any]
    ) -> None:
        version = table["version"]
        option = self._chance.choice(table["game"]["decision"]["options"])["id"]
        match self._chance.randrange(20):
            case 0:
                await self._refused(mover, code, "stale-version", option=option, version=0)
            case 1:
                await self._refused(other, code, "not-your-turn", option=option, version=version)
            case 2 | 3 if table["undo"]:
                await self._act(mover, code, "undo", version=version)
            case 4 | 5:
                await self._act_twice(mover, code, "choose", option=option, version=version)
            case _:
                await self._act(mover, code, "choose", option=option, version=version)

    async def _talk(self) -> None:
        while not self._stopping.is_set():
            await asyncio.sleep(self._chance.uniform(0.0, 0.6))
            if self.codes:
                person = self._chance.choice((self._owner, self._guest))
                await self._say(person, self.codes[-1])

    async def _say(self, person: Person, code: str) -> None:
        path = f"/api/tables/{code}/say"
        key = _key()
        answer = await person.post(path, {"text": key}, key)
        if answer.status == 200:
            self._acknowledged.note(person, key, answer.body)
        else:  # before the guest has joined
            assert answer.body["code"] == "not-seated", answer

    # Asking ----------------------------------------------------------------------------------

    async def _act(self, person: Person, code: str, act: str, **wish: Any) -> None:
        """An act that succeeds, however often the server dies meanwhile."""
        key = _key()
        answer = await person.post(f"/api/tables/{code}/{act}", wish, key)
        assert answer.status == 200, answer
        self._acknowledged.note(person, key, answer.body)

    async def _act_twice(self, person: Person, code: str, act: str, **wish: Any) -> None:
        """The same request twice at once, as over a bad line."""
        key, path = _key(), f"/api/tables/{code}/{act}"
        answers = await asyncio.gather(person.post(path, wish, key), person.post(path, wish, key))
        for answer in answers:
            assert answer.status == 200, answer
            self._acknowledged.note(person, key, answer.body)

    async def _refused(self, person: Person, code: str, why: str, **wish: Any) -> None:
        answer = await self._post(person, f"/api/tables/{code}/choose", **wish)
        assert (answer.status, answer.body["code"]) == (409, why), answer

    async def _post(self, person: Person, path: str, **wish: Any) -> Answer:
        return await person.post(path, wish, _key())

    async def _prove(self) -> None:
        for code in self.codes:
            for person in (self._owner, self._guest):
                await self._acknowledged.prove(code, person)


def _key() -> str:
    return f"key-{next(_numbers)}"

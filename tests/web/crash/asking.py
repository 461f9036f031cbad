"""People who are not put off by a server that dies or starves: they ask until they are answered."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import aiohttp

from tests.web.process import ServerProcess

_PAUSE: Final = 0.01  # seconds before asking again
_TRY_AGAIN: Final = 503  # a database that a busy machine does not let answer


@dataclass
class Tally:
    """How it went: kills, requests answered, and those that a dying server did not answer."""

    kills: int = 0
    answered: int = 0
    lost: int = 0


class Answer(NamedTuple):
    status: int
    body: Any


class Person:
    """A person with a token; `name` is for messages."""

    def __init__(
        self, name: str, session: aiohttp.ClientSession, server: ServerProcess, tally: Tally
    ) -> None:
        self.name = name
        self._session = session
        self._server = server
        self._tally = tally
        self._identity: asyncio.Task[Answer] | None = None

    async def read(self, path: str, **query: int) -> Any:
        answer = await self._ask("GET", path, {}, params=query)
        assert answer.status == 200, answer
        return answer.body

    async def table(self, code: str) -> Any:
        return (await self.read(f"/api/tables/{code}", since=2**31))["table"]

    async def post(self, path: str, wish: dict[str, Any], key: str) -> Answer:
        """Send a wish until it is answered, always under the same key."""
        return await self._ask("POST", path, {"Idempotency-Key": key}, json=wish)

    async def _ask(self, method: str, path: str, headers: dict[str, str], **how: Any) -> Answer:
        """A person whom the server gave a token with the first answer."""
        if self._identity is None:
            wish = {"cookie": False}
            self._identity = asyncio.create_task(self._send("POST", "/api/identity", {}, json=wish))
        token = (await self._identity).body["token"]
        return await self._send(
            method, path, {"Authorization": f"Bearer {token}", **headers}, **how
        )

    async def _send(self, method: str, path: str, headers: dict[str, str], **how: Any) -> Answer:
        while True:
            url = self._server.address + path
            try:
                async with self._session.request(method, url, headers=headers, **how) as response:
                    answer = Answer(response.status, await response.json())
            except aiohttp.ClientConnectorError:
                await asyncio.sleep(_PAUSE)
            except aiohttp.ClientError:
                self._tally.lost += 1
                await asyncio.sleep(_PAUSE)
            else:
                if answer.status != _TRY_AGAIN:
                    self._tally.answered += 1
                    return answer
                await asyncio.sleep(_PAUSE)

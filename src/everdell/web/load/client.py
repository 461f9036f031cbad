"""The client of all players: a few requests and the live channel.

Server and load share the processors, so only what a player needs is read from an answer.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Literal

import aiohttp
import msgspec

# The server closes connections that were idle for five seconds; none may be in use by then.
_KEEP_ALIVE: Final = 3.0
_PATIENCE: Final = aiohttp.ClientTimeout(total=60)

Socket = aiohttp.ClientWebSocketResponse[Literal[False]]


class Refused(Exception):
    """The server has answered with an error, or not at all."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Offer(msgspec.Struct, frozen=True, gc=False):
    id: str


class _Decision(msgspec.Struct, frozen=True, gc=False):
    """What has to be chosen; only the player who has to choose is sent options."""

    options: list[_Offer] = []


class _Game(msgspec.Struct, frozen=True, gc=False):
    decision: _Decision | None


class TableSeen(msgspec.Struct, frozen=True, gc=False):
    version: int
    status: str
    game: _Game | None

    @property
    def options(self) -> list[str]:
        decision = None if self.game is None else self.game.decision
        return [] if decision is None else [offer.id for offer in decision.options]


class _Message(msgspec.Struct, frozen=True, gc=False):
    """A message of the live channel; `code` is that of an error."""

    type: str
    code: str = ""
    table: TableSeen | None = None


class _Reply(msgspec.Struct):
    """The fields of all answers that are read."""

    code: str = ""
    token: str = ""


_encode = msgspec.json.Encoder().encode
_message = msgspec.json.Decoder(_Message).decode
_answer = msgspec.json.Decoder(_Reply).decode


class Client:
    """The requests of all players, over connections that they share."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    async def identity(self) -> str:
        """A token."""
        return _answer(await self._post("/api/identity", {}, b'{"cookie":false}')).token

    async def open_table(self, token: str, players: int, boxes: tuple[str, ...]) -> str:
        wish = {"seats": ["person"] * players, "boxes": boxes, "name": "load"}
        return _answer(await self._post("/api/tables", _bearer(token), _encode(wish))).code

    async def join(self, token: str, code: str) -> None:
        await self._post(f"/api/tables/{code}/join", _bearer(token), b'{"name":"load"}')

    async def start(self, token: str, code: str) -> None:
        await self._post(f"/api/tables/{code}/start", _bearer(token), b"")

    async def choose(self, token: str, code: str, option: str, version: int) -> None:
        """Move; it returns when the move is durable."""
        headers = {**_bearer(token), "Idempotency-Key": str(version)}
        body = _encode({"option": option, "version": version})
        await self._post(f"/api/tables/{code}/choose", headers, body)

    async def live(self, token: str, code: str) -> Socket:
        """The live channel of a table, to be closed by the caller."""
        path = f"/api/tables/{code}/live?since=0"
        async with _reaching():
            return await self._session.ws_connect(path, headers=_bearer(token), decode_text=False)

    async def _post(self, path: str, headers: dict[str, str], body: bytes) -> bytes:
        async with _reaching():
            answer = await self._session.post(path, headers=headers, data=body)
            async with answer:
                text = await answer.read()
        if answer.status >= 400:
            raise Refused(_code(text) or str(answer.status))
        return text


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Client]:
    """A client of a server; as many connections as there are requests at the same time."""
    async with aiohttp.ClientSession(
        address,
        connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=_KEEP_ALIVE),
        cookie_jar=aiohttp.DummyCookieJar(),
        headers={"Content-Type": "application/json"},
        skip_auto_headers=("Accept", "Accept-Encoding", "User-Agent"),
        timeout=_PATIENCE,
    ) as session:
        yield Client(session)


async def next_table(socket: Socket) -> TableSeen | None:
    """What the next message of a live channel shows of the table."""
    message = await socket.receive()
    if message.type is not aiohttp.WSMsgType.TEXT:
        raise Refused("closed")
    told = _message(message.data)
    if told.type == "error":
        raise Refused(told.code)
    return told.table


@asynccontextmanager
async def _reaching() -> AsyncIterator[None]:
    try:
        yield
    except (aiohttp.ClientError, TimeoutError, OSError) as fault:
        raise Refused(type(fault).__name__) from fault


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _code(text: bytes) -> str:
    try:
        return _answer(text).code
    except msgspec.MsgspecError:
        return ""

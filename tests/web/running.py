"""A real server on a real port, in a thread of the test."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from everdell.web.randomness import Chance
from everdell.web.server.app import application
from everdell.web.server.serving import uvicorn_config
from everdell.web.server.settings import Settings

# Reading the certificates of this machine takes longer than most tests, and none is needed.
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

# Tests ask a lot at once; those about limits set their own.
NO_LIMITS: dict[str, Any] = {
    "requests_per_second": 0,
    "new_tables_per_hour": 0,
    "connections_per_address": 0,
    "sockets_per_address": 0,
    "socket_messages_per_second": 0,
    "chat_per_minute": 0,
    "wrong_codes_per_minute": 0,
    "public_tables_per_address": 0,
    "carries_per_minute": 0,
}


@contextmanager
def running(
    database: Path | str,
    *,
    chance: Chance | None = None,
    clock: Callable[[], float] | None = None,
    **settings: Any,
) -> Iterator[str]:
    """The address of a server, which is stopped as SIGTERM stops it."""
    wanted = Settings(**{**NO_LIMITS, "database": str(database), **settings})
    server = _Server(wanted, chance, clock)
    server.start()
    try:
        yield server.address()
    finally:
        server.stop()


class _Server(threading.Thread):
    def __init__(
        self, settings: Settings, chance: Chance | None, clock: Callable[[], float] | None
    ) -> None:
        super().__init__(daemon=True)
        self._settings, self._chance, self._clock = settings, chance, clock
        self._listens = threading.Event()
        self._uvicorn: uvicorn.Server | None = None
        self._fault: BaseException | None = None

    def run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as fault:
            self._fault = fault
        finally:
            self._listens.set()

    async def _serve(self) -> None:
        async with application(self._settings, chance=self._chance, clock=self._clock) as app:
            config = uvicorn_config(app, self._settings)
            config.port = 0
            self._uvicorn = server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve())
            while not server.started and not serving.done():
                await asyncio.sleep(0.005)
            self._listens.set()
            await serving

    def address(self) -> str:
        self._listens.wait(30)
        if self._fault is not None:
            raise self._fault
        assert self._uvicorn is not None
        port = self._uvicorn.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        if self._uvicorn is not None:
            self._uvicorn.should_exit = True
        self.join(30)
        assert not self.is_alive(), "the server does not stop"
        if self._fault is not None:
            raise self._fault


def client(address: str, headers: Mapping[str, str] | None = None) -> httpx.Client:
    return httpx.Client(base_url=address, headers=headers, timeout=30, verify=_NO_TLS)


def offered(table: dict[str, Any]) -> list[str]:
    """The ids of what the one who looks may choose."""
    return [option["id"] for option in table["game"]["decision"]["options"]]


class Player:
    """A player with a token, who talks to a server as a program does."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = client(address, {"accept-language": language})
        weakref.finalize(self, self.http.close)
        self.token: str = self.http.post("/api/identity", json={"cookie": False}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def go_to(self, address: str) -> None:
        """Talk to another server from now on."""
        self.http.base_url = httpx.URL(address)

    def open(self, *seats: str, **wishes: Any) -> str:
        """Open a table; its code."""
        answer = self.http.post("/api/tables", json={"seats": list(seats), **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def do(self, code: str, act: str, **wish: Any) -> httpx.Response:
        """One act at a table; `key` names the request."""
        key = wish.pop("key", None)
        headers = {} if key is None else {"Idempotency-Key": key}
        return self.http.post(f"/api/tables/{code}/{act}", json=wish or None, headers=headers)

    def must(self, code: str, act: str, **wish: Any) -> dict[str, Any]:
        """An act that succeeds."""
        answer = self.do(code, act, **wish)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def look(self, code: str, since: int = 0, **how: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{code}", params={"since": since, **how})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def table(self, code: str, **how: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.look(code, **how)["table"]
        return found

    def choose(self, code: str, number: int = 0) -> dict[str, Any]:
        """Take one of the offered options, counted from the first and around."""
        table = self.table(code)
        options = offered(table)
        option = options[number % len(options)]
        return self.must(code, "choose", option=option, version=table["version"])

    def watch(self, code: str, **how: Any) -> AbstractContextManager[Channel]:
        """Open the live channel of a table."""
        return watching(str(self.http.base_url), code, token=self.token, **how)


def fault(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error."""
    return answer.status_code, answer.json()["code"]


def two_at_table(address: str, **wishes: Any) -> tuple[str, Player, Player]:
    """A running game of two people; the first of them begins."""
    ann, bob = Player(address), Player(address)
    code = ann.open("person", "person", first="seat", name="Ann", **wishes)
    bob.must(code, "join", name="Bob")
    ann.must(code, "start")
    return code, ann, bob


def finish(code: str, player: Player) -> None:
    """Play to the end for a player who has all seats."""
    while player.table(code)["status"] == "playing":
        player.choose(code, -1)


class Clock:
    """Time that passes when a test lets it."""

    def __init__(self) -> None:
        self.now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


# The live channel ----------------------------------------------------------------------------


class Channel:
    """The other end of a live channel."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, message: str | bytes) -> None:
        self.connection.send(message)

    def next(self, kind: str = "table", seconds: float = 10.0) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(timeout=seconds))
            if message["type"] == kind:
                return message

    def until_event(self, seq: int) -> list[dict[str, Any]]:
        """All events up to a number, in as many messages as they come."""
        events: list[dict[str, Any]] = []
        while not events or events[-1]["seq"] < seq:
            events += self.next()["events"]
        return events

    def end(self) -> tuple[int, str]:
        """Why it is closed, once it is."""
        with suppress(ConnectionClosed):
            while True:
                self.connection.recv(timeout=10)
        return self.connection.close_code or 0, self.connection.close_reason or ""


@contextmanager
def watching(
    address: str,
    code: str,
    *,
    token: str = "",
    headers: Mapping[str, str] | None = None,
    **query: int,
) -> Iterator[Channel]:
    url = f"{address.replace('http', 'ws', 1).rstrip('/')}/api/tables/{code}/live"
    wanted = {**({"authorization": f"Bearer {token}"} if token else {}), **(headers or {})}
    with connect(
        f"{url}?{urlencode(query)}", additional_headers=wanted, compression=None, proxy=None
    ) as connection:
        yield Channel(connection)

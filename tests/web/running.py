"""A real server on a real port, in a thread of the test."""

from __future__ import annotations

import asyncio
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any

import httpx
import uvicorn

from everdell.web.chance import Chance
from everdell.web.server.app import application
from everdell.web.server.serving import uvicorn_config
from everdell.web.server.settings import Settings

# Tests ask a lot at once; those about limits set their own.
NO_LIMITS: dict[str, Any] = {
    "requests_per_second": 0,
    "new_tables_per_hour": 0,
    "sockets_per_address": 0,
    "socket_messages_per_second": 0,
    "chat_per_minute": 0,
}


@contextmanager
def running(
    database: Path | str,
    *,
    chance: Chance | None = None,
    clock: Callable[[], float] = time,
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
        self, settings: Settings, chance: Chance | None, clock: Callable[[], float]
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


class Player:
    """Somebody with a token, who talks to a server as a program does."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = httpx.Client(base_url=address, timeout=30)
        weakref.finalize(self, self.http.close)
        self.http.headers["accept-language"] = language
        token = self.http.post("/api/identity", json={"cookie": False}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {token}"

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
        options = table["game"]["decision"]["options"]
        option = options[number % len(options)]
        return self.must(code, "choose", option=option, version=table["version"])

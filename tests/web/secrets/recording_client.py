"""A client of a server, with every byte that it is sent."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

# They say when something was sent, or answer a random number of the one who asked.
_ASIDE = frozenset({"date", "sec-websocket-accept"})


class Heard(NamedTuple):
    """An answer as it came."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Person:
    """A client with a token or without one.

    heard  everything that was sent to it, in order
    """

    def __init__(self, address: str, token: str | None, language: str = "en") -> None:
        self._address = address
        self._headers = {"accept-language": language}
        if token is not None:
            self._headers["authorization"] = f"Bearer {token}"
        self._http = httpx.Client(base_url=address, headers=self._headers, timeout=30)
        self._socket: ClientConnection | None = None
        self._connected = ExitStack()
        self.heard: list[Heard] = []

    def ask(self, method: str, path: str, **more: Any) -> Heard:
        answer = self._http.request(method, path, **more)
        return self._hears(answer.status_code, answer.headers.multi_items(), answer.content)

    def _hears(self, status: int, headers: list[tuple[str, str]], body: bytes) -> Heard:
        kept = tuple([(name, value) for name, value in headers if name.lower() not in _ASIDE])
        heard = Heard(status, kept, body)
        self.heard.append(heard)
        return heard

    # The live channel ------------------------------------------------------------------------

    def enter(self, path: str) -> Heard:
        """Open the live channel; how the server shakes hands."""
        assert self._socket is None
        address = f"{self._address.replace('http', 'ws', 1)}{path}"
        self._socket = self._connected.enter_context(
            connect(address, additional_headers=self._headers, compression=None, proxy=None)
        )
        answer = self._socket.response
        assert answer is not None
        return self._hears(answer.status_code, list(answer.headers.raw_items()), b"")

    def listen(self) -> Heard:
        """The next message of the live channel."""
        assert self._socket is not None
        message = self._socket.recv(timeout=20, decode=False)
        return self._hears(0, [], message)

    def say(self, text: str) -> None:
        assert self._socket is not None
        self._socket.send(text)

    def leave(self) -> None:
        self._connected.close()
        self._socket = None

    def close(self) -> None:
        self.leave()
        self._http.close()

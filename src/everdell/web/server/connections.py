"""The connections of a node: how many there may be, and which are given up."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

import msgspec

from everdell.web.metrics import METRICS
from everdell.web.server.faults import body_of, extra_headers
from everdell.web.server.limits import Buckets, Turnstile, too_many
from everdell.web.server.proxies import Proxies
from everdell.web.server.settings import Settings

_LONGEST_PAUSE: Final = 5.0  # seconds between two looks at who does not read
_COME_BACK: Final = 10.0  # seconds


class Connection:
    """One that is let in.

    address       whose it is; empty if it is a proxy's, behind which there may be many
    unread_since  since when something waits in vain to be read by the other side
    """

    __slots__ = ("address", "transport", "unread_since")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.unread_since: float | None = None


class Connections:
    """All that are open. `room` is for how many there are files; 0 is no limit."""

    def __init__(self, settings: Settings, proxies: Proxies, room: int = 0) -> None:
        self.settings = settings
        self._proxies = proxies
        self._room = room
        self._by_address = Turnstile(settings.connections_per_address)
        self._open: set[Connection] = set()
        self._pause = min(_LONGEST_PAUSE, settings.unread_seconds / 4)
        self._next_look: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport, peer: str) -> Connection | None:
        """Let one in, which then has to leave again; or None if it is too many."""
        if 0 < self._room <= len(self._open):
            return None
        address = "" if self._proxies.believe(peer) else peer
        if address and not self._by_address.enter(address):
            return None
        connection = Connection(transport, address)
        self._open.add(connection)
        METRICS.connections.set(len(self._open))
        if self._next_look is None:
            self._look_again()
        return connection

    def leave(self, connection: Connection) -> None:
        self._open.discard(connection)
        METRICS.connections.set(len(self._open))
        if connection.address:
            self._by_address.leave(connection.address)

    def refuse(self, transport: asyncio.Transport) -> None:
        """Say why, without waiting for what is wanted."""
        METRICS.refusals.labels("connections").inc()
        transport.write(_refusal())
        transport.close()

    def frames(self) -> Buckets:
        """How many frames a live connection may send beside its messages."""
        rate = self.settings.socket_messages_per_second
        return Buckets(rate, rate * 2)

    # Those who do not read -------------------------------------------------------------------

    def _look_again(self) -> None:
        loop = asyncio.get_running_loop()
        self._next_look = loop.call_later(self._pause, self._give_up_unread, loop)

    def _give_up_unread(self, loop: asyncio.AbstractEventLoop) -> None:
        """Also of those that are closed already: they are not gone before all is read."""
        now = loop.time()
        for connection in [*self._open]:
            if not connection.transport.get_write_buffer_size():
                connection.unread_since = None
            elif connection.unread_since is None:
                connection.unread_since = now
            elif now - connection.unread_since >= self.settings.unread_seconds:
                METRICS.hang_ups.labels("unread").inc()
                connection.transport.abort()
        self._next_look = None
        if self._open:
            self._look_again()


@cache
def _refusal() -> bytes:
    """A whole answer, which is the same for everyone: nothing has been read of the question."""
    fault = too_many(_COME_BACK)
    body = msgspec.json.encode(body_of(fault, ""))
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **extra_headers(fault),
    }
    lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
    return "".join(["HTTP/1.1 503 Service Unavailable\r\n", *lines, "\r\n"]).encode() + body

"""Connections as uvicorn has them, without its endless patience.

uvicorn alone would let in everyone, read a request line and headers without end and wait for them
for ever, answer any number of pings, and keep for those who do not read.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from everdell.web.metrics import METRICS
from everdell.web.server.connections import Connection, Connections

LONGEST_HEAD: Final = 65_536  # bytes of a request line and headers, beside the first that come


class HttpProtocol(HttpToolsProtocol):
    """A connection that is closed when it is one too many, too slow, or too talkative."""

    _connection: Connection | None = None
    _head: int | None = None  # bytes so far, while a head is being read
    _deadline: asyncio.TimerHandle | None = None
    _allowed: float | None = None  # seconds for what was begun in the data that are being read
    _answering: RequestResponseCycle | None = None  # others may have come after it

    def __init__(self, connections: Connections, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._connections = connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._connection = self._connections.enter(transport, peer)
        if self._connection is None:
            self._connections.refuse(transport)
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._connection is not None:
            self._connections.leave(self._connection)
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True  # uvicorn tells the last request alone
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self._connection is None:
            return
        head_before = self._head
        super().data_received(data)
        if self._allowed is not None:  # most requests come whole, and need no timer
            self._expect(self._allowed)
        if head_before is not None and self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.send_400_response("The head of this request is too large.")
        if self._deadline is None and self._waits_for_the_next:
            self._expect_head()  # blank lines begin no request, but end uvicorn's own waiting

    @property
    def _waits_for_the_next(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        return answered and self.timeout_keep_alive_task is None and self._connection is not None

    def handle_websocket_upgrade(self) -> None:
        """The same connection goes on in the hands of another."""
        self._stop_waiting()
        assert self._connection is not None
        self.ws_protocol_class = partial(SocketProtocol, self._connections, self._connection)  # type: ignore[assignment]
        self._connection = None
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._head = 0
        self._allow(self._connections.settings.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        self._allow(self._connections.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _expect_head(self) -> None:
        self._expect(self._connections.settings.head_seconds)

    def _allow(self, seconds: float) -> None:
        self._stop_waiting()
        self._allowed = seconds

    def _expect(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        self._allowed = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        METRICS.hang_ups.labels("slow").inc()
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off when its peer floods it with what never reaches the channel."""

    def __init__(self, connections: Connections, connection: Connection, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._connections = connections
        self._connection = connection
        self._frames = connections.frames()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.leave(self._connection)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Not with ever more pings and pieces: they cost time, and their answers memory."""
        if self.transport.is_closing():
            return False
        if not self._frames.take(""):
            return True
        METRICS.hang_ups.labels("flood").inc()
        self.transport.abort()
        return False

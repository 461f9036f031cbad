"""How long and how much is listened to before a request is known.

uvicorn alone would read a request line and headers without end, and wait for them for ever.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 65_536  # bytes of a request line and headers, beside the first that come
PATIENCE: Final = 60.0  # seconds for a whole request; a large record by a slow line takes half


class Wire(HttpToolsProtocol):
    """A connection of uvicorn that is closed when its peer takes too long or sends too much."""

    _head: int | None = None  # bytes so far, while a head is being read
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_an_end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        head_before = self._head
        super().data_received(data)
        if head_before is not None and self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.send_400_response("The head of this request is too large.")

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._head = 0
        self._expect_an_end()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _expect_an_end(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

"""The headers by which a proxy says for whom it asks.

Everyone can write them, so none is believed unless the host has named the proxy that the
connection comes from. `X-Forwarded-Host` never is: many proxies pass on what a client put there.
"""

from __future__ import annotations

from typing import Final

import structlog

from everdell.web.server.asgi import App, Receive, Scope, Send
from everdell.web.server.proxies import Proxies

_FOR: Final = b"x-forwarded-for"
_PROTO: Final = b"x-forwarded-proto"
_TELLING: Final = frozenset({_FOR, _PROTO})
_SECURE: Final = {b"http": False, b"ws": False, b"https": True, b"wss": True}

_log = structlog.get_logger("everdell")


class Forwarded:
    """Puts the client that a proxy names in the place of the proxy."""

    def __init__(self, app: App, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self._read(scope)
        await self._app(scope, receive, send)

    def _read(self, scope: Scope) -> None:
        told = [header for header in scope["headers"] if header[0] in _TELLING]
        if not told:
            return
        hops = [value.decode("latin-1") for name, value in told if name == _FOR]
        protocols = [value.strip().lower() for name, value in told if name == _PROTO]
        peer = scope["client"][0] if scope.get("client") else ""
        if not self._proxies.believe(peer):
            self._warn_once(peer)
            return
        if hops:
            scope["client"] = self._proxies.client(peer, ",".join(hops).split(",")), 0
        secure = _SECURE.get(protocols[-1]) if protocols else None
        if secure is not None:
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = f"{plain}s" if secure else plain

    def _warn_once(self, peer: str) -> None:
        """All players behind a proxy that is not believed share one address, and its limits."""
        if not self._has_warned:
            self._has_warned = True
            _log.warning("forwarded-headers-ignored", peer=peer, setting="trusted_proxies")

"""The door: what no request passes by, whatever it asks for.

It stands before the framework, so that what matches no route is guarded, counted and logged, too.
"""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from everdell.engine.errors import EverdellError
from everdell.web.metrics import METRICS
from everdell.web.server.asgi import App, Receive, Scope, Send
from everdell.web.server.faults import body_of, extra_headers, status_of
from everdell.web.server.identity import COOKIE, bad_token, has_form, token_from, without_cookie
from everdell.web.server.limits import Buckets, Turnstile, address_of, too_many
from everdell.web.server.live import Live, opening_of
from everdell.web.server.proxies import read_address
from everdell.web.server.settings import Settings
from everdell.web.server.tokens import Tokens

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_COUNTED: Final = _SAFE | {"POST", "PATCH", "PUT", "DELETE"}  # or anyone could make new figures
_LONGEST_HOST: Final = 260  # a name of 253 letters and a port
_HEALTH: Final = "/health"
_READY: Final = "/ready"

# Scripts, styles and pictures come from this server alone, and no other site may frame its pages.
_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        b"font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
# What a document says of scripts, frames and rights holds for the files that it is made of.
_FILES: Final = "/assets/"
_OF_FILES: Final = (b"x-content-type-options", b"referrer-policy", b"cross-origin-resource-policy")
_UNCACHED: Final = (b"cache-control", b"no-store")
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")

_log = structlog.get_logger("everdell")


class Guard:
    def __init__(self, app: App, live: Live, tokens: Tokens, settings: Settings) -> None:
        self._app = app
        self._live = live
        self._tokens = tokens
        self._hosts = tuple(host.lower() for host in settings.allowed_hosts)
        self._own_netloc = urlsplit(settings.public_url or "").netloc.lower()
        self._buckets = Buckets(settings.requests_per_second, settings.requests_burst)
        self._under_way = Turnstile(settings.connections_per_address)  # also behind a proxy
        self._sockets = Turnstile(settings.sockets_per_address)
        self._tells_all = settings.log_level == "debug"
        self._headers = (*_HEADERS, _HSTS) if settings.https else _HEADERS
        self._headers_of_files = tuple(one for one in _HEADERS if one[0] in _OF_FILES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        headers = _headers_of(scope)
        status = 500
        api = scope["path"].startswith("/api")

        async def send_guarded(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = message.get("headers", ())
                file = status == 200 and scope["path"].startswith(_FILES)
                extra = self._headers_of_files if file else self._headers
                if api and not any(name == b"cache-control" for name, _ in own):
                    extra = (*extra, _UNCACHED)
                message["headers"] = [*own, *extra]
            await send(message)

        address = address_of(scope)
        counted = self._under_way.enter(address)
        try:
            if not counted:
                raise _refused("connections")
            self._check(scope, headers)
            if api:
                await self._check_token(scope, headers)
        except EverdellError as fault:
            await _refuse(fault, headers, send_guarded)
        else:
            await self._app(scope, receive, send_guarded)
        finally:
            if counted:
                self._under_way.leave(address)
        self._note(scope, status, time.perf_counter() - started)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        headers = _headers_of(scope)
        try:
            self._check(scope, headers)
            await self._check_token(scope, headers)
            opening = opening_of(scope)
            self._check_sockets(address)
        except EverdellError as fault:
            # Before the handshake, a refusal is an answer like any other.
            await _refuse(fault, headers, send, "websocket.http")
            return
        METRICS.sockets.inc()
        try:
            await self._live.serve(opening, scope, receive, send)
        finally:
            METRICS.sockets.dec()
            self._sockets.leave(address)

    # Checks ----------------------------------------------------------------------------------

    def _check(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        path = scope["path"]
        if path == _HEALTH:
            return
        self._check_rate(scope)
        host = headers.get(b"host", b"").decode("latin-1").lower()
        # The operator's checks come from the same machine, by whatever name it has there.
        if path != _READY or not _is_loopback(address_of(scope)):
            self._check_host(host)
        method = scope.get("method", "")
        if method not in _SAFE:  # a WebSocket has no method, and may not be opened by others either
            self._check_origin(headers, host)
        if method and method not in _SAFE and _has_body(headers) and not _is_json(headers):
            raise EverdellError("not-json", "Send the request as application/json.")

    def _check_rate(self, scope: Scope) -> None:
        wait = self._buckets.take(address_of(scope))
        if wait:
            raise _refused("requests", wait)

    async def _check_token(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """A program with a token that is not ours is told so; a browser is one that has none yet.

        Its cookie may be of another server that once had this address, and it will ask for ours.
        """
        token, in_cookie = token_from(headers)
        if not token or (has_form(token) and await self._tokens.is_ours(token)):
            return
        if not in_cookie:
            raise bad_token()
        scope["headers"] = without_cookie(scope["headers"])

    def _check_sockets(self, address: str) -> None:
        if not self._sockets.enter(address):
            raise _refused("sockets")

    def _check_host(self, host: str) -> None:
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        known = not self._hosts or any(_matches(name, allowed) for allowed in self._hosts)
        if not known or not _is_host(host):
            raise EverdellError(
                "bad-host", "This server does not answer under that name. Use its own address."
            )

    def _check_origin(self, headers: dict[bytes, bytes], host: str) -> None:
        """Other sites may not act for a visitor whose browser carries our cookie."""
        origin = headers.get(b"origin")
        if origin is not None:
            netloc = _netloc(origin.decode("latin-1").lower())
            same = bool(netloc) and netloc in (host, self._own_netloc)
        elif b"sec-fetch-site" in headers:
            same = headers[b"sec-fetch-site"] in (b"same-origin", b"none")
        else:
            # A program: it brings its token in a header. Every browser says where it comes from.
            same = f"{COOKIE}=".encode() not in headers.get(b"cookie", b"")
        if not same:
            raise EverdellError(
                "bad-origin", "Another site has sent this request. Use this server's own page."
            )

    # Notes -----------------------------------------------------------------------------------

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template", "unknown"))
        method = scope["method"] if scope["method"] in _COUNTED else "other"
        METRICS.requests.labels(method, route, str(status)).inc()
        METRICS.request_seconds.labels(route).observe(seconds)
        if status >= 500 and status != 503:  # whatever is away has told the log why
            _log.error("request", method=method, route=route, status=status)
        elif self._tells_all:
            _log.debug(
                "request", method=method, route=route, status=status, ms=round(seconds * 1e3, 1)
            )


def _refused(limit: str, wait: float = 1.0) -> EverdellError:
    METRICS.refusals.labels(limit).inc()
    return too_many(wait)


def _is_host(text: str) -> bool:
    """Whether a link can be made from it, and a picture of that link."""
    try:
        urlsplit(f"//{text}").port  # noqa: B018
    except ValueError:
        return False
    return len(text) <= _LONGEST_HOST


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _matches(host: str, allowed: str) -> bool:
    if allowed.startswith("*."):
        return host.endswith(allowed[1:])
    return allowed in ("*", host)


def _headers_of(scope: Scope) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def _is_loopback(text: str) -> bool:
    address = read_address(text)
    return address is not None and address.is_loopback


def _has_body(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def _is_json(headers: dict[bytes, bytes]) -> bool:
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return kind == b"application/json"


async def _refuse(
    fault: EverdellError, headers: dict[bytes, bytes], send: Send, kind: str = "http"
) -> None:
    words = headers.get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(body_of(fault, words))
    answer = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *[(name.encode(), value.encode()) for name, value in extra_headers(fault).items()],
    ]
    status = status_of(fault)
    await send({"type": f"{kind}.response.start", "status": status, "headers": answer})
    await send({"type": f"{kind}.response.body", "body": body})

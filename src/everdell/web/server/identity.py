"""Who asks. There are no accounts: a token holds the seats taken with it.

The token is random and only its hash is kept. A browser carries it in a cookie that no script can
read, a program in a header; it never stands in an address.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from everdell.engine.errors import EverdellError
from everdell.web.server.asgi import Scope

COOKIE: Final = "everdell"
_NAME: Final = COOKIE.encode()
_HOLDER: Final = "everdell.holder"  # where it is kept for the rest of a request
_YEAR: Final = 365 * 24 * 3600
_SHORTEST: Final = 32
_LONGEST: Final = 128

Connection = ASGIConnection[Any, Any, Any, Any]


def hash_of(token: str) -> str:
    """A token is long and random, so a plain hash gives nothing away."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_cookie(token: str, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=_YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def kept_token(connection: Connection) -> str | None:
    """The token in a browser's cookie."""
    return _cookie(connection.headers.get("cookie", "")) or None


def holder_of(connection: Connection) -> str:
    """The hash of the token that comes with a request; an empty text if none does."""
    scope = cast(Scope, connection.scope)
    holder = scope.get(_HOLDER)
    if holder is None:  # asked for several times, and a hash takes its time
        holder = scope[_HOLDER] = holder_from(dict(scope["headers"]))
    return str(holder)


def holder_from(headers: Mapping[bytes, bytes]) -> str:
    """The same from bare headers, whose names are in lower case."""
    token, _ = token_from(headers)
    return hash_of(token) if token else ""


def token_from(headers: Mapping[bytes, bytes]) -> tuple[str, bool]:
    """The token that comes with a request, and whether in a cookie."""
    bearer = headers.get(b"authorization")
    if bearer is None:
        return _cookie(headers.get(b"cookie", b"").decode("latin-1")), True
    return _bearer(bearer.decode("latin-1")), False


def has_form(token: str) -> bool:
    """Whether a token of ours may look like this."""
    return _SHORTEST <= len(token) <= _LONGEST and token.isascii()


def bad_token() -> EverdellError:
    return EverdellError(
        "bad-token", "This is no token of this server. Ask for one at POST /api/identity."
    )


def without_cookie(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Headers without our cookie, as if the browser had none."""
    return [
        (name, _other_cookies(value) if name == b"cookie" else value) for name, value in headers
    ]


def _other_cookies(header: bytes) -> bytes:
    kept = [part for part in header.split(b";") if part.partition(b"=")[0].strip() != _NAME]
    return b";".join(kept)


def _cookie(header: str) -> str:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def _bearer(header: str) -> str:
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def required_holder(connection: Connection) -> str:
    holder = holder_of(connection)
    if not holder:
        raise EverdellError(
            "no-token",
            "You need a token to hold a seat. Ask for one at POST /api/identity.",
        )
    return holder

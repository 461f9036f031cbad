"""Who asks. Nobody has an account: whoever holds a token holds the seats taken with it.

The token is random and only its hash is kept. A browser carries it in a cookie that no script can
read, a program in a header; it never stands in an address.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from everdell.engine.errors import EverdellError

COOKIE: Final = "everdell"
_YEAR: Final = 365 * 24 * 3600
_SHORTEST: Final = 32
_LONGEST: Final = 128

Connection = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    return secrets.token_urlsafe(32)


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
    """The token in a browser's cookie, if it is one."""
    token = _cookie(connection.headers.get("cookie", ""))
    return token if _SHORTEST <= len(token) <= _LONGEST else None


def holder_of(connection: Connection) -> str:
    """The hash of the token that comes with a request; an empty text if none does."""
    return holder_from(dict(connection.scope["headers"]))


def holder_from(headers: Mapping[bytes, bytes]) -> str:
    """The same from bare headers, whose names are in lower case."""
    bearer = headers.get(b"authorization")
    if bearer is None:
        token = _cookie(headers.get(b"cookie", b"").decode("latin-1"))
    else:
        token = _bearer(bearer.decode("latin-1"))
    if not token:
        return ""
    if not _SHORTEST <= len(token) <= _LONGEST:
        raise EverdellError(
            "bad-token", "This is no token of this server. Ask for one at POST /api/identity."
        )
    return hash_of(token)


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


def key_of(holder: str, given: str | None) -> str | None:
    """The name of a request: the same for the same person and the same key, and for no other."""
    if given is None:
        return None
    return hashlib.blake2b(f"{holder}:{given}".encode(), digest_size=16).hexdigest()

"""Tokens are ours: each is signed with a secret that the nodes of a database share.

A made-up token holds nothing, and it costs no look into the database to see that.
Tokens from before they were signed are good as long as they hold a seat or a name.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from everdell.web.server.identity import hash_of

SECRET: Final = "tokens"  # its name in the database

_DOT: Final = "."  # no unsigned token has one
_MOST_KEPT: Final = 20_000  # holders of unsigned tokens that need not be looked up again


class Tokens:
    """`is_known` looks for the holder of an unsigned token: a seat or a name."""

    def __init__(self, secret: str, is_known: Callable[[str], Awaitable[bool]]) -> None:
        self._secret = bytes.fromhex(secret)
        self._is_known = is_known
        self._known: OrderedDict[str, None] = OrderedDict()

    def new(self) -> str:
        body = secrets.token_urlsafe(32)
        return f"{body}{_DOT}{self._signature(body)}"

    async def is_ours(self, token: str) -> bool:
        body, dot, signature = token.partition(_DOT)
        if dot:
            return hmac.compare_digest(signature.encode(), self._signature(body).encode())
        holder = hash_of(token)
        if holder not in self._known:
            if not await self._is_known(holder):
                return False
            self._known[holder] = None
            if len(self._known) > _MOST_KEPT:
                self._known.popitem(last=False)
        return True

    def _signature(self, body: str) -> str:
        return hashlib.blake2b(body.encode(), digest_size=16, key=self._secret).hexdigest()

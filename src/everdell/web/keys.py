"""The name of a request, by which it is known again when it is sent again."""

from __future__ import annotations

import hashlib
from typing import NamedTuple


class RequestKey(NamedTuple):
    """The same for the same person and the same key that was sent, and for no other.

    asked  a fingerprint of what was asked for: under one name, one thing is asked; None where the
           name says it all
    """

    name: str
    asked: str | None = None


def key_of(holder: str, given: str, method: str, path: str, body: bytes) -> RequestKey:
    """The name of a request that came with a key."""
    asked = f"{method} {path}\n".encode() + body
    return RequestKey(_fingerprint(f"{holder}:{given}".encode()), _fingerprint(asked))


def _fingerprint(text: bytes) -> str:
    return hashlib.blake2b(text, digest_size=16).hexdigest()

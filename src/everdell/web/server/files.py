"""Answers that are the same for everyone: read once, kept packed, and sent where they are news."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

REVALIDATED: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"

_ENCODINGS: Final = ("br", "gzip")  # the tightest first


class File(msgspec.Struct, frozen=True):
    """Something to send as it is.

    kind    its media type
    cache   how long others may keep it
    packed  the same bytes by the name of an encoding
    """

    body: bytes
    kind: str
    cache: str
    tag: str
    packed: Mapping[str, bytes]


class Reply(msgspec.Struct, frozen=True):
    """What is sent for one request."""

    status: int
    headers: dict[str, str]
    body: bytes


def kept(body: bytes, kind: str, cache: str, packed: Mapping[str, bytes]) -> File:
    # All encodings share the tag, so it only promises that they mean the same.
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, kind, cache, tag, packed)


def kept_text(text: str, kind: str) -> File:
    """A text that is made here, and so is packed here."""
    body = text.encode()
    return kept(body, kind, REVALIDATED, {"gzip": gzip.compress(body, mtime=0)})


def reply(file: File, accept_encoding: str, known_tags: str, status: int = 200) -> Reply:
    """A file for a client that reads some encodings, and may have it already."""
    headers = {"cache-control": file.cache, "etag": file.tag}
    if file.packed:
        headers["vary"] = "accept-encoding"
    if status == 200 and _is_known(file.tag, known_tags):
        return Reply(304, headers, b"")
    body = file.body
    accepted = _accepted(accept_encoding)
    encoding = next((one for one in _ENCODINGS if one in file.packed and one in accepted), None)
    if encoding is not None:
        headers["content-encoding"] = encoding
        body = file.packed[encoding]
    headers["content-type"] = file.kind
    return Reply(status, headers, body)


def _is_known(tag: str, known: str) -> bool:
    tags = {one.strip().removeprefix("W/") for one in known.split(",")}
    return "*" in tags or tag.removeprefix("W/") in tags


def _accepted(header: str) -> set[str]:
    found = set()
    for wish in header.split(","):
        name, _, weight = wish.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found

"""How much one address may ask for. Asked on every request, so everything here is a few steps."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from socket import AF_INET6, inet_ntoa, inet_pton
from typing import Any, Final

from everdell.engine.errors import EverdellError

# A flood from ever new addresses must not fill the memory: some ten megabytes at most.
MOST_ADDRESSES: Final = 50_000

_MAPPED: Final = bytes(10) + b"\xff\xff"  # how IPv6 writes an IPv4 address
_MARK_BITS: Final = 20
_LONGEST: Final = 64  # what calls itself an address behind a proxy may be of any length


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def too_many(wait: float) -> EverdellError:
    seconds = max(1, round(wait + 0.5))
    return EverdellError(
        "too-many",
        f"That is too much at once. Wait {seconds} s and try again.",
        {"seconds": str(seconds)},
    )


def party(address: str) -> str | bytes:
    """Whom an address stands for: itself, or the /64 network that an IPv6 customer is given."""
    if ":" in address:
        try:
            packed = inet_pton(AF_INET6, address.partition("%")[0])
        except OSError:
            pass
        else:
            return inet_ntoa(packed[12:]) if packed.startswith(_MAPPED) else packed[:8]
    return address[:_LONGEST]


def mark_of(address: str) -> int:
    """A number for whom an address stands for; it does not reveal the address.

    Thousands of addresses have the same one, but hardly two people at the same time.
    """
    who = party(address)
    text = who if isinstance(who, bytes) else who.encode(errors="replace")
    return int.from_bytes(hashlib.blake2b(text, digest_size=4).digest(), "big") >> (32 - _MARK_BITS)


class Buckets:
    """A bucket of tokens for each address: `burst` at once, then `rate` a second. Rate 0: no limit.

    A bucket is kept as the one moment at which it will be full again, and forgotten after that.
    """

    def __init__(
        self,
        rate_per_second: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_ADDRESSES,
    ) -> None:
        self._limited = rate_per_second > 0
        self._token = 1 / rate_per_second if self._limited else 0.0  # seconds to regain one
        self._slack = self._token * (max(burst, 1.0) - 1)  # so far from full, one is still left
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[str | bytes, float] = OrderedDict()  # last seen comes last

    def __len__(self) -> int:
        """Addresses remembered."""
        return len(self._full_at)

    def take(self, address: str) -> float:
        """Take a token: 0.0, or the seconds until there will be one."""
        if not self._limited:
            return 0.0
        now = self._clock()
        who = party(address)
        full_at = self._full_at.get(who)
        if full_at is None:
            self._forget(now)
            self._full_at[who] = now + self._token
            return 0.0
        self._full_at.move_to_end(who)
        wait = full_at - self._slack - now
        if wait > 0:
            return wait
        self._full_at[who] = max(full_at, now) + self._token
        return 0.0

    def give_back(self, address: str) -> None:
        """Undo a `take` that turned out not to count."""
        who = party(address)
        if who in self._full_at:
            self._full_at[who] -= self._token

    def _forget(self, now: float) -> None:
        """Make room for a newcomer. Two leave for one that comes, so buckets do not pile up."""
        held = self._full_at
        for _ in range(2):
            if held and (len(held) >= self._most or next(iter(held.values())) <= now):
                held.popitem(last=False)


class Turnstile:
    """Counts what an address holds at the same time, such as sockets. Most 0: no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str | bytes, int] = {}

    def __len__(self) -> int:
        """Addresses that hold something."""
        return len(self._inside)

    def enter(self, address: str) -> bool:
        """One more, if it may be; only then it has to leave again."""
        who = party(address)
        inside = self._inside.get(who, 0)
        if 0 < self._most <= inside:
            return False
        self._inside[who] = inside + 1
        return True

    def leave(self, address: str) -> None:
        who = party(address)
        inside = self._inside.pop(who) - 1
        if inside:
            self._inside[who] = inside

"""Routes by which a seat gets to another device.

What opens a seat is a secret: it stands in bodies and behind the # of a link, never in an address
that is asked for, and it is told once. Asked again, a new one is made and the former is void; so
these requests carry no key, unlike the taking itself.
"""

from __future__ import annotations

import asyncio
import base64
from typing import Final

from litestar import post
from litestar.params import JSONBody

from everdell.engine.errors import EverdellError
from everdell.table.acts import carry, make_link, make_phrase, seats_opened_by
from everdell.web.phrases import hash_of_phrase, new_phrase, read_phrase
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import (
    Code,
    Key,
    act,
    base_address,
    host_of,
    settings_of,
    table_code,
)
from everdell.web.server.faults import language
from everdell.web.server.identity import hash_of, holder_of, required_holder
from everdell.web.server.limits import address_of, too_many
from everdell.web.server.qr import qr_in_words
from everdell.web.server.shapes import Acted, CarryLink, SeatKey, SeatPhrase, SeatsFound

_SECRET_BYTES: Final = 32
_MOST_IN_LINE: Final = 20  # each takes some 50 ms, so the last waits a second or two


class Hashing:
    """Hashes phrases one at a time, however many are tried: moves are not to wait for guesses."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._in_line = 0

    async def hash(self, phrase: str) -> str:
        if self._in_line >= _MOST_IN_LINE:
            raise too_many(1.0)
        self._in_line += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(hash_of_phrase, phrase)
        finally:
            self._in_line -= 1


@post("/api/tables/{code:str}/carry", status_code=201)
async def ask_link(request: AnyRequest, code: Code) -> CarryLink:
    """A link that brings your seats at this table to another device, once and soon."""
    holder, host = required_holder(request), host_of(request)
    _check_rate(request, holder)
    secret = _secret(host.chance.below(2 ** (8 * _SECRET_BYTES)))
    seconds = settings_of(request).link_seconds
    until = host.clock() + seconds
    code = await table_code(request, code)
    await host.act(code, lambda table: make_link(table, holder, hash_of(secret), until))
    link = f"{base_address(request)}/seat/{code}#{secret}"
    return CarryLink(code, link, await asyncio.to_thread(qr_in_words, link), until, seconds)


@post("/api/tables/{code:str}/phrase", status_code=201)
async def ask_phrase(request: AnyRequest, code: Code) -> SeatPhrase:
    """A phrase that brings your seats at this table back; a former one does not any more."""
    holder, host = required_holder(request), host_of(request)
    _check_rate(request, holder)
    code = await table_code(request, code)
    make_phrase((await host.table(code)).table, holder, "")  # or it says what is wrong, at no cost
    phrase = new_phrase(host.chance, language(request.headers.get("accept-language", "")))
    hashed = await _hashing(request).hash(phrase)
    await host.act(code, lambda table: make_phrase(table, holder, hashed))
    return SeatPhrase(code, phrase)


@post("/api/seat/look", status_code=200)
async def find_seats(request: AnyRequest, data: JSONBody[SeatKey]) -> SeatsFound:
    """What a link or a phrase would bring to this device. Nothing happens yet."""
    code, secret = await _opened(request, data)
    host, holder = host_of(request), holder_of(request)
    table = (await host.table(code)).table
    seats = seats_opened_by(table, holder, secret, host.clock())
    return SeatsFound(
        code=code,
        seats=seats,
        names=[table.chairs[seat].name for seat in seats],
        beside=[table.chairs[seat].name for seat in table.seats_of(holder)],
    )


@post("/api/seat/take", status_code=200)
async def take_seats(request: AnyRequest, data: JSONBody[SeatKey], key: Key = None) -> Acted:
    """Take the seats that a link or a phrase opens. The device that had them only looks on."""
    required_holder(request)
    code, secret = await _opened(request, data)
    now = host_of(request).clock()
    return await act(request, code, key, lambda table, actor: carry(table, actor, secret, now))


async def _opened(request: AnyRequest, data: SeatKey) -> tuple[str, str]:
    """The table that something opens a seat at, and the hash of what opens it."""
    if not data.phrase:
        return await table_code(request, data.code), hash_of(data.secret)
    read_phrase(data.phrase)  # what cannot be one costs nothing, and counts for nothing
    _check_rate(request, address_of(request.scope))
    secret = await _hashing(request).hash(data.phrase)
    code = await host_of(request).directory.table_of_phrase(secret)
    if code is None:
        raise EverdellError(
            "wrong-phrase",
            "No seat is saved as this phrase. Check the words, and whether a later phrase took its "
            "place.",
        )
    return code, secret


def _secret(number: int) -> str:
    encoded = base64.urlsafe_b64encode(number.to_bytes(_SECRET_BYTES, "big"))
    return encoded.decode().rstrip("=")


def _check_rate(request: AnyRequest, who: str) -> None:
    if wait := request.app.state.carrying.take(who):
        raise too_many(wait)


def _hashing(request: AnyRequest) -> Hashing:
    hashing: Hashing = request.app.state.hashing
    return hashing


ROUTES: Final = (ask_link, ask_phrase, find_seats, take_seats)

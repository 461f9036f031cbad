"""The live channel, which tells of everything at a table as it happens.

It speaks ASGI itself. What the framework would put between costs more memory for each connection
than everything else about it, and thousands of them lie idle.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Annotated, Final
from urllib.parse import parse_qs

import msgspec
import structlog

from everdell.engine.errors import EverdellError
from everdell.table.views import eyes_of
from everdell.web.host import Host
from everdell.web.presence import PresenceMessage
from everdell.web.server.asgi import Receive, Scope, Send
from everdell.web.server.faults import body_of
from everdell.web.server.guesses import Guesses
from everdell.web.server.identity import holder_from
from everdell.web.server.limits import Buckets, address_of
from everdell.web.watching import TableWatcher

_PATH: Final = re.compile(r"/api/tables/([^/]{1,40})/live")

_REFUSED: Final = 4400  # the close code after an error: there is no use in trying the same again
_FLOODED: Final = 4429
_BROKEN: Final = 1011
_LATER: Final = 1013
_PASSING: Final = frozenset({"unavailable", "too-many"})
_LONGEST: Final = 1000

_encode = msgspec.json.Encoder().encode

_log = structlog.get_logger("everdell")


class Opening(msgspec.Struct, frozen=True):
    """How a channel is asked for: the table, the last event known, the seat to look from."""

    code: str
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class Look(msgspec.Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """Look from another of your seats, for people who share a screen."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]


class Ping(msgspec.Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Whether the other side still answers."""


_decode = msgspec.json.Decoder(Look | Ping).decode


def opening_of(scope: Scope) -> Opening:
    """What is asked for, or an error before there is any channel."""
    path = _PATH.fullmatch(scope["path"])
    query = parse_qs(scope["query_string"].decode("latin-1"))
    wanted = {name: query[name][-1] for name in ("since", "seat") if name in query}
    try:
        if path is not None:
            return msgspec.convert({"code": path[1], **wanted}, Opening, strict=False)
    except msgspec.ValidationError:
        pass
    raise no_channel()


def no_channel() -> EverdellError:
    return EverdellError(
        "no-channel",
        "There is no live channel at this address, or it is asked for in a wrong way. It is at "
        "/api/tables/CODE/live?since=N.",
    )


class Live:
    """All channels of a node."""

    def __init__(self, host: Host, guesses: Guesses, messages_per_second: float) -> None:
        self._host = host
        self._guesses = guesses
        self._rate = messages_per_second

    async def serve(self, opening: Opening, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell what happened since an event, then everything that happens."""
        headers = dict(scope["headers"])
        await receive()
        await send({"type": "websocket.accept"})
        channel = _Channel(receive, send, headers.get(b"accept-language", b"").decode("latin-1"))
        try:
            holder = holder_from(headers)
            code = await self._guesses.table_code(opening.code, address_of(scope), holder)
            watcher = TableWatcher(holder, opening.seat, opening.since)
            eyes_of((await self._host.table(code)).table, watcher.holder, opening.seat)
        except EverdellError as fault:
            await channel.refuse(fault)
            return
        telling = asyncio.create_task(self._tell(channel, code, watcher))
        try:
            self._host.presence.enter(code, watcher)
            await self._listen(channel, code, watcher)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
            self._host.presence.leave(code, watcher)

    async def _tell(self, channel: _Channel, code: str, watcher: TableWatcher) -> None:
        """Send what is new whenever there is anything; slow readers get several events at once."""
        present: PresenceMessage | None = None
        try:
            while True:
                await watcher.wait()
                if watcher.table_due:
                    watcher.table_due = False
                    message = await self._host.message(code, watcher.eyes, watcher.known)
                    watcher.known = message.head
                    await channel.send(message.text)
                # Seats change hands, and are counted otherwise once it is drawn who begins: this
                # may be news although no watcher has come or gone.
                there = await self._host.presence.message(code)
                if there is not present and there != present:
                    present = there
                    await channel.send(_encode(there))
        except EverdellError as fault:
            await channel.refuse(fault)
        except Exception:
            _log.exception("broken")
            await channel.close(_BROKEN, "broken")

    async def _listen(self, channel: _Channel, code: str, watcher: TableWatcher) -> None:
        """Read what the other side has to say, which is little."""
        bucket: Buckets | None = None
        while (text := await channel.receive()) is not None:
            bucket = bucket or Buckets(self._rate, self._rate * 2)
            if bucket.take("") or len(text) > _LONGEST:
                await channel.close(_FLOODED, "too-many")
                return
            try:
                wish = _decode(text)
                if isinstance(wish, Look):
                    eyes_of((await self._host.table(code)).table, watcher.holder, wish.seat)
                    watcher.seat = wish.seat
                    watcher.wake()
                else:
                    await channel.send(b'{"type":"pong"}')
            except msgspec.MsgspecError as fault:
                await channel.say(EverdellError("bad-request", "", {"why": str(fault)}))
            except EverdellError as fault:
                await channel.say(fault)


class _Channel:
    """One WebSocket. What is sent after the other side has gone is lost, as it must be."""

    __slots__ = ("_language", "_receive", "_send")

    def __init__(self, receive: Receive, send: Send, language: str) -> None:
        self._receive = receive
        self._send = send
        self._language = language

    async def receive(self) -> str | None:
        """The next message, of which bytes are none; None when there will be no more."""
        message = await self._receive()
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    async def send(self, text: bytes) -> None:
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.send", "text": text.decode()})

    async def say(self, fault: EverdellError) -> None:
        body = msgspec.to_builtins(body_of(fault, self._language))
        await self.send(_encode({"type": "error", **body}))

    async def refuse(self, fault: EverdellError) -> None:
        """Say why, and hang up."""
        await self.say(fault)
        await self.close(_LATER if fault.code in _PASSING else _REFUSED, fault.code)

    async def close(self, code: int, reason: str) -> None:
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

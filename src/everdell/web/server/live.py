"""The live channel: whoever opens it is told of everything at a table as it happens."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from everdell.engine.errors import EverdellError
from everdell.table.views import eyes_of
from everdell.web.host import Host
from everdell.web.server.asking import Code, table_code
from everdell.web.server.faults import body_of
from everdell.web.server.identity import holder_of
from everdell.web.server.limits import Buckets
from everdell.web.watching import Watcher

AnySocket = WebSocket[Any, Any, Any]

_REFUSED: Final = 4400  # the close code after an error: there is no use in trying the same again
_FLOODED: Final = 4429
_LONGEST: Final = 1000

_encode = msgspec.json.Encoder().encode


class Look(msgspec.Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """Look from another of your seats, for people who share a screen."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]


class Ping(msgspec.Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there?"""


_decode = msgspec.json.Decoder(Look | Ping).decode


@websocket("/api/tables/{code:str}/live")
async def live(
    socket: AnySocket,
    code: Code,
    since: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    seat: Annotated[int | None, Parameter(ge=0, le=15, required=False)] = None,
) -> None:
    """Tells what happened since an event, then everything that happens."""
    host: Host = socket.app.state.host
    await socket.accept()
    try:
        code = table_code(code)
        watcher = Watcher(holder_of(socket), seat, since)
        eyes_of((await host.table(code)).table, watcher.holder, seat)
    except EverdellError as fault:
        await _refuse(socket, fault)
        return
    await host.enter(code, watcher)
    telling = asyncio.create_task(_tell(socket, host, code, watcher))
    try:
        await _listen(socket, host, code, watcher)
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        with suppress(EverdellError):
            await host.leave(code, watcher)


async def _tell(socket: AnySocket, host: Host, code: str, watcher: Watcher) -> None:
    """Send what is new whenever there is anything; slow readers get several events at once."""
    try:
        while True:
            await watcher.wait()
            if watcher.table_due:
                watcher.table_due = False
                message = await host.message(code, watcher.eyes, watcher.known)
                watcher.known = message.head
                await socket.send_data(message.text, mode="text")
            if watcher.presence_due:
                watcher.presence_due = False
                await socket.send_data(_encode(await host.who_is_there(code)), mode="text")
    except EverdellError as fault:
        await _refuse(socket, fault)


async def _listen(socket: AnySocket, host: Host, code: str, watcher: Watcher) -> None:
    """Read what the other side has to say, which is little."""
    bucket: Buckets = Buckets(
        socket.app.state.settings.socket_messages_per_second,
        socket.app.state.settings.socket_messages_per_second * 2,
    )
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data(mode="text")
            if bucket.take("") or len(text) > _LONGEST:
                await socket.close(code=_FLOODED, reason="too-many")
                return
            try:
                wish = _decode(text)
                if isinstance(wish, Look):
                    eyes_of((await host.table(code)).table, watcher.holder, wish.seat)
                    watcher.seat = wish.seat
                    watcher.wake()
                else:
                    await socket.send_data(b'{"type":"pong"}', mode="text")
            except msgspec.MsgspecError as fault:
                await _say(socket, EverdellError("bad-request", "", {"why": str(fault)}))
            except EverdellError as fault:
                await _say(socket, fault)


async def _say(socket: AnySocket, fault: EverdellError) -> None:
    body = body_of(fault, socket.headers.get("accept-language", ""))
    await socket.send_data(_encode({"type": "error", **msgspec.to_builtins(body)}), mode="text")


async def _refuse(socket: AnySocket, fault: EverdellError) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await _say(socket, fault)
        await socket.close(code=_REFUSED, reason=fault.code)

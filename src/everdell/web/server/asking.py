"""What every route needs of a request: who asks, about which table, and what is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final, TypeVar

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from everdell.engine.errors import EverdellError
from everdell.table.acts import Change
from everdell.table.events import AnyEvent
from everdell.table.table import GameTable
from everdell.table.views import Eyes
from everdell.web.host import Host
from everdell.web.keys import RequestKey, key_of
from everdell.web.loaded_table import KeptEvent
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.files import File, reply
from everdell.web.server.guesses import Guesses
from everdell.web.server.identity import holder_of, required_holder
from everdell.web.server.limits import address_of
from everdell.web.server.settings import Settings
from everdell.web.server.shapes import Acted

Result = TypeVar("Result")

JSON: Final = "application/json"

Code = Annotated[str, PathParameter(description="The code of a table.", max_length=40)]
Key = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        required=False,
        min_length=1,
        max_length=200,
        description="Any text, new for each wish: sent again with the same, nothing is done twice.",
    ),
]


def written_as(shape: Any) -> dict[int, ResponseSpec]:
    """The description of an answer that is JSON already when it is handed to the framework."""
    return {200: ResponseSpec(shape, description="As you may see it.", generate_examples=False)}


def host_of(request: AnyRequest) -> Host:
    host: Host = request.app.state.host
    return host


def settings_of(request: AnyRequest) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def table_code(request: AnyRequest, typed: str) -> str:
    """The code of a table that exists, as it was typed. Wrong ones are counted."""
    guesses: Guesses = request.app.state.guesses
    return await guesses.table_code(typed, address_of(request.scope), holder_of(request))


async def while_asked(request: AnyRequest, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of work for a waiting client; it is cancelled when the client is gone."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise EverdellError("asker-gone", "You did not wait for the answer. Ask again for it.")
        return await working
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnected(request: AnyRequest) -> None:
    """Wait until the connection is closed. The body has been read: nothing else can come."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def named(request: AnyRequest, holder: str, key: str | None) -> RequestKey | None:
    """The name of a request, if it was sent with a key."""
    if key is None:
        return None
    return key_of(holder, key, request.method, request.scope["path"], await request.body())


async def act(
    request: AnyRequest, code: str, key: str | None, wish: Callable[[GameTable, str], Change]
) -> Acted:
    """Do what a client asks for at a table; what came of it."""
    holder = required_holder(request)
    host = host_of(request)
    code = await table_code(request, code)
    request_key = await named(request, holder, key)
    kept = await host.act(code, lambda table: wish(table, holder), request_key)
    return acted((await host.table(code)).table, holder, kept)


def acted(table: GameTable, holder: str, kept: list[KeptEvent]) -> Acted:
    """Each event as the one who acted reads it: from the seat it was done for."""
    own = tuple(table.seats_of(holder))
    events = [one.seen_by(Eyes(own, _seat_for(one.event, own))) for one in kept]
    return Acted(code=table.code, seq=kept[-1].seq, events=events)


def _seat_for(event: AnyEvent, own: tuple[int, ...]) -> int | None:
    seat = getattr(event, "seat", None)
    return seat if seat in own else (own[0] if own else None)


def file_answer(request: AnyRequest, file: File) -> Response[bytes]:
    """What is the same for everyone, for a client that may have it already."""
    headers = request.headers
    answer = reply(file, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))
    return Response(answer.body, status_code=answer.status, headers=answer.headers)


def base_address(request: AnyRequest) -> str:
    """Where players find this server: as the host says, or else as they have asked for it."""
    settings = settings_of(request)
    asked = request.base_url.with_replacements(scheme="https" if settings.https else "")
    return (settings.public_url or str(asked)).rstrip("/")


def link_to(request: AnyRequest, code: str) -> str:
    return f"{base_address(request)}/join/{code}"

"""Routes that only read: the table, its events, the way it went."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from everdell.engine.errors import EverdellError
from everdell.engine.scoring import score
from everdell.engine.shapes import GameView
from everdell.table.shapes import EventView, Explanation
from everdell.table.table import GameTable
from everdell.table.views import explanation, eyes_of
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import (
    JSON,
    Code,
    host_of,
    link_to,
    table_code,
    written_as,
)
from everdell.web.server.identity import holder_of
from everdell.web.server.live import no_channel
from everdell.web.server.qr import qr_svg
from everdell.web.server.shapes import (
    LiveMessage,
    OpenedTable,
    Replay,
    ScoresAfterChoice,
    TableNews,
)

Since = Annotated[int, Parameter(ge=0, le=2**31, description="The last event that you know of.")]
From = Annotated[
    int | None,
    Parameter(
        ge=0, le=15, required=False, description="The seat to look from, if you hold several."
    ),
]


@get("/api/tables/{code:str}", media_type=JSON, responses=written_as(TableNews))
async def look(
    request: AnyRequest, code: Code, since: Since = 0, seat: From = None
) -> Response[bytes]:
    """The table as you may see it, with what has happened since an event."""
    holder = holder_of(request)
    message = await host_of(request).message(
        await table_code(request, code), lambda table: eyes_of(table, holder, seat), since
    )
    return Response(message.text, media_type=JSON)


@get("/api/tables/{code:str}/events", media_type=JSON)
async def events(
    request: AnyRequest,
    code: Code,
    since: Since = 0,
    limit: Annotated[int, Parameter(ge=1, le=1000)] = 1000,
    seat: From = None,
) -> list[EventView]:
    """What happened after an event, in order."""
    host = host_of(request)
    code = await table_code(request, code)
    news = await host.events(code, since, limit)
    # Asked last: while the database was read, seats may have been drawn.
    eyes = eyes_of((await host.table(code)).table, holder_of(request), seat)
    return [kept.seen_by(eyes) for kept in news]


@get("/api/tables/{code:str}/explain", media_type=JSON)
async def explain(request: AnyRequest, code: Code, seat: From = None) -> Explanation:
    """What your options cost, and why the rest is not offered to you."""
    table = (await host_of(request).table(await table_code(request, code))).table
    return explanation(table, eyes_of(table, holder_of(request), seat))


@get("/api/tables/{code:str}/live", media_type=JSON)
async def channel(code: Code, since: Since = 0, seat: From = None) -> LiveMessage:
    """The live channel, by WebSocket alone: each of its messages is one of these.

    First comes the table with what has happened since an event, then whatever happens.
    """
    raise no_channel()


@get("/api/tables/{code:str}/link")
async def link(request: AnyRequest, code: Code) -> OpenedTable:
    """The address to send to others, under which this server is known to them."""
    code = await table_code(request, code)
    return OpenedTable(code, link_to(request, code))


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: AnyRequest, code: Code) -> Response[bytes]:
    """The link to the table as a QR code, for people across the room."""
    code = await table_code(request, code)
    picture = await asyncio.to_thread(_qr, link_to(request, code))
    return Response(picture, media_type="image/svg+xml")


@lru_cache(maxsize=256)
def _qr(link: str) -> bytes:
    return qr_svg(link)


# The way it went -----------------------------------------------------------------------------


@get("/api/tables/{code:str}/at/{n:int}", media_type=JSON, responses=written_as(GameView))
async def at(
    request: AnyRequest,
    code: Code,
    n: Annotated[int, Parameter(ge=0, le=100000)],
    seat: From = None,
) -> Response[bytes]:
    """The board as you saw it after so many choices."""
    table = (await host_of(request).table(await table_code(request, code))).table
    eyes = eyes_of(table, holder_of(request), seat)
    if table.game is None or not table.base <= n <= len(table.choices):
        raise EverdellError(
            "unknown-moment",
            f"The game has no moment {n}: it knows those from {table.base} to "
            f"{len(table.choices)}.",
            {"n": str(n), "first": str(table.base), "last": str(len(table.choices))},
        )
    game = await asyncio.to_thread(table.game_after, n)
    return Response(msgspec.json.encode(game.view(eyes.seat)), media_type=JSON)


@get("/api/tables/{code:str}/replay")
async def replay(request: AnyRequest, code: Code) -> Replay:
    """The scores after each choice. The boards are asked for one by one."""
    table = (await host_of(request).table(await table_code(request, code))).table
    eyes_of(table, holder_of(request))
    return await asyncio.to_thread(_replay, table)


def _replay(table: GameTable) -> Replay:
    moments: list[ScoresAfterChoice] = []
    if table.game is not None:
        game = table.beginning()
        for n, choice in enumerate(table.choices[table.base :], table.base + 1):
            game.choose(choice.option)
            scores = [score(game, p.seat).total for p in game.players]
            moments.append(ScoresAfterChoice(n, choice.seat, scores))
    return Replay(table.code, table.base, moments)


ROUTES: Final = (look, link, events, explain, channel, qr, at, replay)

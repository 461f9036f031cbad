"""Routes before the game: identity, lists, opening a table, seats, start."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from everdell.bots.levels import STAND_IN
from everdell.engine.errors import EverdellError
from everdell.table.acts import (
    PHRASES,
    arrange,
    begun,
    check_deletion,
    clean_name,
    dress,
    open_table,
    rise,
    sit,
    start,
)
from everdell.table.events import HouseRules
from everdell.table.looks import NO_WISH
from everdell.table.views import Summary
from everdell.web.keys import RequestKey
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import (
    Code,
    Key,
    act,
    host_of,
    link_to,
    named,
    settings_of,
    table_code,
)
from everdell.web.server.identity import (
    holder_of,
    kept_token,
    required_holder,
    token_cookie,
)
from everdell.web.server.limits import address_of, mark_of, too_many
from everdell.web.server.opponents import check_bots
from everdell.web.server.shapes import (
    Acted,
    Arrange,
    Deleted,
    Dress,
    Identity,
    Join,
    Me,
    NewIdentity,
    NewTable,
    OneSeat,
    OpenedTable,
    Rename,
    TableLine,
    Tables,
)
from everdell.web.server.tokens import Tokens
from everdell.web.store import Listed

_MOST_LISTED: Final = 100


# Who one is ----------------------------------------------------------------------------------


@post("/api/identity", status_code=201)
async def identify(request: AnyRequest, data: JSONBody[NewIdentity]) -> Response[Identity]:
    """A token: in a cookie for a browser, in the answer for a program.

    A browser that has one keeps it, for another year: its seats hang on it.
    """
    tokens: Tokens = request.app.state.tokens
    if not data.cookie:
        return Response(Identity(tokens.new()))
    token = kept_token(request) or tokens.new()
    secure = settings_of(request).https or request.url.scheme == "https"
    return Response(Identity(), cookies=[token_cookie(token, secure)])


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """Whether you have a token, and the name you gave."""
    holder = holder_of(request)
    name = await host_of(request).directory.name_of(holder) if holder else None
    return Me(bool(holder), name or "")


@patch("/api/me")
async def rename(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Be called something, at the tables you join from now on."""
    name = clean_name(data.name)
    await host_of(request).directory.remember(required_holder(request), name)
    return Me(True, name)


# Lists ---------------------------------------------------------------------------------------


@get("/api/tables")
async def public_tables(request: AnyRequest) -> Tables:
    """Tables that anyone may join or watch, one of each visitor first."""
    most_of_one = settings_of(request).public_tables_per_address
    return _tables(await host_of(request).directory.open_tables(_MOST_LISTED, most_of_one), "")


@get("/api/tables/mine")
async def my_tables(request: AnyRequest) -> Tables:
    """The tables you have a seat at, the latest first."""
    holder = required_holder(request)
    return _tables(await host_of(request).directory.tables_of(holder, _MOST_LISTED), holder)


def _tables(lines: list[Listed], holder: str) -> Tables:
    return Tables(
        [_line(line, msgspec.json.decode(line.summary, type=Summary), holder) for line in lines]
    )


def _line(line: Listed, summary: Summary, holder: str) -> TableLine:
    return TableLine(
        code=line.code,
        status=line.status,
        updated=line.updated,
        boxes=list(summary.boxes),
        seats=list(summary.seats),
        clock=summary.clock,
        watch=summary.watch,
        your_turn=bool(holder) and summary.turn_of == holder,
        deletable=bool(holder) and summary.deleted_by == holder,
    )


@get("/api/phrases", sync_to_thread=False)
def phrases() -> list[str]:
    """Phrases for the chat that each player reads in their own language."""
    return list(PHRASES)


# Opening -------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def open_new(request: AnyRequest, data: JSONBody[NewTable], key: Key = None) -> OpenedTable:
    """Open a table, and sit down there."""
    holder = required_holder(request)
    request_key = await named(request, holder, key)
    stand_in = [data.stand_in] if data.stand_in else []
    check_bots([*data.seats, *stand_in], settings_of(request).bot_seconds)
    if earlier := await opened_before(request, request_key):
        return earlier
    host = host_of(request)
    name = clean_name(data.name) or await host.directory.name_of(holder) or ""
    names = [clean_name(other) for other in data.names]
    change = open_table(
        holder, _house(data), data.seats, data.mine, name, names, data.look or NO_WISH
    )
    if data.start:
        seed, drawn = host.chance.key(), host.chance.seed()
        change = begun(change, lambda table: start(table, holder, seed, drawn))
    opener = await _public_opener(request, holder) if data.public else None
    code = await host.found(change, request_key, opener)
    return OpenedTable(code, link_to(request, code))


async def _public_opener(request: AnyRequest, holder: str) -> int:
    """Where a public table comes from; no visitor may fill the list that all look at."""
    opener = mark_of(address_of(request.scope))
    most = settings_of(request).public_tables_per_address
    if most and await host_of(request).directory.public_tables_of(opener, holder) >= most:
        raise EverdellError(
            "enough-public",
            f"You have {most} open tables in the public list already. End or delete one of them, "
            "or open this one for those who have its link.",
            {"most": str(most)},
        )
    return opener


async def opened_before(request: AnyRequest, key: RequestKey | None) -> OpenedTable | None:
    """The table that this very request has opened already; what is new counts for the limit."""
    code = await host_of(request).founded(key)
    if code is not None:
        return OpenedTable(code, link_to(request, code))
    check_opening(request)
    return None


def check_opening(request: AnyRequest) -> None:
    """So many tables an hour from one address, and no more."""
    wait = request.app.state.openings.take(address_of(request.scope))
    if wait:
        raise too_many(wait)


def _house(data: NewTable) -> HouseRules:
    return HouseRules(
        boxes=data.boxes,
        options=data.options,
        undo=data.undo,
        clock=data.clock,
        stand_in=STAND_IN if data.stand_in is None else data.stand_in,
        public=data.public,
        watch=data.watch,
        first=data.first,
        seed=data.seed,
    )


# Seats ---------------------------------------------------------------------------------------


@post("/api/tables/{code:str}/join", status_code=200)
async def join(request: AnyRequest, code: Code, data: JSONBody[Join], key: Key = None) -> Acted:
    """Take a seat: the one kept for you, the one you name, or the first that is free."""
    holder = required_holder(request)
    name = clean_name(data.name) or await host_of(request).directory.name_of(holder) or ""
    return await act(
        request,
        code,
        key,
        lambda table, actor: sit(table, actor, name, data.seat, data.look or NO_WISH),
    )


@post("/api/tables/{code:str}/look", status_code=200)
async def choose_look(
    request: AnyRequest, code: Code, data: JSONBody[Dress], key: Key = None
) -> Acted:
    """Choose the animal and the colour of your workers before the game."""
    return await act(
        request, code, key, lambda table, actor: dress(table, actor, data.seat, data.look)
    )


@post("/api/tables/{code:str}/rise", status_code=200)
async def get_up(
    request: AnyRequest, code: Code, data: JSONBody[OneSeat], key: Key = None
) -> Acted:
    """Give your seat back before the game; the owner of the table may free any seat."""
    return await act(request, code, key, lambda table, actor: rise(table, actor, data.seat))


@post("/api/tables/{code:str}/arrange", status_code=200)
async def arrange_seat(
    request: AnyRequest, code: Code, data: JSONBody[Arrange], key: Key = None
) -> Acted:
    """Give a free seat to a bot, or a bot's seat back to people."""
    check_bots([data.by], settings_of(request).bot_seconds)
    return await act(
        request, code, key, lambda table, actor: arrange(table, actor, data.seat, data.by)
    )


@post("/api/tables/{code:str}/start", status_code=200)
async def start_game(request: AnyRequest, code: Code, key: Key = None) -> Acted:
    """Deal the cards."""
    chance = host_of(request).chance
    seed, drawn = chance.key(), chance.seed()
    return await act(request, code, key, lambda table, actor: start(table, actor, seed, drawn))


# The end --------------------------------------------------------------------------------------


@delete("/api/tables/{code:str}", status_code=200)
async def delete_table(request: AnyRequest, code: Code) -> Deleted:
    """Delete a table that you have opened, for good.

    Not while other people play there: leave it then, or ask them to give up the game.
    """
    holder = required_holder(request)
    code = await table_code(request, code)
    await host_of(request).delete(code, lambda table: check_deletion(table, holder))
    return Deleted(code)


ROUTES: Final = (
    identify,
    me,
    rename,
    public_tables,
    my_tables,
    phrases,
    open_new,
    join,
    choose_look,
    get_up,
    arrange_seat,
    start_game,
    delete_table,
)

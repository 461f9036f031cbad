"""Routes for records: a finished game as a file, and a game from a file."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from everdell.bots.levels import STAND_IN
from everdell.engine.errors import EverdellError
from everdell.table.acts import Change, begun, clean_name, open_table, start_from
from everdell.table.events import HouseRules
from everdell.table.record import PERSON, Record, Seat, damaged
from everdell.table.sitting import Sitting
from everdell.table.table import ABANDONED, OVER, Table
from everdell.table.views import eyes_of
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import (
    JSON,
    Code,
    Key,
    host_of,
    link_to,
    settings_of,
    table_code,
    written_as,
)
from everdell.web.server.identity import holder_of, key_of, required_holder
from everdell.web.server.lobby import opened_before
from everdell.web.server.opponents import check_bots
from everdell.web.server.shapes import Import, Opened

_MOST_SEATS: Final = 16


@get("/api/tables/{code:str}/record", media_type=JSON, responses=written_as(dict[str, Any]))
async def export_record(request: AnyRequest, code: Code) -> Response[str]:
    """The whole game as a file, once it is over: until then it would tell every secret."""
    table = (await host_of(request).table(table_code(code))).table
    eyes_of(table, holder_of(request))
    if table.status not in (OVER, ABANDONED) or table.game is None:
        raise EverdellError(
            "not-yet-open", "The record holds every hand, so it is given out after the game."
        )
    record = await asyncio.to_thread(_record, table)
    name = f'attachment; filename="everdell-{table.code}.json"'
    return Response(record.to_json(), media_type=JSON, headers={"content-disposition": name})


def _record(table: Table) -> Record:
    sitting = Sitting(table.beginning(), from_seed=table.base_state is None)
    for choice in table.choices[table.base :]:
        sitting.choose(choice.option)
    sitting.seats = tuple([Seat(chair.by, chair.name) for chair in table.chairs])
    return sitting.record()


@post("/api/records", status_code=201)
async def import_record(request: AnyRequest, data: JSONBody[Import], key: Key = None) -> Opened:
    """Go on with a recorded game, or look at a finished one, at a table of its own."""
    holder = required_holder(request)
    request_key = key_of(holder, key)
    name = clean_name(data.name)
    if earlier := await opened_before(request, request_key):
        return earlier
    limit = settings_of(request).bot_seconds
    change = await asyncio.to_thread(_table_from, holder, data, name, limit)
    code = await host_of(request).found(change, request_key)
    return Opened(code, link_to(request, code))


def _table_from(holder: str, data: Import, name: str, bot_seconds: float) -> Change:
    record = _read(data.record)
    # A number of players is only a number: there are not seats for all that can be written.
    seats = [seat.by for seat in record.seats] or [PERSON] * min(record.players, _MOST_SEATS)
    check_bots(seats, bot_seconds)
    people = [n for n, by in enumerate(seats) if by == PERSON]
    house = HouseRules(boxes=record.boxes, options=record.options, stand_in=STAND_IN, first="seat")
    opened = open_table(holder, house, seats, people, name)
    return begun(opened, lambda table: start_from(table, holder, record))


def _read(document: dict[str, Any]) -> Record:
    try:
        text = msgspec.json.encode(document)
    except OverflowError as fault:  # a number that is larger than any in a record
        raise damaged("json", "it is not readable as JSON") from fault
    return Record.from_json(text)


ROUTES: Final = (export_record, import_record)

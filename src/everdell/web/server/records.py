"""Routes for records: a finished game as a file, and a game from a file."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody

from everdell.bots.levels import STAND_IN
from everdell.engine.errors import EverdellError
from everdell.table.acts import Change, Replayed, begun, clean_name, open_table, start_from
from everdell.table.events import HouseRules
from everdell.table.record import PERSON
from everdell.table.recording import record_of
from everdell.table.table import ABANDONED, OVER
from everdell.table.views import eyes_of
from everdell.web.importing import Imports
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import (
    JSON,
    Code,
    Key,
    host_of,
    link_to,
    named,
    settings_of,
    table_code,
    written_as,
)
from everdell.web.server.identity import holder_of, required_holder
from everdell.web.server.lobby import opened_before
from everdell.web.server.opponents import check_bots
from everdell.web.server.shapes import Import, OpenedTable


@get("/api/tables/{code:str}/record", media_type=JSON, responses=written_as(dict[str, Any]))
async def export_record(request: AnyRequest, code: Code) -> Response[str]:
    """The whole game as a file, once it is over: until then it would tell every secret."""
    table = (await host_of(request).table(await table_code(request, code))).table
    eyes_of(table, holder_of(request))
    if table.status not in (OVER, ABANDONED) or table.game is None:
        raise EverdellError(
            "not-yet-open", "The record holds every hand, so it is given out after the game."
        )
    record = await asyncio.to_thread(record_of, table)
    name = f'attachment; filename="everdell-{table.code}.json"'
    return Response(record.to_json(), media_type=JSON, headers={"content-disposition": name})


@post("/api/records", status_code=201)
async def import_record(
    request: AnyRequest, data: JSONBody[Import], key: Key = None
) -> OpenedTable:
    """Go on with a recorded game, or look at a finished one, at a table of its own.

    It is played again from its seed by its choices. A record that begins with a state, or that was
    written under older rules, is refused.
    """
    holder = required_holder(request)
    request_key = await named(request, holder, key)
    name = clean_name(data.name)
    if earlier := await opened_before(request, request_key):
        return earlier
    imports: Imports = request.app.state.imports
    # As it was sent, because what is said twice is lost in `data`.
    kept = await imports.read(holder, await request.body())
    check_bots([seat.by for seat in kept.seats], settings_of(request).bot_seconds)
    code = await host_of(request).found(_table_with(kept, holder, name), request_key)
    return OpenedTable(code, link_to(request, code))


def _table_with(kept: Replayed, holder: str, name: str) -> Change:
    """People keep the names they played by; a name that is not in the record is the visitor's."""
    people = [n for n, seat in enumerate(kept.seats) if seat.by == PERSON]
    house = HouseRules(boxes=kept.boxes, options=kept.options, stand_in=STAND_IN, first="seat")
    seats = [seat.by for seat in kept.seats]
    names = [clean_name(kept.seats[n].name) or name for n in people]
    opened = open_table(holder, house, seats, people, name, names)
    return begun(opened, lambda table: start_from(table, holder, kept))


ROUTES: Final = (export_record, import_record)

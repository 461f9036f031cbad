"""Routes while the game runs, and after it."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import post
from litestar.params import JSONBody, QueryParameter

from everdell.engine.errors import EverdellError
from everdell.table.acts import (
    Change,
    answer,
    ask_to_abandon,
    ask_to_stand_in,
    choose,
    come_back,
    dealt_if_full,
    give_time,
    leave,
    rematch,
    say,
    undo,
)
from everdell.table.table import GameTable
from everdell.web.hint_views import HintView
from everdell.web.hinting import Hints
from everdell.web.keys import RequestKey
from everdell.web.randomness import code_from
from everdell.web.server.asgi import AnyRequest
from everdell.web.server.asking import (
    Code,
    Key,
    act,
    host_of,
    link_to,
    table_code,
    while_asked,
)
from everdell.web.server.identity import required_holder
from everdell.web.server.limits import address_of, mark_of, too_many
from everdell.web.server.lobby import check_opening
from everdell.web.server.shapes import (
    Acted,
    AnswerProposal,
    AskHint,
    Choose,
    OpenedTable,
    Propose,
    Say,
    Undo,
)

SameCards = Annotated[
    bool,
    QueryParameter(description="The cards of the last game once more, for the same seats."),
]


@post("/api/tables/{code:str}/choose", status_code=200)
async def make_choice(
    request: AnyRequest, code: Code, data: JSONBody[Choose], key: Key = None
) -> Acted:
    """Take one of the options that are offered to you, or make several picks at once."""
    return await act(
        request, code, key, lambda table, actor: choose(table, actor, data.option, data.version)
    )


@post("/api/tables/{code:str}/hint", status_code=200)
async def ask_hint(request: AnyRequest, code: Code, data: JSONBody[AskHint]) -> HintView:
    """What a bot would do in your place. Everyone sees how many hints a seat has taken.

    Asked again about the same decision, it says the same and counts nothing.
    """
    holder = required_holder(request)

    def check_rate() -> None:
        if wait := request.app.state.hinting.take(holder):
            raise too_many(wait)

    hints: Hints = request.app.state.hints
    code = await table_code(request, code)
    return await while_asked(request, hints.ask(code, holder, data.version, check_rate))


@post("/api/tables/{code:str}/undo", status_code=200)
async def take_back(
    request: AnyRequest, code: Code, data: JSONBody[Undo], key: Key = None
) -> Acted:
    """Take choices back: at once if they revealed nothing, else by consent."""
    return await act(
        request, code, key, lambda table, actor: undo(table, actor, data.version, data.keep)
    )


@post("/api/tables/{code:str}/propose", status_code=200)
async def propose(
    request: AnyRequest, code: Code, data: JSONBody[Propose], key: Key = None
) -> Acted:
    """Ask the others to give the game up, or for a bot in place of a player who is gone."""
    if data.kind == "abandon":
        return await act(request, code, key, ask_to_abandon)
    now = host_of(request).clock()
    return await act(
        request, code, key, lambda table, actor: ask_to_stand_in(table, actor, data.target, now)
    )


@post("/api/tables/{code:str}/answer", status_code=200)
async def answer_proposal(
    request: AnyRequest, code: Code, data: JSONBody[AnswerProposal], key: Key = None
) -> Acted:
    """Agree to what another player asks for, or not.

    The asker withdraws it by a no. A yes insists on it, after five minutes of silence; an undo is
    never granted that way.
    """
    now = host_of(request).clock()
    return await act(
        request, code, key, lambda table, actor: answer(table, actor, data.proposal, data.yes, now)
    )


@post("/api/tables/{code:str}/say", status_code=200)
async def talk(request: AnyRequest, code: Code, data: JSONBody[Say], key: Key = None) -> Acted:
    """Say something to the table."""

    def speak(table: GameTable, actor: str) -> Change:
        """Counted here: what was said before, and is only sent again, is not said again."""
        spoken = say(table, actor, data.text, data.phrase)
        if wait := request.app.state.talking.take(actor):
            raise too_many(wait)
        return spoken

    return await act(request, code, key, speak)


@post("/api/tables/{code:str}/time", status_code=200)
async def grant_time(request: AnyRequest, code: Code, key: Key = None) -> Acted:
    """Give the one who thinks another turn's time."""
    return await act(request, code, key, give_time)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave_game(request: AnyRequest, code: Code, key: Key = None) -> Acted:
    """Leave the running game; you may return as long as it runs."""
    return await act(request, code, key, leave)


@post("/api/tables/{code:str}/return", status_code=200)
async def return_to_game(request: AnyRequest, code: Code, key: Key = None) -> Acted:
    """Take your seat back."""

    def return_in_time(table: GameTable, actor: str) -> Change:
        returned = come_back(table, actor)
        if wait := request.app.state.returning.take(actor):
            raise too_many(wait)
        return returned

    return await act(request, code, key, return_in_time)


@post("/api/tables/{code:str}/rematch", status_code=201)
async def play_again(request: AnyRequest, code: Code, same_cards: SameCards = False) -> OpenedTable:
    """Open a table for the same people. Asked twice, it is the same table.

    The game begins at once if no other person has to come.
    """
    holder = required_holder(request)
    host = host_of(request)
    code = await table_code(request, code)
    hot = await host.table(code)
    try:
        # The new table first: should the server die in between, the next request finds it again.
        key = RequestKey(f"rematch:{code}")
        there = rematch(hot.table, holder, code_from(key.name), same_cards=same_cards)[1]
        seed, drawn = host.chance.key(), host.chance.seed()
        there = dealt_if_full(there, holder, seed, drawn)
        if await host.founded(key) is None:
            check_opening(request)
        opener = mark_of(address_of(request.scope)) if hot.table.house.public else None
        next_code = await host.found(there, key, opener)
        await host.act(code, lambda table: rematch(table, holder, next_code)[0])
    except EverdellError as fault:
        if fault.code != "already-rematched":
            raise
        next_code = fault.details["code"]
    return OpenedTable(next_code, link_to(request, next_code))


ROUTES: Final = (
    make_choice,
    ask_hint,
    take_back,
    propose,
    answer_proposal,
    talk,
    grant_time,
    leave_game,
    return_to_game,
    play_again,
)

"""What somebody may know of a table and of what happens there.

Built field by field from an allow-list, as the engine's views are: nothing is hidden by deletion.
Holders of seats are never shown, nor is the seed before the end, nor what was whispered to others.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from everdell.engine.errors import EverdellError
from everdell.engine.journal import visible
from everdell.engine.views import view
from everdell.table.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Arranged,
    Chair,
    Chosen,
    Extended,
    Left,
    Opened,
    Proposed,
    Rematched,
    Returned,
    Rose,
    Said,
    Sat,
    Started,
    Stumbled,
    Undone,
    Updated,
)
from everdell.table.table import ABANDONED, OVER, Table

Shown: TypeAlias = dict[str, Any]


class Eyes(msgspec.Struct, frozen=True):
    """Who looks: the seats somebody holds, and the one he looks from; None is a spectator's."""

    seats: tuple[int, ...] = ()
    seat: int | None = None


SPECTATOR = Eyes()


def eyes_of(table: Table, holder: str, seat: int | None = None) -> Eyes:
    """How somebody sees the table; of several seats, from the wanted one or the one that decides.

    Whoever may not look at all gets an error that says so.
    """
    own = tuple(table.seats_of(holder))
    if not own:
        if seat is not None:
            raise _foreign_seat(seat)
        if not table.house.watch:
            raise EverdellError(
                "not-watched", "Only those who play may look at this table. Ask them to open it."
            )
        return SPECTATOR
    if seat is None:
        decider = table.decider
        seat = decider if decider in own else own[0]
    if seat not in own:
        raise _foreign_seat(seat)
    return Eyes(own, seat)


def _foreign_seat(seat: int) -> EverdellError:
    return EverdellError(
        "foreign-seat",
        f"Seat {seat + 1} is not yours. Look from your own seat, or without naming one.",
        {"seat": str(seat + 1)},
    )


def table_view(table: Table, eyes: Eyes) -> Shown:
    """The table as somebody sees it."""
    return {
        "code": table.code,
        "seq": table.head,
        "version": table.version,
        "status": table.status,
        "house": _house(table),
        "seats": [_chair(table, n, chair, eyes) for n, chair in enumerate(table.chairs)],
        "you": list(eyes.seats),
        "seat": eyes.seat,
        "decider": table.decider,
        "deadline": table.deadline,
        "choices": len(table.choices),
        "undo": _undo(table, eyes),
        "proposal": _proposal(table),
        "rematch": table.rematch or None,
        "game": None if table.game is None else view(table.game, eyes.seat),
    }


def _house(table: Table) -> Shown:
    house = table.house
    ended = table.status in (OVER, ABANDONED)
    return {
        "boxes": list(house.boxes),
        "options": house.options,
        "undo": house.undo,
        "clock": house.clock,
        "stand_in": house.stand_in,
        "public": house.public,
        "watch": house.watch,
        "first": house.first,
        "seed": table.seed if ended and table.game is not None else house.seed,
    }


def _chair(table: Table, seat: int, chair: Chair, eyes: Eyes) -> Shown:
    return {
        "by": chair.by,
        "free": chair.free,
        "name": chair.name,
        "reserved": chair.reserved,
        "away": chair.away,
        "stand_in": chair.stand_in,
        "owner": bool(chair.holder) and chair.holder == table.owner,
        "yours": seat in eyes.seats,
    }


def _undo(table: Table, eyes: Eyes) -> list[int]:
    """The points one may freely go back to, as numbers of choices kept."""
    if table.house.undo != "free":
        return []
    return [step.number for step in table.trail.steps if step.seat in eyes.seats]


def _proposal(table: Table) -> Shown | None:
    asked = table.proposal
    if asked is None:
        return None
    agreed = [n for n, chair in enumerate(table.chairs) if chair.holder in asked.agreed]
    return {
        "id": asked.id,
        "seat": asked.seat,
        "kind": asked.kind,
        "keep": asked.keep,
        "target": asked.target,
        "at": asked.at,
        "agreed": agreed,
    }


# Events --------------------------------------------------------------------------------------


def event_view(event: AnyEvent, seq: int, at: float, eyes: Eyes) -> Shown:
    """An event as somebody may read it."""
    shown: Shown = {"seq": seq, "at": at, "type": type(event).__name__.lower()}
    match event:
        case Opened():
            pass
        case Started():
            shown["rotation"] = event.rotation  # seats were counted otherwise before
        case Chosen():
            shown["seat"] = event.seat
            shown["bot"] = event.bot
            shown["barrier"] = event.barrier
            shown["entries"] = visible([told.entry() for told in event.told], eyes.seat)
            if event.seat == eyes.seat:
                shown["option"] = event.option
        case Sat():
            shown |= {"seat": event.seat, "name": event.name}
        case Arranged():
            shown |= {"seat": event.seat, "by": event.by}
        case Undone():
            shown |= {"seat": event.seat, "keep": event.keep, "agreed": event.agreed}
        case Proposed():
            shown |= {
                "seat": event.seat,
                "kind": event.kind,
                "keep": event.keep,
                "target": event.target,
            }
        case Answered():
            shown |= {"seat": event.seat, "yes": event.yes}
        case Left():
            shown |= {"seat": event.seat, "why": event.why, "stand_in": event.stand_in}
        case Said():
            shown |= {"seat": event.seat, "text": event.text, "phrase": event.phrase}
        case Stumbled():
            shown |= {"seat": event.seat, "bot": event.bot, "why": event.why}
        case Rematched():
            shown |= {"seat": event.seat, "code": event.code}
        case Updated():
            shown["keep"] = event.keep
        case Rose() | Abandoned() | Returned() | Extended():
            shown["seat"] = event.seat
    return shown


# Lists ---------------------------------------------------------------------------------------


class Summary(msgspec.Struct, frozen=True):
    """What lists are made from: kept beside the table, so that they need not rebuild it.

    turn_of  who has to decide himself, as a hash of his token; never shown, but compared
    """

    boxes: tuple[str, ...]
    seats: tuple[Shown, ...]
    clock: int
    watch: bool
    turn_of: str


def summary(table: Table) -> Summary:
    seats = [{"by": chair.by, "free": chair.free, "name": chair.name} for chair in table.chairs]
    seat = table.decider
    turn_of = "" if seat is None or table.chairs[seat].bot else table.chairs[seat].holder
    return Summary(table.house.boxes, tuple(seats), table.house.clock, table.house.watch, turn_of)

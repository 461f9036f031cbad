"""What a reader may know of a table and of what happens there.

Built field by field from an allow-list, as the engine's views are: nothing is hidden by deletion.
Holders of seats are never shown, nor is the seed before the end, nor what was whispered to others.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from everdell.engine.errors import EverdellError
from everdell.engine.log_lines import visible
from everdell.engine.phrases import phrase_view
from everdell.engine.prices import Price, prices
from everdell.engine.reasons import Refusal, why_not
from everdell.engine.resources import as_dict, total
from everdell.engine.shapes import ChoiceView
from everdell.engine.views import view
from everdell.table.event_lines import event_phrase
from everdell.table.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Arranged,
    Carried,
    Chair,
    Chosen,
    Dressed,
    Extended,
    Hinted,
    Left,
    Linked,
    Opened,
    Phrased,
    Proposed,
    Rematched,
    Replaced,
    Returned,
    Rose,
    Said,
    Sat,
    Started,
    Stumbled,
    Undone,
    Updated,
)
from everdell.table.kept_entries import entry_of
from everdell.table.looks import dealt
from everdell.table.shapes import (
    ChairView,
    ChosenEvent,
    EventView,
    Explanation,
    Happening,
    HouseView,
    PriceView,
    ProposalView,
    ReasonView,
    RefusalView,
    SeatHappening,
    SeatLine,
    TableView,
)
from everdell.table.table import ABANDONED, LOBBY, OVER, GameTable

_MOST_PAYMENTS: Final = 30  # more are not read


class Eyes(msgspec.Struct, frozen=True):
    """Who looks: the seats a reader holds, and the one to look from; None is a spectator's."""

    seats: tuple[int, ...] = ()
    seat: int | None = None


SPECTATOR = Eyes()


def eyes_of(table: GameTable, holder: str, seat: int | None = None) -> Eyes:
    """How a holder sees the table; of several seats, from the wanted one or the one that decides.

    Those who may not look at all get an error that says so.
    """
    own = tuple(table.seats_of(holder))
    if not own:
        if seat is not None:
            raise _foreign_seat(seat)
        # Before the game there is nothing to hide, and newcomers have to see the seats.
        if not table.house.watch and table.status != LOBBY:
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


def table_view(table: GameTable, eyes: Eyes) -> TableView:
    """The table as a reader sees it."""
    return {
        "code": table.code,
        "seq": table.head,
        "version": table.version,
        "status": table.status,
        "house": _house(table),
        "seats": _chairs(table, eyes),
        "you": list(eyes.seats),
        "seat": eyes.seat,
        "decider": table.decider,
        "deadline": table.deadline,
        "choices": len(table.choices),
        "undo": _undo(table, eyes),
        "proposal": _proposal(table),
        "phrase": any(table.chairs[seat].phrase for seat in eyes.seats),
        "hints": [table.hints.get(seat, 0) for seat in range(len(table.chairs))],
        "rematch": table.rematch or None,
        "deletable": _may_delete(table, eyes),
        "game": None if table.game is None else view(table.game, eyes.seat),
    }


def _house(table: GameTable) -> HouseView:
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


def _chairs(table: GameTable, eyes: Eyes) -> list[ChairView]:
    looks = dealt([chair.look for chair in table.chairs])
    return [_chair(table, n, chair, looks[n], eyes) for n, chair in enumerate(table.chairs)]


def _chair(
    table: GameTable, seat: int, chair: Chair, look: tuple[str, str], eyes: Eyes
) -> ChairView:
    animal, color = look
    return {
        "by": chair.by,
        "free": chair.free,
        "name": chair.name,
        "reserved": chair.reserved,
        "away": chair.away,
        "stand_in": chair.stand_in,
        "owner": bool(chair.holder) and chair.holder == table.owner,
        "yours": seat in eyes.seats,
        "animal": animal,
        "color": color,
    }


def _undo(table: GameTable, eyes: Eyes) -> list[int]:
    """The points one may freely go back to, as numbers of choices kept."""
    if table.house.undo != "free" or table.outdated:
        return []
    return [step.number for step in table.trail.steps if step.seat in eyes.seats]


def _may_delete(table: GameTable, eyes: Eyes) -> bool:
    owned = [seat for seat in eyes.seats if table.chairs[seat].holder == table.owner]
    return bool(owned) and table.deletable


def _proposal(table: GameTable) -> ProposalView | None:
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


# Explaining ----------------------------------------------------------------------------------


def explanation(table: GameTable, eyes: Eyes) -> Explanation:
    """What a seat's options cost, and what keeps it from the rest; nothing for a spectator."""
    game, seat = table.game, eyes.seat
    if game is None or seat is None:
        return Explanation(version=table.version, prices={}, refusals=[])
    return Explanation(
        version=table.version,
        prices={id: _price(price) for id, price in prices(game).items()}
        if table.decider == seat
        else {},
        refusals=[_refusal(refusal) for refusal in why_not(game, seat)],
    )


def _refusal(refusal: Refusal) -> RefusalView:
    reasons = [
        ReasonView(code=reason.code, phrase=phrase_view(reason.phrase))
        for reason in refusal.reasons
    ]
    return RefusalView(target=refusal.target, reasons=reasons)


def _price(price: Price) -> PriceView:
    return PriceView(
        due=[as_dict(payment) for payment in price.due[:_MOST_PAYMENTS]],
        total=total(price.due[0]),
        occupies=price.occupies,
        helper=price.helper or None,
    )


# Events --------------------------------------------------------------------------------------


def event_view(event: AnyEvent, seq: int, at: float, eyes: Eyes) -> EventView:
    """An event as a reader may see it, with its line if it needs one."""
    shown = _event(event, seq, at, eyes)
    line = event_phrase(shown)
    if line is not None:
        shown["line"] = phrase_view(line)
    return shown


def _event(event: AnyEvent, seq: int, at: float, eyes: Eyes) -> EventView:
    when = Happening(seq=seq, at=at)
    match event:
        case Opened():
            return {**when, "type": "opened"}
        case Started():
            return {**when, "type": "started", "rotation": event.rotation}
        case Updated():
            return {**when, "type": "updated", "keep": event.keep}
    whose = SeatHappening(seq=seq, at=at, seat=event.seat)
    match event:
        case Chosen():
            return _chosen(event, when, eyes)
        case Sat():
            return {**whose, "type": "sat", "name": event.name}
        case Dressed():
            return {**whose, "type": "dressed"}
        case Rose():
            return {**whose, "type": "rose"}
        case Arranged():
            return {**whose, "type": "arranged", "by": event.by}
        case Undone():
            return {**whose, "type": "undone", "keep": event.keep, "agreed": event.agreed}
        case Proposed(kind=kind, keep=keep, target=target):
            return {**whose, "type": "proposed", "kind": kind, "keep": keep, "target": target}
        case Answered():
            return {**whose, "type": "answered", "yes": event.yes}
        case Left():
            return {**whose, "type": "left", "why": event.why, "stand_in": event.stand_in}
        case Returned():
            return {**whose, "type": "returned"}
        case Linked():
            return {**whose, "type": "linked"}
        case Phrased():
            return {**whose, "type": "phrased"}
        case Carried():
            return {**whose, "type": "carried"}
        case Extended():
            return {**whose, "type": "extended"}
        case Said():
            return {**whose, "type": "said", "text": event.text, "phrase": event.phrase}
        case Hinted():
            return {**whose, "type": "hinted"}
        case Stumbled():
            return {**whose, "type": "stumbled", "bot": event.bot, "why": event.why}
        case Replaced(bot=bot, successor=successor):
            return {**whose, "type": "replaced", "bot": bot, "successor": successor}
        case Abandoned():
            return {**whose, "type": "abandoned"}
        case Rematched():
            return {**whose, "type": "rematched", "code": event.code}


def _chosen(event: Chosen, when: Happening, eyes: Eyes) -> ChosenEvent:
    shown: ChosenEvent = {
        "seq": when["seq"],
        "at": when["at"],
        "type": "chosen",
        "seat": event.seat,
        "bot": event.bot,
        "barrier": event.barrier,
        "entries": visible([entry_of(told) for told in event.told], eyes.seat),
    }
    if event.seat == eyes.seat:
        shown["choice"] = _choice(event)
    return shown


def _choice(event: Chosen) -> ChoiceView:
    if event.choice is not None:
        return cast(ChoiceView, event.choice)
    ids = [event.option] if isinstance(event.option, str) else list(event.option)
    return {"options": ids, "verb": "", "phrases": []}


# Lists ---------------------------------------------------------------------------------------


class Summary(msgspec.Struct, frozen=True):
    """What lists are made from: kept beside the table, so that they need not rebuild it.

    turn_of     the person who has to decide, as the hash of a token; never shown, but compared
    deleted_by  who may delete the table, likewise
    """

    boxes: tuple[str, ...]
    seats: tuple[SeatLine, ...]
    clock: int
    watch: bool
    turn_of: str
    deleted_by: str = ""


def summary(table: GameTable) -> Summary:
    looks = dealt([chair.look for chair in table.chairs])
    seats = [
        SeatLine(by=chair.by, free=chair.free, name=chair.name, animal=animal, color=color)
        for chair, (animal, color) in zip(table.chairs, looks, strict=True)
    ]
    seat = table.decider
    turn_of = "" if seat is None or table.chairs[seat].bot else table.chairs[seat].holder
    return Summary(
        boxes=table.house.boxes,
        seats=tuple(seats),
        clock=table.house.clock,
        watch=table.house.watch,
        turn_of=turn_of,
        deleted_by=table.owner if table.deletable else "",
    )

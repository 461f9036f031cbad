"""Carrying a seat to another device, by a link that works once or by a phrase that lasts.

A link or a phrase is known here by its hash alone. It opens the seats that it was made for and no
others, although their holder may have more by then: those may be another person's, whose seat was
carried to the same device.
"""

from __future__ import annotations

from everdell.engine.errors import EverdellError
from everdell.table.acts.change import Change, change, not_seated, own_seat
from everdell.table.budgets import CARRIES, LINKS
from everdell.table.events import Answered, AnyEvent, Carried, Linked, Phrased
from everdell.table.table import GameTable


def make_link(table: GameTable, actor: str, link: str, until: float) -> Change:
    """A link to all seats of the actor, in place of the former one."""
    return change(*[Linked(seat, link, until) for seat in _taken_seats(table, actor)])


def make_phrase(table: GameTable, actor: str, phrase: str) -> Change:
    """A phrase for all seats of the actor, in place of the former one."""
    return change(*[Phrased(seat, phrase) for seat in _taken_seats(table, actor)])


def carry(table: GameTable, actor: str, secret: str, now: float) -> Change:
    """Take the seats that a link or a phrase opens, beside any the actor has already."""
    seats = seats_opened_by(table, actor, secret, now)
    for seat in seats:
        table.budgets.check(CARRIES, seat)
    carried: list[AnyEvent] = [Carried(seat, actor) for seat in seats]
    if table.proposal is not None and table.seats_of(actor):
        # Of two people one is left, who has answered for one of them at most: it is asked anew.
        carried.append(Answered(own_seat(table, actor), False))
    return change(*carried)


def seats_opened_by(table: GameTable, actor: str, secret: str, now: float) -> list[int]:
    """The seats that a link or a phrase would bring to the actor."""
    chairs = table.chairs
    opened = [n for n, chair in enumerate(chairs) if secret in (chair.link, chair.phrase)]
    if not opened:
        raise EverdellError(
            "unknown-link",
            "This link leads to no seat any more. Make a new one on the device that has the seat.",
        )
    abroad = [n for n in opened if chairs[n].holder != actor]
    if not abroad:
        raise EverdellError(
            "already-here",
            "This seat is on this device already. Go to the table to play on.",
            {"code": table.code},
        )
    if chairs[abroad[0]].phrase != secret:
        _check_link(chairs[abroad[0]].until, now)
    return abroad


def _check_link(until: float, now: float) -> None:
    if not until:
        raise EverdellError(
            "link-used",
            "This link was used already. Make a new one on the device that has the seat.",
        )
    if now >= until:
        raise EverdellError(
            "link-expired",
            "This link has expired. Make a new one on the device that has the seat.",
        )


def _taken_seats(table: GameTable, actor: str) -> list[int]:
    """The seats that a player has come to; kept ones begin anew when their player comes."""
    seats = [seat for seat in table.seats_of(actor) if not table.chairs[seat].reserved]
    if not seats:
        raise not_seated()
    for seat in seats:
        table.budgets.check(LINKS, seat)
    return seats

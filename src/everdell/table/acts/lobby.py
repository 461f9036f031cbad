"""Before the game: opening a table, sitting down, getting up, starting."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from everdell.engine.errors import EverdellError
from everdell.engine.rules import RULES_VERSION
from everdell.engine.stream import Seed
from everdell.games import new_game
from everdell.table.acts.change import (
    Change,
    change,
    check_lobby,
    check_owner,
    check_seat,
    own_seat,
)
from everdell.table.budgets import ARRANGEMENTS, LOOKS, SITS
from everdell.table.events import Arranged, Chair, Dressed, HouseRules, Opened, Rose, Sat, Started
from everdell.table.looks import NO_WISH, Look
from everdell.table.record import PERSON
from everdell.table.table import GameTable

UNDO_RULES = ("free", "consent", "never")
FIRST = ("seat", "random")


def open_table(
    owner: str,
    house: HouseRules,
    seats: Sequence[str],
    mine: Sequence[int],
    name: str = "",
    names: Sequence[str] = (),
    look: Look = NO_WISH,
) -> Change:
    """A new table.

    seats  PERSON, or the name of a bot, for each seat
    mine   the seats that the owner takes, for people who share a screen
    names  what those people are called, in the order of `mine`; those without one are `name`
    look   what the workers of the first of them look like
    """
    seed = 0 if house.seed is None else house.seed
    rules = new_game(len(seats), house.boxes, seed, house.options).rules  # or it says what is wrong
    _check_house(house)
    boxes = tuple([box.id for box in rules.boxes])
    house = msgspec.structs.replace(house, boxes=boxes, options=dict(rules.settings))
    if not mine or len(set(mine)) < len(mine) or any(not _is_person(seats, n) for n in mine):
        raise EverdellError(
            "bad-seats", "Take at least one of the seats for people, and each of them once."
        )
    called = dict(zip(mine, names, strict=False))
    chairs = tuple(
        Chair(by=by)
        if by != PERSON
        else Chair(holder=owner, name=called.get(n, name), look=look if n == mine[0] else NO_WISH)
        if n in mine
        else Chair()
        for n, by in enumerate(seats)
    )
    return change(Opened(owner, house, chairs))


def _is_person(seats: Sequence[str], n: int) -> bool:
    return 0 <= n < len(seats) and seats[n] == PERSON


def _check_house(house: HouseRules) -> None:
    for word, known, name in ((house.undo, UNDO_RULES, "undo"), (house.first, FIRST, "first")):
        if word not in known:
            raise EverdellError(
                "bad-house-rule",
                f"The table's rule {name!r} is one of {', '.join(known)}, not {word!r}.",
                {"rule": name, "value": word, "known": ", ".join(known)},
            )
    if house.clock < 0:
        raise EverdellError("bad-clock", "A clock counts whole seconds; 0 is no clock.")
    if house.clock and not house.stand_in:
        raise EverdellError(
            "clock-without-stand-in",
            "A clock needs a bot that plays on when it runs out: name a stand-in.",
        )


def sit(
    table: GameTable,
    actor: str,
    name: str = "",
    seat: int | None = None,
    look: Look = NO_WISH,
) -> Change:
    """Take a seat: the one kept for the actor, the wanted one, or the first that is free.

    Of the wanted look remains what no other seat has chosen. A kept seat keeps its own.
    """
    check_lobby(table)
    kept = [n for n in table.seats_of(actor) if table.chairs[n].reserved]
    if seat is None:
        free = [n for n, chair in enumerate(table.chairs) if chair.free]
        if not (kept or free):
            raise EverdellError(
                "table-full", "Every seat is taken. Watch the game, or open another table."
            )
        seat = (kept or free)[0]
    check_seat(table, seat)
    if not table.chairs[seat].free and seat not in kept:
        raise _taken(seat)
    if seat not in kept:
        table.budgets.check(SITS, actor)
        if actor != table.owner:
            table.budgets.check_crowd()
    look = table.chairs[seat].look if seat in kept else look.without(_looks(table, seat))
    return change(Sat(seat, actor, name or table.chairs[seat].name, look))


def dress(table: GameTable, actor: str, seat: int, look: Look) -> Change:
    """Choose what the workers of one's own seat look like."""
    check_lobby(table)
    check_seat(table, seat)
    own_seat(table, actor)
    if seat not in table.seats_of(actor):
        raise _taken(seat)
    if look.without(_looks(table, seat)) != look:
        raise EverdellError(
            "look-taken",
            "Another player has chosen this animal or this colour. Choose another one.",
        )
    table.budgets.check(LOOKS, seat)
    return change(Dressed(seat, look))


def _looks(table: GameTable, seat: int) -> list[Look]:
    """What has been chosen for all the other seats."""
    return [chair.look for n, chair in enumerate(table.chairs) if n != seat]


def rise(table: GameTable, actor: str, seat: int | None = None) -> Change:
    """Give one's own seat back, or all of them; the owner may free any person's seat."""
    check_lobby(table)
    own = table.seats_of(actor)
    if seat is None:
        own_seat(table, actor)
        return change(*[Rose(n) for n in own])
    check_seat(table, seat)
    if seat not in own:
        check_owner(table, actor)
    if not table.chairs[seat].holder:
        raise EverdellError("seat-empty", f"Seat {seat + 1} is empty.", {"seat": str(seat + 1)})
    return change(Rose(seat))


def arrange(table: GameTable, actor: str, seat: int, by: str) -> Change:
    """Give a seat that no person has to a bot, or back to people."""
    check_lobby(table)
    check_owner(table, actor)
    check_seat(table, seat)
    if table.chairs[seat].holder:
        raise _taken(seat)
    table.budgets.check(ARRANGEMENTS)
    return change(Arranged(seat, by))


def _taken(seat: int) -> EverdellError:
    return EverdellError(
        "seat-taken",
        f"Seat {seat + 1} is taken. Choose another, or let the table choose one.",
        {"seat": str(seat + 1)},
    )


def dealt_if_full(opened: Change, actor: str, seed: Seed, drawn: int) -> Change:
    """A new table, whose game begins at once if no seat has to be waited for."""
    chairs = [
        chair for event in opened.events if isinstance(event, Opened) for chair in event.chairs
    ]
    if any(chair.free or chair.reserved for chair in chairs):
        return opened
    return begun(opened, lambda table: start(table, actor, seed, drawn))


def begun(opened: Change, act: Callable[[GameTable], Change]) -> Change:
    """A new table at which something is done at once, as one thing that happens or does not."""
    table = GameTable("")
    for event in opened.events:
        table.apply(event, at=0.0)
    made = act(table)
    return Change((*opened.events, *made.events), made.game)


def start(table: GameTable, actor: str, seed: Seed, drawn: int) -> Change:
    """Deal the game. `seed` and `drawn` are chance: the cards, and who begins where it is drawn."""
    check_start(table, actor)
    house = table.house
    rotation = drawn % len(table.chairs) if house.first == "random" else 0
    return change(
        Started(seed if house.seed is None else house.seed, RULES_VERSION, rotation=rotation)
    )


def check_start(table: GameTable, actor: str) -> None:
    check_lobby(table)
    check_owner(table, actor)
    waiting = [n for n, chair in enumerate(table.chairs) if chair.free or chair.reserved]
    if waiting:
        named = ", ".join(str(n + 1) for n in waiting)
        raise EverdellError(
            "seats-open",
            f"Seats are still empty: {named}. Wait for people, or give the seats to bots.",
            {"seats": named},
        )

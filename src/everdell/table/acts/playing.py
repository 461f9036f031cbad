"""While the game runs: choosing, the clock, leaving and coming back; and the next game after it."""

from __future__ import annotations

from typing import Final

import msgspec

from everdell.engine.errors import EverdellError
from everdell.engine.rules import RULES_VERSION
from everdell.engine.sets import Selection
from everdell.engine.stream import Seed
from everdell.table.acts.change import (
    Change,
    change,
    check_playing,
    check_present,
    check_turn,
    check_version,
    not_your_turn,
    own_seat,
    take,
)
from everdell.table.acts.consent import settle
from everdell.table.events import (
    Chair,
    Extended,
    Hinted,
    Left,
    Opened,
    Rematched,
    Replaced,
    Returned,
    Stumbled,
    Updated,
)
from everdell.table.record import PERSON
from everdell.table.table import LOBBY, PLAYING, GameTable

MOST_GIFTS: Final = 5  # of a turn's time, for one decision: friends must not stall the others
MOST_STUMBLES: Final = 3  # of a bot in a game: by the last one it loses its seat


def choose(table: GameTable, actor: str, option: Selection, version: int) -> Change:
    """Take an option, or a set of picks, that is offered to a seat of the actor."""
    game, _ = check_turn(table, actor, version)
    return take(game, option)


def take_hint(table: GameTable, actor: str, version: int) -> Change:
    """Count a hint for the seat that decides, once for each decision."""
    _, seat = check_turn(table, actor, version)
    if table.hinted == table.version:
        raise EverdellError("already-hinted", "The hint for this decision is counted already.")
    return change(Hinted(seat))


def bot_chooses(table: GameTable, option: str, version: int) -> Change:
    """A bot's answer, if the game is still the one it was asked about."""
    game = check_playing(table)
    check_version(table, version)
    bot = table.bot_to_move
    if not bot:
        raise not_your_turn()
    return take(game, option, bot)


def bot_stumbles(table: GameTable, option: str, version: int, why: str, successor: str) -> Change:
    """A bot crashed, took too long or answered something that was not offered.

    Another one has chosen for it, and does so for good if this has happened too often.
    """
    game = check_playing(table)
    check_version(table, version)
    bot, seat = table.bot_to_move, table.decider
    if not bot or seat is None:
        raise not_your_turn()
    often = table.chairs[seat].stumbles + 1 >= MOST_STUMBLES
    told = Replaced(seat, bot, successor) if often else Stumbled(seat, bot, why)
    chosen = take(game, option, successor)
    return Change((told, *chosen.events), chosen.game)


# The clock -----------------------------------------------------------------------------------


def time_out(table: GameTable, now: float) -> Change:
    """A bot takes over from a player who let the clock run out."""
    check_playing(table)
    deadline = table.deadline
    seat = table.decider
    if deadline is None or seat is None or now < deadline:
        raise EverdellError("time-left", "The clock has not run out.")
    left = Left(seat, "clock", table.house.stand_in)
    return change(left, *settle(table, left))


def give_time(table: GameTable, actor: str) -> Change:
    """Another player grants the one who thinks a second turn's time."""
    check_playing(table)
    seat = own_seat(table, actor)
    check_present(table, actor)
    if table.deadline is None:
        raise EverdellError("no-clock", "No clock is running, so there is no time to give.")
    if table.decider in table.seats_of(actor):
        raise EverdellError("own-clock", "Time is given by the others: ask them for it.")
    if table.extra >= MOST_GIFTS * table.house.clock:
        raise EverdellError(
            "enough-time", "Much time was given already. Wait, or go on without this player."
        )
    return change(Extended(seat))


# Leaving and coming back ---------------------------------------------------------------------


def leave(table: GameTable, actor: str) -> Change:
    """Leave the running game; a bot sits in if the table has one for that."""
    check_playing(table)
    own_seat(table, actor)
    seats = [seat for seat in table.seats_of(actor) if table.chairs[seat].present]
    if not seats:
        raise EverdellError("already-away", "You have left already. Return to take your seat.")
    left = [Left(seat, "self", table.house.stand_in) for seat in seats]
    return change(*left, *settle(table, *left))


def come_back(table: GameTable, actor: str) -> Change:
    """Take one's seat back from the bot.

    At a table with a clock not while the bot is choosing: a player who let the clock run out could
    otherwise return each time before the bot has moved, and keep the others waiting for ever.
    """
    check_playing(table)
    own_seat(table, actor)
    seats = [seat for seat in table.seats_of(actor) if table.chairs[seat].away]
    if not seats:
        raise EverdellError("not-away", "You are at the table: there is nothing to return to.")
    if table.house.clock and table.bot_to_move and table.decider in seats:
        raise EverdellError(
            "bot-is-choosing", "A bot is choosing for you just now. Return as soon as it has."
        )
    return change(*[Returned(seat) for seat in seats])


# After the game ------------------------------------------------------------------------------


def rematch(
    table: GameTable, actor: str, code: str, *, same_cards: bool = False
) -> tuple[Change, Change]:
    """The same people at another table: what happens here, and how that one is opened.

    The others' seats are kept for them; the game begins once everyone has come. A seed that was
    asked for is not kept, as everyone knows its cards by now, unless the same cards are wanted:
    then they are dealt to the same seats, and the table says so by its seed.
    """
    seat = own_seat(table, actor)
    if table.status in (LOBBY, PLAYING):
        raise EverdellError("still-playing", "Finish or give up this game before a rematch.")
    if table.rematch:
        raise EverdellError(
            "already-rematched",
            f"There is a rematch already, at table {table.rematch}. Go there.",
            {"code": table.rematch},
        )
    chairs = tuple([_kept(chair, actor) for chair in table.chairs])
    house = msgspec.structs.replace(table.house, seed=None)
    if same_cards:
        house = msgspec.structs.replace(table.house, seed=table.seed, first="seat")
    return change(Rematched(seat, code)), change(Opened(actor, house, chairs))


def _kept(chair: Chair, actor: str) -> Chair:
    if chair.by != PERSON:
        return Chair(by=chair.by)
    return Chair(
        holder=chair.holder,
        name=chair.name,
        reserved=chair.holder != actor,
        look=chair.look,
    )


def update_rules(table: GameTable, seed: Seed) -> Change:
    """A game kept under older rules goes on from its last turn's start.

    What lies face down is shuffled anew by a seed: the older generator could be computed.
    """
    return change(Updated(RULES_VERSION, len(table.choices), seed))

"""What an act comes to, and the checks that most acts begin with."""

from __future__ import annotations

from typing import NamedTuple

from everdell.engine.errors import EverdellError
from everdell.engine.journal import Journal
from everdell.engine.offers import choice_view
from everdell.engine.sets import Selection
from everdell.engine.state import Game
from everdell.table.events import AnyEvent, Chosen
from everdell.table.kept_entries import kept
from everdell.table.table import ABANDONED, LOBBY, PLAYING, GameTable


class Change(NamedTuple):
    """Events to be kept, and the game after the choice among them, so that it is made but once."""

    events: tuple[AnyEvent, ...]
    game: Game | None = None


def take(before: Game, option: Selection, bot: str = "") -> Change:
    """Make a choice for the seat that decides, on a copy of the game."""
    seat = before.stack[-1].me
    game = before.clone()
    journal = game.journal = Journal()
    game.choose(option)
    game.journal = None
    told = journal.entries
    barrier = game.over or any(entry.barrier for entry in told)
    choice = None if bot else {**choice_view(before, option)}
    event = Chosen(seat, option, tuple([kept(entry) for entry in told]), barrier, bot, choice)
    return Change((event,), game)


def change(*events: AnyEvent) -> Change:
    return Change(events)


def check_lobby(table: GameTable) -> None:
    if table.status == ABANDONED:
        raise _given_up()
    if table.status != LOBBY:
        raise EverdellError(
            "already-started",
            "The game has begun: seats can no longer be changed. Watch it, or open another table.",
        )


def check_playing(table: GameTable) -> Game:
    if table.status == LOBBY:
        raise EverdellError("not-started", "The game has not begun yet: start it first.")
    if table.status == ABANDONED:
        raise _given_up()
    if table.game is None or table.status != PLAYING:
        raise EverdellError("game-finished", "The game is over. Ask for a rematch to go on.")
    return table.game


def _given_up() -> EverdellError:
    return EverdellError("abandoned", "This table was given up. Open another one to go on.")


def check_version(table: GameTable, version: int) -> None:
    """A move is about the game that was seen when it was chosen."""
    if version != table.version:
        raise EverdellError(
            "stale-version",
            f"The game has moved on to version {table.version}, and your move was for {version}. "
            "Look at it again.",
            {"version": str(version), "current": str(table.version)},
        )


def check_turn(table: GameTable, actor: str, version: int) -> tuple[Game, int]:
    """The game, and the seat of the actor that has to decide in it."""
    game = check_playing(table)
    own = table.seats_of(actor)
    own_seat(table, actor)
    check_version(table, version)
    seat = table.decider
    if seat is None or seat not in own:
        raise not_your_turn()
    if table.chairs[seat].away:
        raise away()
    return game, seat


def not_your_turn() -> EverdellError:
    return EverdellError("not-your-turn", "It is not your turn: another player is to decide.")


def own_seat(table: GameTable, actor: str) -> int:
    """The seat an actor speaks for: of several, the one that decides, else the first."""
    seats = table.seats_of(actor)
    if not seats:
        raise not_seated()
    decider = table.decider
    return decider if decider in seats else seats[0]


def not_seated() -> EverdellError:
    return EverdellError(
        "not-seated", "You have no seat at this table. Join it, or use the token you joined by."
    )


def check_present(table: GameTable, actor: str) -> None:
    """A player who has left the running game may talk, but do nothing else before returning."""
    seats = table.seats_of(actor)
    if table.status == PLAYING and not any(table.chairs[seat].present for seat in seats):
        raise away()


def away() -> EverdellError:
    return EverdellError("bot-sits-in", "You have left this game. Return to your seat first.")


def check_seat(table: GameTable, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise EverdellError(
            "unknown-seat",
            f"There is no seat {seat}; the seats are 0 to {len(table.chairs) - 1}.",
            {"seat": str(seat), "last": str(len(table.chairs) - 1)},
        )


def check_owner(table: GameTable, actor: str) -> None:
    if actor != table.owner:
        raise EverdellError(
            "not-owner", "Only the person who opened the table may do this. Ask them to."
        )

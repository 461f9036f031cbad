"""Going on with a recorded game at a table.

A record comes from outside. Nothing of it is taken over but its set-up and its choices, and those
only after they have been played again: what a table keeps is what came of that.
"""

from __future__ import annotations

from typing import NamedTuple

from everdell.engine.errors import EverdellError, SaveError
from everdell.engine.rules import RULES_VERSION
from everdell.engine.state import Game
from everdell.games import new_game
from everdell.table.acts.change import Change, take
from everdell.table.acts.lobby import check_start
from everdell.table.events import AnyEvent, Started
from everdell.table.record import PERSON, Record, Seat
from everdell.table.replaying import replay
from everdell.table.table import GameTable


class Replayed(NamedTuple):
    """A recorded game after it was played again from its set-up.

    seats   who sat where, as the record has it
    events  its start and its choices, with what the game told about them
    game    the game after the last choice
    """

    boxes: tuple[str, ...]
    options: dict[str, str]
    seats: tuple[Seat, ...]
    events: tuple[AnyEvent, ...]
    game: Game


def play_again(record: Record) -> Replayed:
    """Make every choice of a record again, or raise: a state that it holds is never read."""
    _check_from_setup(record)
    replay(record)  # whatever else is wrong with the record is said here
    game = new_game(record.players, record.boxes, record.seed, record.options)
    events: list[AnyEvent] = [Started(record.seed, RULES_VERSION)]
    for option in record.choices:
        made = take(game, option)
        events += made.events
        assert made.game is not None
        game = made.game
    rules = game.rules
    return Replayed(
        boxes=tuple([box.id for box in rules.boxes]),
        options=dict(rules.settings),
        seats=record.seats or (Seat(PERSON),) * rules.players,
        events=tuple(events),
        game=game,
    )


def start_from(table: GameTable, actor: str, kept: Replayed) -> Change:
    """Go on with a game that was played again, log and all."""
    check_start(table, actor)
    house = table.house
    here = (len(table.chairs), house.boxes, house.options)
    if here != (len(kept.seats), kept.boxes, kept.options):
        raise EverdellError(
            "other-game",
            "This record is of another game. Open a table with its boxes, options and seats.",
        )
    return Change(kept.events, kept.game)


def _check_from_setup(record: Record) -> None:
    """Whether the choices lead from the set-up to the present, under the rules as they are."""
    if record.rules < RULES_VERSION:
        raise SaveError(
            "older-record",
            f"This record is of older rules ({record.rules}, here {RULES_VERSION}), under which "
            "its choices led elsewhere, so a server does not open it. "
            "Go on with it in a terminal: everdell play --record FILE",
            {"saved": str(record.rules), "current": str(RULES_VERSION)},
        )
    if record.origin is not None:
        raise SaveError(
            "partial-record",
            "This record begins in the middle of a game, as after a change of the rules, and a "
            "server takes no such beginning from outside. See its scores by "
            "everdell replay FILE, or go on with it in a terminal: everdell play --record FILE",
        )

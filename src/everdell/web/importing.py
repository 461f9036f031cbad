"""Records from outside are read and played again in a process of their own.

A file may hold anything: however long it keeps its reader busy, the server goes on, and the
reader is ended when its time is over. What comes back is what the game itself told.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from everdell.bots.failure import BotFailed
from everdell.engine.errors import EverdellError, SaveError
from everdell.games import load_game
from everdell.table.acts import Replayed, play_again
from everdell.table.events import decode, encode
from everdell.table.record import Record, Seat, damaged, parse
from everdell.web.thinking import Thinkers

MOST_CHOICES: Final = 5_000  # a long game has some hundred
_MOST_WAITING: Final = 20  # records that are kept in memory until their turn comes
_LONGEST: Final = 400  # characters of a record that its refusal repeats


class Read(NamedTuple):
    """`Replayed` as it comes from the reader."""

    boxes: tuple[str, ...]
    options: dict[str, str]
    seats: tuple[Seat, ...]
    events: tuple[str, ...]
    game: str


class Imports:
    """Records being read; `seconds` is how long one may take."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self._thinkers = thinkers
        self._seconds = seconds
        self._waiting = 0

    async def read(self, visitor: str, body: bytes) -> Replayed:
        """The recorded game in the body of a request, played again from its set-up."""
        if self._waiting >= _MOST_WAITING:
            raise EverdellError(
                "too-many", "That is too much at once. Wait 5 s and try again.", {"seconds": "5"}
            )
        self._waiting += 1
        try:
            found = await self._thinkers.run(visitor, self._seconds, read_body, body)
        except BotFailed as fault:
            raise _unread(fault) from fault
        finally:
            self._waiting -= 1
        return Replayed(
            boxes=found.boxes,
            options=found.options,
            seats=found.seats,
            events=tuple([decode(event) for event in found.events]),
            game=load_game(found.game),
        )


def _unread(fault: BotFailed) -> SaveError:
    if fault.why == "slow":
        return SaveError(
            "slow-record",
            "This record takes longer to play again than this server waits for one. "
            "Try it once more, or look at it by everdell replay FILE",
        )
    return damaged("state", "it leads to a state that cannot be played")


# In the reader -------------------------------------------------------------------------------


def read_body(body: bytes) -> Read:
    try:
        kept = play_again(_record(body))
    except EverdellError as fault:
        fault.sentence = fault.sentence[:_LONGEST]
        fault.details = {name: text[:_LONGEST] for name, text in fault.details.items()}
        raise
    return Read(
        boxes=kept.boxes,
        options=kept.options,
        seats=kept.seats,
        events=tuple([encode(event) for event in kept.events]),
        game=kept.game.to_json(),
    )


def _record(body: bytes) -> Record:
    record = Record.from_document(parse(body)["record"])
    if len(record.choices) > MOST_CHOICES:
        why = f"it has more than {MOST_CHOICES} choices, and no game has so many"
        raise damaged("length", why, most=str(MOST_CHOICES))
    return record

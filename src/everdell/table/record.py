"""The record of a game: what it was set up from, every choice, and snapshots to go on from.

The choices are the record; snapshots guard it. Each turn's start leaves a digest, so that a replay
finds the very turn in which it goes astray. A whole state is kept for the latest of them alone:
under the same rules it follows from the choices, and under other rules a game cannot go on from an
earlier one. So a record grows by some sixty bytes a choice, and never by a state a turn.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from everdell.engine import codec
from everdell.engine.codec import digest
from everdell.engine.errors import SaveError
from everdell.engine.rules import RULES_VERSION
from everdell.engine.sets import Selection
from everdell.engine.stream import Seed

FORMAT_NAME: Final = "everdell-record"
FORMAT: Final = f"{FORMAT_NAME}/1"


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game between two turns.

    at      how many choices had been made
    digest  the fingerprint of the state
    state   the state itself, as `Game.to_json` writes it; kept for the latest snapshot only
    """

    at: int
    digest: str
    state: str | None = None


class FinalScore(msgspec.Struct, frozen=True):
    """The final score of a seat, by where the points come from."""

    total: int
    parts: dict[str, int]


PERSON: Final = "person"


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at the table.

    by    the name of a bot, or `PERSON`
    name  what a person wants to be called
    """

    by: str
    name: str = ""

    @property
    def is_bot(self) -> bool:
        return self.by != PERSON


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is needed to play a game again, or to go on with it.

    everdell   the version that wrote it
    rules      the version of the rules the choices were made under
    origin     the state the choices begin with, where that is not the set-up from the seed
    standings  the final scores by seat, once the game is over
    seats      who sat where; empty if not known
    """

    everdell: str
    rules: int
    seed: Seed
    players: int
    boxes: tuple[str, ...]
    options: dict[str, str]
    choices: tuple[Selection, ...]
    snapshots: tuple[Snapshot, ...]
    origin: str | None = None
    standings: tuple[FinalScore, ...] | None = None
    seats: tuple[Seat, ...] = ()

    def to_json(self) -> str:
        body: dict[str, object] = msgspec.to_builtins(self)
        document = {"format": FORMAT, "digest": digest(body), **body}
        return msgspec.json.encode(document).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record. Whatever is wrong with the text, a SaveError says it."""
        return Record.from_document(parse(text))

    @staticmethod
    def from_document(document: dict[str, Any]) -> Record:
        """Read a record that is parsed already."""
        document = dict(document)
        _check_format(document.pop("format", None))
        _check_rules(document.get("rules"))
        if document.pop("digest", None) != digest(document):
            raise damaged("digest", "its contents do not fit their fingerprint")
        try:
            record = msgspec.convert(document, Record)
        except msgspec.ValidationError as fault:
            raise damaged("shape", f"a field is wrong ({fault})", field=str(fault)) from fault
        if record.seats and len(record.seats) != record.players:
            raise damaged("seats", "it does not seat as many as play")
        return record


def damaged(reason: str, why: str, **details: str) -> SaveError:
    """`reason` is a word for the catalogs, `why` the same in an English clause."""
    return SaveError(
        "damaged-record", f"This record is damaged: {why}.", {"reason": reason, **details}
    )


def parse(text: str | bytes) -> dict[str, Any]:
    """The object in a text from outside, in which no name comes twice."""
    try:
        document = msgspec.json.decode(text)
        json.loads(text, object_pairs_hook=codec.unrepeated)
    except (ValueError, TypeError, RecursionError) as fault:
        raise damaged("json", "it is not readable as JSON") from fault
    if not isinstance(document, dict):
        raise _foreign()
    return document


def _check_format(found: object) -> None:
    if found == FORMAT:
        return
    if isinstance(found, str) and found.startswith(f"{FORMAT_NAME}/"):
        raise _newer(found, FORMAT)
    raise _foreign()


def _check_rules(version: object) -> None:
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise damaged("rules", "it does not say under which rules it was written")
    if version > RULES_VERSION:
        raise _newer(str(version), str(RULES_VERSION))


def _foreign() -> SaveError:
    return SaveError(
        "foreign-record",
        f"This is no record of an Everdell game: the format {FORMAT!r} is missing.",
        {"format": FORMAT},
    )


def _newer(saved: str, current: str) -> SaveError:
    return SaveError(
        "newer-record",
        f"This record comes from a newer everdell ({saved}, here {current}): "
        "update everdell to read it.",
        {"saved": saved, "current": current},
    )

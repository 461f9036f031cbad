"""One of each thing that can happen at a table and is told in a line of its own."""

from __future__ import annotations

from everdell.engine.journal import Entry
from everdell.table.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Arranged,
    Carried,
    Extended,
    Hinted,
    HouseRules,
    Left,
    Opened,
    Proposed,
    Rematched,
    Replaced,
    Returned,
    Rose,
    Sat,
    Started,
    Stumbled,
    Undone,
    Updated,
)
from everdell.table.record import PERSON

EVENTS: tuple[AnyEvent, ...] = (
    Opened("holder", HouseRules(), ()),
    Sat(0, "holder", "Ada"),
    Rose(1),
    Arranged(1, PERSON),
    Arranged(1, "greedy"),
    Arranged(1, "sage:blocker@2s"),
    Started(3, 1),
    Undone(0, 4),
    Undone(0, 4, agreed=True),
    *(Proposed(0, kind, target=1) for kind in ("undo", "abandon", "stand-in")),
    Answered(0, True),
    Answered(0, False),
    Left(0),
    *(Left(0, why, "greedy") for why in ("self", "clock", "others")),
    Returned(0),
    Carried(0, "holder"),
    Extended(0),
    Hinted(0),
    *(Stumbled(0, "greedy", why) for why in ("crash", "slow", "illegal")),
    Replaced(0, "sage", "greedy"),
    Updated(2, 4),
    Abandoned(0),
    Rematched(0, "MOSS-7"),
)


def left_from_anywhere(kind: str) -> list[Entry]:
    """A worker leaves ("lift") or comes home ("recall") from each sort of place."""
    return [
        Entry(kind, 0, shape=f"{kind}-component", place="haven"),
        Entry(kind, 0, shape=f"{kind}-city-seat-component", card="inn", city=0),
        Entry(kind, 0, shape=f"{kind}-city-seat-component", card="inn", city=1),
        Entry(kind, 0, shape=f"{kind}-adrift"),
        Entry(kind, 0, shape=f"{kind}-named-component", card="whisper"),
    ]

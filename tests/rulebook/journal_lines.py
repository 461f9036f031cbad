"""The journal of a table as lines such as `paid farm`, in the order of what happened."""

from __future__ import annotations

from everdell.engine.journal import Entry
from everdell.testing import Table

_ASIDES = ("forced", "turn")


def _line(entry: Entry) -> str:
    subject = entry.card or entry.source or entry.place or entry.season
    return f"{entry.kind} {subject}" if subject else entry.kind


def story(t: Table) -> list[str]:
    """Everything that happened at the table so far, asides left out."""
    assert t.game.journal is not None
    return [_line(entry) for entry in t.game.journal.entries if entry.kind not in _ASIDES]

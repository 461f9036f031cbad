"""Talk at the table."""

from __future__ import annotations

from typing import Final

from everdell.engine.errors import EverdellError
from everdell.table.acts.change import Change, change, own_seat
from everdell.table.acts.writing import length, readable
from everdell.table.budgets import LINES
from everdell.table.events import Said
from everdell.table.table import GameTable

LONGEST_TEXT: Final = 500
LONGEST_NAME: Final = 30

# Phrases that each player reads in their own language; the catalogs have their words.
PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "nice-city",
    "thinking",
    "sorry",
    "thanks",
    "back-soon",
    "your-turn",
    "good-game",
    "again",
    "goodbye",
)


def say(table: GameTable, actor: str, text: str = "", phrase: str = "") -> Change:
    seat = own_seat(table, actor)
    table.budgets.check(LINES, seat)
    if phrase:
        if text or phrase not in PHRASES:
            raise EverdellError(
                "unknown-phrase",
                f"Say either some text or one of the phrases: {', '.join(PHRASES)}.",
                {"known": ", ".join(PHRASES)},
            )
        return change(Said(seat, phrase=phrase))
    text = readable(text)
    if not 0 < len(text) <= LONGEST_TEXT:
        raise EverdellError(
            "bad-chat",
            f"Say something of up to {LONGEST_TEXT} characters.",
            {"most": str(LONGEST_TEXT)},
        )
    return change(Said(seat, text=text))


def clean_name(name: str) -> str:
    """A name as it may be shown to others; empty if nothing of it can be seen."""
    name = " ".join(readable(name).split())
    if length(name) > LONGEST_NAME:
        raise EverdellError(
            "long-name",
            f"A name has at most {LONGEST_NAME} characters.",
            {"most": str(LONGEST_NAME)},
        )
    return name

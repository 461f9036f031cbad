"""What the seats are called."""

from __future__ import annotations

from collections.abc import Sequence

from everdell.engine.rules import Rules
from everdell.table import Seat
from everdell.texts import Catalog


def bot_title(words: Catalog, bot: str) -> str:
    """What a bot is called where it is chosen; at the table its name is enough."""
    key = f"bot-{bot}.title"
    return words.text(key) if words.has(key) else words.bot(bot)


def bot_manner(words: Catalog, bot: str) -> str:
    """How a bot plays, in a sentence; a bot of another package does not say."""
    key = f"bot-{bot}.description"
    return words.text(key) if words.has(key) else ""


def seat_names(words: Catalog, rules: Rules, seats: Sequence[Seat]) -> list[str]:
    """People by their names or else their numbers, bots and automatic opponents by their titles."""
    names = [
        words.bot(seat.by) if seat.is_bot else seat.name or words.text("seat", n=n)
        for n, seat in enumerate(seats, start=1)
    ]
    return _told_apart(names + _automata(words, rules))


def _told_apart(names: Sequence[str]) -> list[str]:
    """A name that is there already gets a number."""
    apart: list[str] = []
    for title in names:
        name = title
        twins = 1
        while name in apart:
            twins += 1
            name = f"{title} {twins}"
        apart.append(name)
    return apart


def _automata(words: Catalog, rules: Rules) -> list[str]:
    """In the order in which their boxes brought them."""
    return [words.text(f"automaton-{rival.title}") for rival in rules.rivals]

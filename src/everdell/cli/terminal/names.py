"""What the seats are called."""

from __future__ import annotations

from collections.abc import Sequence

from everdell.engine.rules import Rules
from everdell.texts import Catalog


def bot_title(words: Catalog, bot: str) -> str:
    """A bot of another package has no words here and keeps its own name."""
    key = f"terminal-bot-{bot}"
    return words.text(key) if words.has(key) else bot.capitalize()


def seat_names(
    words: Catalog, rules: Rules, people: Sequence[str], bots: Sequence[str]
) -> list[str]:
    """People by their names or else their numbers, then bots, then automatic opponents."""
    given = [*people, *[""] * rules.players][: rules.players - len(bots)]
    names = [name or words.text("seat", n=n) for n, name in enumerate(given, start=1)]
    for title in [bot_title(words, bot) for bot in bots] + _automata(words, rules):
        name = title
        twins = 1
        while name in names:
            twins += 1
            name = f"{title} {twins}"
        names.append(name)
    return names


def _automata(words: Catalog, rules: Rules) -> list[str]:
    """In the order in which their boxes brought them."""
    return [
        words.text(f"automaton-{box.id}")
        for box in rules.boxes
        if box.automaton(rules.players, rules.settings) is not None
    ]

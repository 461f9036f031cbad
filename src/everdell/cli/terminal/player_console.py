"""Screen and keyboard: printing for one seat, asking, and clearing what others must not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from everdell.cli.terminal.labels import Labels, seat_mark
from everdell.engine.journal import Entry
from everdell.engine.log_lines import entry_phrase
from everdell.engine.option import NO_ONE

Ask = Callable[[str], str]

_FORGET_SCROLLBACK: Final = "\x1b[3J"


class PlayerConsole:
    """Where everything is said and asked, in the reader's language."""

    def __init__(self, console: Console, ask: Ask, labels: Labels) -> None:
        self._console = console
        self._ask = ask
        self.labels = labels

    @property
    def width(self) -> int:
        return self._console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self._console.print(thing)

    def say(self, key: str, **gaps: str | int) -> None:
        """One line for the player."""
        self.show(Text(self.labels.say(key, **gaps), "bold"))

    def say_unbroken(self, key: str, **gaps: str | int) -> None:
        """One line that a narrow screen does not break, so that it can be copied."""
        self._console.print(Text(self.labels.say(key, **gaps), "bold"), soft_wrap=True)

    def lines(self, entries: list[Entry], seat: int | None) -> list[Text]:
        """The log as a seat may read it."""
        lines: list[Text] = []
        for entry in entries:
            line = entry_phrase(entry, seat) if entry.concerns(seat) else None
            if line is not None:
                said = self.labels.words.say(line, self.labels.names)
                lines.append(Text.assemble("  ", _actor(entry.seat), " ", said))
        return lines

    def ask(self, key: str, **gaps: str | int) -> str:
        """What the player types after a question."""
        return self._ask(f"{self.labels.say(key, **gaps)} > ").strip()

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.clear()
            self._console.file.write(_FORGET_SCROLLBACK)
        else:
            self._console.print("\n" * self._console.height)


def _actor(seat: int) -> Text:
    """The mark of the seat that acts; some entries have none."""
    return seat_mark(seat) if seat != NO_ONE else Text("·", "dim")

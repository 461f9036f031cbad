"""The marks of card types, shared by the tables of components and the game in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

# Plain terminal colours, so that they suit a dark and a light background alike.
COLOR_MARKS: Final = {
    "tan": ("◆", "yellow"),
    "green": ("●", "green"),
    "red": ("■", "red"),
    "blue": ("⌂", "bright_blue"),
    "purple": ("▲", "magenta"),
}


def color_mark(color: str) -> Text:
    return Text(*COLOR_MARKS[color])

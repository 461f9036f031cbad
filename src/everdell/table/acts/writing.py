"""What people write, as it may be shown to others.

Left out is what steers a screen, turns the writing around, shows nothing, or piles up until it
covers the lines above. What scripts need stays: accents, vowel signs, joiners, emoji of several
parts.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"  # between signs that look otherwise when they meet
_EMOJI_STYLE: Final = "\ufe0f"
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # not so by category
# Arabic, Hebrew, the scripts of India, Thai, Tibetan: they join letters and pile signs by nature.
_JOINING: Final = range(0x0590, 0x1100)
_MOST_MARKS: Final = 2  # on one letter
_MOST_MARKS_JOINING: Final = 3


def readable(text: str) -> str:
    """A text without what is not there to be read; spaces stand in its place."""
    shown: list[str] = []
    marks = 0
    normal = unicodedata.normalize("NFC", text)
    for n, sign in enumerate(normal):
        last = shown[-1] if shown else " "
        if sign in _JOINERS:
            follower = normal[n + 1] if n + 1 < len(normal) else " "
            shown.append(sign if _joins(last, follower) else " ")
        elif _is_mark(sign):
            marks += 1
            if not last.isspace() and marks <= _most_marks(shown):
                shown.append(sign)
        else:
            marks = 0
            shown.append(" " if _is_blank(sign) else sign)
    return "".join(shown).strip()


def length(text: str) -> int:
    """How many signs a reader would count."""
    return sum([1 for sign in text if not _is_mark(sign) and sign not in _JOINERS])


def _is_mark(sign: str) -> bool:
    """Whether it stands on the sign before. Those beside it (Mc) take room of their own."""
    return unicodedata.category(sign) in ("Mn", "Me") and sign not in _BLANKS


def _is_blank(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category[0] == "C" or category in ("Zl", "Zp") or sign in _BLANKS


def _joins(last: str, follower: str) -> bool:
    """Whether a joiner between the two shows: in emoji, and in scripts that join."""
    if _is_picture(last) and _is_picture(follower):
        return True
    return ord(last) in _JOINING and ord(follower) in _JOINING


def _is_picture(sign: str) -> bool:
    # Skin tones are modifiers (Sk), and the sign for emoji style is a mark.
    return unicodedata.category(sign) in ("So", "Sk") or sign in (_EMOJI_STYLE, "\u2640", "\u2642")


def _most_marks(shown: list[str]) -> int:
    base = next((sign for sign in reversed(shown) if not _is_mark(sign)), " ")
    return _MOST_MARKS_JOINING if ord(base) in _JOINING else _MOST_MARKS

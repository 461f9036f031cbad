"""Apostrophes, quotes and the spaces of French punctuation, in every file of the catalogs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from everdell.texts import LANGUAGES

from . import sources

FILES = [path for language in LANGUAGES for path in sources.paths(language)]

# A gap with nothing but a name, a text or a function in it.
GAP = re.compile(r"\{[^{}]*\}")

# Inside a word, or between a word and a gap. The quotes of a shell stand outside: 'everdell[web]'.
STRAIGHT = re.compile(r"[\w}]'[\w{«]")

# Marks that stand apart from the word before them; those within `host:port` or `/live?seq=` do not.
MARK = r"(?:[;!?»%](?!\w)|:(?=\s|$))"
NARROW = "\u202f"


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """What is written in a file by its key, every gap as `{}`."""
    for key, text in sources.raw(path):
        yield key, GAP.sub("{}", text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_apostrophes_and_quotes_are_curly(path: Path) -> None:
    for key, text in texts(path):
        assert not STRAIGHT.search(text), f"{key}: a straight apostrophe in {text!r}"
        assert '"' not in text, f"{key}: a straight quote in {text!r}"


@pytest.mark.parametrize("path", sources.paths("fr"), ids=lambda path: path.name)
def test_french_marks_are_set_off_by_narrow_spaces_that_never_break(path: Path) -> None:
    for key, text in texts(path):
        wrong = re.findall(rf".{{0,9}}[^{NARROW}!?]{MARK}|«[^{NARROW}].{{0,9}}", text)
        assert wrong == [], key

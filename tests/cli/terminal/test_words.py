"""The terminal's own messages: each one is used, and each one that is asked for exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import everdell
from everdell.texts import LANGUAGES, catalog

PACKAGE = Path(everdell.__file__).parent
FILES = sorted((PACKAGE / "cli" / "terminal").glob("*.py"))
CODE = "\n".join(path.read_text("utf-8") for path in FILES)
# Keys that are put together from an id: `group-visit`, `short-twig`, …
FAMILIES = set(re.findall(r"(?:terminal-|say\(f[\"'])([a-z]+-)\{", CODE))


def keys(lang: str) -> list[str]:
    text = (PACKAGE / "texts" / lang / "terminal.ftl").read_text("utf-8")
    return re.findall(r"^terminal-([a-z-]+) =", text, re.MULTILINE)


def test_the_families_are_found() -> None:
    assert {"group-", "short-", "mark-"} <= FAMILIES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used(lang: str) -> None:
    unused = [
        key
        for key in keys(lang)
        if not key.startswith(tuple(FAMILIES)) and not re.search(rf'["-]{key}"', CODE)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_is_asked_for_exists(lang: str) -> None:
    asked = re.findall(r"(?:say|say_unbroken|ask|choose|read)\(\s*\"([a-z-]+)\"", CODE)
    assert len(asked) > 30
    assert [key for key in asked if not catalog(lang).has(f"terminal-{key}")] == []

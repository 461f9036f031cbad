"""`core.ftl` words what the engine says; what one box alone says stands in the file of that box."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import everdell
from everdell.engine.phrases import message_id
from everdell.games import shelf

from . import sources

PACKAGE = Path(everdell.__file__).parent
SAID = re.compile(r"(prompt|option|log|score)-([^.]+)")
# Of several things to do, each is called by a word of the box that offers them.
NAMED_BY_BOXES = "choose-"
COMMON = "boxes"


class Strings:
    """The strings in the modules of a folder, and those with gaps."""

    def __init__(self, modules: Iterable[Path]) -> None:
        self.plain: set[str] = set()
        self.patterns: list[re.Pattern[str]] = []
        for path in modules:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.plain.add(_key(node.value))
                elif isinstance(node, ast.JoinedStr):
                    self.patterns.append(_pattern(node))

    def hold(self, name: str) -> bool:
        """Whether this is one of them, or one with gaps that are filled by others."""
        found = [pattern.fullmatch(name) for pattern in self.patterns]
        return name in self.plain or any(
            match and self.plain.issuperset(match.groups()) for match in found
        )


def _pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    parts = [
        re.escape(_key(str(part.value))) if isinstance(part, ast.Constant) else "([a-z].*)"
        for part in node.values
    ]
    return re.compile("".join(parts))


def _key(text: str) -> str:
    return message_id(text.replace(":", "-"))


@cache
def strings(folder: str) -> Strings:
    """The strings of a folder with all in it; of that of the boxes, what they have in common."""
    path = PACKAGE / folder
    return Strings(path.glob("*.py") if folder == COMMON else path.rglob("*.py"))


def says(folder: str, key: str, keys: set[str]) -> bool:
    """Whether a message is said there. Options, and lines that tell of them, go by their verb."""
    match = SAID.fullmatch(key)
    assert match
    kind, name = match.groups()
    here = strings(folder)
    if kind == "option" and name.startswith(NAMED_BY_BOXES):
        return name.removeprefix(NAMED_BY_BOXES) in here.plain and folder != "engine"
    verb = name.split("-")[0]
    by_verb = kind == "option" or f"option-{name}" in keys
    return here.hold(name) or (by_verb and here.hold(verb))


def test_the_core_words_what_the_engine_says_or_several_boxes() -> None:
    keys = set(sources.patterns(sources.FOLDER / "en" / "core.ftl"))
    said = {key for key in keys if SAID.fullmatch(key)}
    assert len(said) > 100
    of_one_box = [
        key
        for key in sorted(said)
        if not (says("engine", key, keys) or says(COMMON, key, keys))
        and sum(says(f"boxes/{box}", key, keys) for box in shelf()) < 2
    ]
    assert of_one_box == []


def test_no_box_words_what_the_engine_asks_and_tells() -> None:
    """The words of a box are there when it is played, and the engine may speak at every table."""
    boxes = tuple(f"{message_id(box)}" for box in shelf())
    keys = {
        key
        for path in (sources.FOLDER / "en").glob("*.ftl")
        if path.stem.startswith(boxes)
        for key in sources.patterns(path)
    }
    asked_and_told = {
        key for key in keys if key.startswith(("prompt-", "log-")) and SAID.match(key)
    }
    assert [key for key in sorted(asked_and_told) if says("engine", key, keys)] == []

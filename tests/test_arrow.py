"""The dependency arrow, and the ignorance of the core."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import everdell
from everdell.engine.content import PLACE_KINDS
from everdell.games import rules_for, shelf

PACKAGE = Path(everdell.__file__).parent

# Who may import whom: engine <- boxes <- bots, table <- web, cli.
MAY_IMPORT = {
    "engine": {"engine"},
    "boxes": {"engine", "boxes"},
    "games": {"engine", "boxes"},
    "testing": {"engine", "boxes", "games"},
    "texts": {"engine", "texts"},
    "bots": {"engine", "boxes", "games", "bots"},
    "table": {"engine", "boxes", "games", "table", "version"},
    "cli": {"engine", "boxes", "games", "texts", "bots", "table", "cli", "version"},
}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def modules(room: str) -> list[Path]:
    folder = PACKAGE / room
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [PACKAGE / f"{room}.py"]


def imported_rooms(path: Path) -> set[str]:
    """Rooms of the package that a module imports; `everdell` itself stands for its public names,
    which come from engine and games."""
    rooms: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[0] == "everdell":
                rooms |= {parts[1]} if len(parts) > 1 else {"engine", "games"}
    return rooms


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_follow_the_arrow(room: str) -> None:
    for path in modules(room):
        wrong = imported_rooms(path) - MAY_IMPORT[room]
        assert not wrong, f"{path.relative_to(PACKAGE)} must not import {wrong}"


def test_every_room_has_its_place_in_the_arrow() -> None:
    rooms = {room_of(path) for path in PACKAGE.rglob("*.py")}
    assert rooms - {"__init__", "__main__", "_pure", "version"} == set(MAY_IMPORT)


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    import sys

    for room in ("engine", "boxes"):
        for path in modules(room):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module:
                    top = node.module.split(".")[0]
                    assert top in {"everdell", "mypy_extensions", *sys.stdlib_module_names}


def test_the_engine_names_no_card_and_no_box() -> None:
    rules = rules_for(2, ("base",))
    names = set(rules.card_numbers) | set(rules.place_numbers) | set(shelf())
    names -= set(PLACE_KINDS)  # "haven" is a kind of place, too
    for path in modules("engine"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
        assert not (names & texts), f"{path.name} knows {names & texts}"

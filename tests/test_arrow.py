"""The dependency arrow, and the ignorance of the core."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import everdell
from everdell.compilation.parts import compiled_sources, sources
from everdell.games import all_beside, rules_for, shelf

PACKAGE = Path(everdell.__file__).parent

# Who may import whom: engine <- boxes <- bots, table <- web, arena, environments <- cli.
MAY_IMPORT: dict[str, set[str]] = {
    "engine": {"engine"},
    "boxes": {"engine", "boxes"},
    "games": {"engine", "boxes"},
    "testing": {"engine", "boxes", "games", "testing"},
    "texts": {"engine", "texts"},
    "extras": {"engine"},
    "processes": {"engine", "compilation", "processes"},
    "compilation": {"compilation", "engine"},
    "gallery": {"engine", "boxes", "games", "texts", "gallery"},
    "bots": {"engine", "boxes", "games", "processes", "compilation", "bots"},
    "arena": {
        "engine",
        "boxes",
        "games",
        "texts",
        "extras",
        "processes",
        "bots",
        "arena",
        "version",
    },
    "environments": {"engine", "boxes", "games", "extras", "bots", "environments"},
    "table": {"engine", "boxes", "games", "table", "version"},
    "web": {
        "engine",
        "boxes",
        "games",
        "texts",
        "bots",
        "table",
        "gallery",
        "processes",
        "compilation",
        "web",
        "version",
    },
    "cli": {
        "engine",
        "boxes",
        "games",
        "texts",
        "bots",
        "arena",
        "environments",
        "extras",
        "compilation",
        "table",
        "gallery",
        "web",
        "cli",
        "version",
    },
}


# Modules without imports, for all who need them.
FOR_ALL = {"defaults"}

ROOMS = {*MAY_IMPORT, *FOR_ALL, "version", "__main__"}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def modules(room: str) -> list[Path]:
    folder = PACKAGE / room
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [PACKAGE / f"{room}.py"]


def imported_rooms(path: Path) -> set[str]:
    """Rooms of the package that a module imports; its public names come from games or below."""
    rooms: set[str] = set()
    for name in imported_names(path):
        parts = name.split(".")
        if parts[0] == "everdell" and len(parts) > 1:
            rooms.add(parts[1] if parts[1] in ROOMS else "games")
    return rooms


def imported_names(path: Path) -> list[str]:
    """Everything a module imports, in full: `from everdell import cli` is `everdell.cli`."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import in {path}"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_follow_the_arrow(room: str) -> None:
    for path in modules(room):
        wrong = imported_rooms(path) - MAY_IMPORT[room] - FOR_ALL
        assert not wrong, f"{path.relative_to(PACKAGE)} must not import {wrong}"


def test_every_room_has_its_place_in_the_arrow() -> None:
    rooms = {room_of(path) for path in PACKAGE.rglob("*.py")}
    assert rooms - {"__init__", "__main__", "version", *FOR_ALL} == set(MAY_IMPORT)


def test_what_is_compiled_needs_nothing_else() -> None:
    """A build has nothing but its requirements: mypy, and what that brings along."""
    ours = {module_name(path) for path in sources(PACKAGE)}
    others = {"mypy_extensions", *sys.stdlib_module_names}
    for path in compiled_sources(PACKAGE):
        wrong = {
            name
            for name in imported_names(path)
            if not {name, name.rpartition(".")[0]} & ours and name.split(".")[0] not in others
        }
        assert not wrong, f"{path.relative_to(PACKAGE)} is compiled and must not import {wrong}"


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(
        ".__init__"
    )


# Words that are something else, too; `defaults` says what is played when nothing is asked for, and
# the scenarios have two setters for the base board by contract.
OTHERWISE = {
    "bots/levels.py": {"forager"},
    "cli/seating.py": {"forager"},
    "bots/fallback_reasons.py": {"mine"},
    "bots/thinking/tree.py": {"mine"},
    "cli/terminal/score.py": {"mine"},
    "defaults.py": {"base"},
    "extras.py": {"extra"},
    "testing/table.py": {"forest", "special_event"},
    "web/hint_views.py": {"mine"},
    "web/server/faults.py": {"extra"},
    "web/server/protocols.py": {"flood"},
}


def _named_by_boxes() -> set[str]:
    """The boxes, and their cards, places, groups of places and settings."""
    names = set(shelf())
    for rules in [rules_for(1, all_beside(id)) for id, box in shelf().items() if box.own_game]:
        names |= {*rules.numbers, *rules.place_numbers, *rules.settings}
        names |= {group.id for group in rules.groups}
    return names


def test_no_card_no_place_and_no_box_is_named_outside_the_boxes() -> None:
    names = _named_by_boxes()
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if not name.startswith("boxes/"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            texts = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
            known = names & texts - OTHERWISE.get(name, set())
            assert not known, f"{name} knows {known}"


# Texts with colons that are no ids of options: addresses, specs of bots and of games, a notice
# between servers; and entries of the journal as former versions kept them.
WITH_COLONS = {
    "environments/spiel.py",
    "table/kept_entries.py",
    "texts/__init__.py",
    "web/server/guard.py",
    "web/server/proxies.py",
    "web/store/listener.py",
}
TAKING_APART = {
    "split", "rsplit", "partition", "rpartition",
    "startswith", "endswith", "removeprefix", "removesuffix",
}  # fmt: skip
LIKE_AN_ID = re.compile(r"^\w*:\w*$")


def test_nothing_outside_the_engine_takes_the_id_of_an_option_apart() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if room_of(path) != "engine" and any(taken_apart(path))
    }
    assert found == WITH_COLONS


def taken_apart(path: Path) -> Iterator[bool]:
    """For each text by which another one is split or searched: whether it is like one of an id."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr=method), args=[by, *_]) if method in TAKING_APART:
                texts = [n.value for n in ast.walk(by) if isinstance(n, ast.Constant)]
                yield any(isinstance(text, str) and LIKE_AN_ID.match(text) for text in texts)


def test_the_page_takes_no_id_of_an_option_apart() -> None:
    splitting = re.compile(r"\.(split|startsWith|endsWith|includes|indexOf)\(['\"`][^'\"`]*:")
    page = Path(__file__).parents[1] / "page/src"
    found = {
        path.relative_to(page).as_posix()
        for path in (*page.rglob("*.ts"), *page.rglob("*.svelte"))
        if ".test." not in path.name and splitting.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"texts/catalog.ts"}  # the spec of a bot


PAGE = Path(__file__).parents[1] / "page" / "src"
OTHERWISE_ON_PAGE = {"story/sounds.ts": {"bell"}, "lobby/bots.svelte.ts": {"forager"}}


def test_no_card_no_place_and_no_box_is_named_on_the_page_outside_its_folder() -> None:
    names = _named_by_boxes()
    for path in sorted(PAGE.rglob("*")):
        name = path.relative_to(PAGE).as_posix()
        ours = path.suffix in (".ts", ".svelte") and not re.search(r"^boxes/|test|schema", name)
        if ours:
            texts = set(re.findall(r"['\"`](\w+)['\"`]", path.read_text(encoding="utf-8")))
            known = names & texts - {"mine"} - OTHERWISE_ON_PAGE.get(name, set())
            assert not known, f"{name} knows {known}"

"""Comments, docstrings and names are plain English: they say which player, seat or caller acts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("docs", "examples", "page/src", "page/tools", "src", "tests", "tools")
KINDS = {".css", ".js", ".md", ".py", ".svelte", ".ts"}
# The catalogs are no part of it: there, sentences are written for players.
VAGUE = re.compile(r"\w*(?:whoever|whomever|nobody|somebody|everybody)\w*", re.IGNORECASE)
# A player is of either sex; critters of the boxes have one.
PRONOUN = re.compile(r"(?<![a-z])(?:he|his|him|himself)(?![a-z])", re.IGNORECASE)
ABOUT_CRITTERS = ("src/everdell/boxes", "tests/cards", "tests/rugwort")


def sources(folder: str) -> Iterator[Path]:
    """What is written by hand: not the built page, nor types that were generated."""
    for path in sorted((ROOT / folder).rglob("*")):
        built = path.is_relative_to(ROOT / "src/everdell/web/page") or path.name == "schema.d.ts"
        if path.suffix in KINDS and not built and path != Path(__file__):
            yield path


def found(pattern: re.Pattern[str], path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    name = path.relative_to(ROOT).as_posix()
    return [
        f"{name}:{n}: {line.strip()}" for n, line in enumerate(lines, 1) if pattern.search(line)
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_it_is_said_who_acts(folder: str) -> None:
    """As a native engineer says it: a player, no seat, all players, or in the imperative."""
    paths = list(sources(folder))
    assert paths
    assert [line for path in paths for line in found(VAGUE, path)] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_player_is_of_either_sex(folder: str) -> None:
    critters = tuple(ROOT / about for about in ABOUT_CRITTERS)
    paths = [path for path in sources(folder) if not any(map(path.is_relative_to, critters))]
    assert [line for path in paths for line in found(PRONOUN, path)] == []

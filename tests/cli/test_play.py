"""`everdell play`: what is handed to the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from everdell.table import save_record
from tests.table.plays import played

from .commands import Shell


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the terminal was asked to play; the game itself is left out."""
    asked: list[dict[str, Any]] = []

    def play(**wish: Any) -> int:
        asked.append(wish)
        return 0

    monkeypatch.setattr("everdell.cli.terminal.play", play)
    return asked


NOTHING_ASKED = {
    "lang": "en",
    "players": 0,
    "bots": [],
    "boxes": ["base"],
    "seed": None,
    "options": {},
    "record": None,
}


def test_everdell_alone_is_everdell_play(shell: Shell, wishes: list[dict[str, Any]]) -> None:
    assert shell().code == 0
    assert shell("play").code == 0
    assert shell("play", "--terminal").code == 0
    assert wishes == [NOTHING_ASKED] * 3


def test_everdell_alone_in_french(shell: Shell, wishes: list[dict[str, Any]]) -> None:
    shell("--lang", "fr")
    assert wishes == [{**NOTHING_ASKED, "lang": "fr"}]


@pytest.mark.parametrize(
    ("arguments", "players", "bots"),
    [
        (("--players", "3"), 3, ["greedy", "greedy"]),
        (("--players", "1"), 1, []),
        (("--players", "4", "--bots", "random"), 4, ["random"]),
        (("--players", "4", "--bots", ""), 4, []),
        (("--bots", "random,greedy"), 3, ["random", "greedy"]),
    ],
)
def test_who_plays(
    shell: Shell,
    wishes: list[dict[str, Any]],
    arguments: tuple[str, ...],
    players: int,
    bots: list[str],
) -> None:
    shell("play", *arguments)
    assert (wishes[0]["players"], wishes[0]["bots"]) == (players, bots)


def test_which_game(shell: Shell, wishes: list[dict[str, Any]], tmp_path: Path) -> None:
    file = str(tmp_path / "new.json")
    shell("play", "--players", "1", "--seed", "5", "--option", "rugwort_year=2", "--record", file)
    assert wishes[0]["seed"] == 5
    assert wishes[0]["options"] == {"rugwort_year": "2"}
    assert wishes[0]["record"] == file


def test_a_record_says_how_many_play(
    shell: Shell, wishes: list[dict[str, Any]], tmp_path: Path
) -> None:
    save_record(played(7, players=3).record(), tmp_path / "game.json")
    shell("play", "--record", str(tmp_path / "game.json"))
    assert (wishes[0]["players"], wishes[0]["bots"]) == (3, ["greedy", "greedy"])


def test_the_exit_code_is_the_terminals(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("everdell.cli.terminal.play", lambda **wish: 1)
    assert shell("play").code == 1
    assert shell().code == 1

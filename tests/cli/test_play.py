"""`everdell play`: what is handed to the page, and what to the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from everdell.table import save_record
from everdell.texts import Catalog
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


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the page was asked for; no server is started."""
    asked: list[dict[str, Any]] = []

    def play(words: Catalog, **wish: Any) -> None:
        asked.append({"lang": words.language, **wish})

    monkeypatch.setattr("everdell.cli.browser_game.play", play)
    return asked


PAGE: dict[str, Any] = {
    "lang": "en",
    "host": None,
    "port": None,
    "database": None,
    "browser": True,
}
NOTHING_ASKED: dict[str, Any] = {
    "lang": "en",
    "players": None,
    "bots": None,
    "boxes": ("base",),
    "seed": None,
    "options": {},
    "record": None,
}


def test_everdell_alone_is_everdell_play(
    shell: Shell, opened: list[dict[str, Any]], wishes: list[dict[str, Any]]
) -> None:
    assert shell().code == 0
    assert shell("play").code == 0
    assert opened == [PAGE] * 2
    assert wishes == []


def test_everdell_alone_in_french(shell: Shell, opened: list[dict[str, Any]]) -> None:
    shell("--lang", "fr")
    assert opened == [{**PAGE, "lang": "fr"}]


def test_where_the_page_is(shell: Shell, opened: list[dict[str, Any]]) -> None:
    shell("play", "--port", "8123", "--host", "0.0.0.0", "--database", "x.db", "--no-browser")
    wanted = {"port": 8123, "host": "0.0.0.0", "database": "x.db", "browser": False}
    assert opened == [{**PAGE, **wanted}]


def test_in_the_terminal(
    shell: Shell, opened: list[dict[str, Any]], wishes: list[dict[str, Any]]
) -> None:
    assert shell("play", "--terminal").code == 0
    assert wishes == [NOTHING_ASKED]
    assert opened == []


@pytest.mark.parametrize("game", [("--terminal",), ("--players", "2"), ("--bots", "")])
@pytest.mark.parametrize("place", [("--port", "8123"), ("--no-browser",)])
def test_a_game_is_in_one_place(
    shell: Shell, game: tuple[str, ...], place: tuple[str, ...]
) -> None:
    assert shell.refused("play", *game, *place) == (
        f"{game[0]} means a game in the terminal, {place[0]} one in the browser: leave out either."
    )


@pytest.mark.parametrize(
    ("arguments", "players", "bots"),
    [
        (("--players", "3"), 3, None),
        (("--players", "4", "--bots", "random"), 4, ("random",)),
        (("--players", "4", "--bots", ""), 4, ()),
        (("--bots", "random,greedy"), 3, ("random", "greedy")),
    ],
)
def test_who_plays(
    shell: Shell,
    wishes: list[dict[str, Any]],
    arguments: tuple[str, ...],
    players: int,
    bots: tuple[str, ...] | None,
) -> None:
    shell("play", *arguments)
    assert (wishes[0]["players"], wishes[0]["bots"]) == (players, bots)


def test_which_game(shell: Shell, wishes: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    game = ("--players", "1", "--seed", "5", "--option", "rugwort_year=2")
    shell("play", *game, "--record", str(file))
    assert wishes[0]["seed"] == 5
    assert wishes[0]["options"] == {"rugwort_year": "2"}
    assert wishes[0]["record"] == file


@pytest.fixture
def saved(tmp_path: Path) -> str:
    save_record(played(7, players=3).record(), tmp_path / "game.json")
    return str(tmp_path / "game.json")


def test_a_record_and_who_goes_on_with_it(
    shell: Shell, wishes: list[dict[str, Any]], saved: str
) -> None:
    shell("play", "--record", saved)
    assert wishes == [{**NOTHING_ASKED, "record": Path(saved)}]
    shell("play", "--record", saved, "--bots", "random")
    assert wishes[1]["bots"] == ("random",)


@pytest.mark.parametrize(
    "wish",
    [
        ("--players", "3"),
        ("--seed", "0"),
        ("--boxes", "base"),
        ("--option", "rugwort_year=1"),
    ],
)
def test_a_record_cannot_be_made_another_game(
    shell: Shell, wishes: list[dict[str, Any]], saved: str, wish: tuple[str, str]
) -> None:
    complaint = shell.refused("play", "--record", saved, *wish)
    assert complaint.endswith(f"says already which game it is: leave out {wish[0]}.")
    assert wishes == []


def test_the_menu_would_not_know_of_a_box_option(
    shell: Shell, wishes: list[dict[str, Any]]
) -> None:
    assert "--players" in shell.refused("play", "--option", "rugwort_year=2")
    assert wishes == []


@pytest.mark.parametrize(
    ("players", "advice"),
    [("0", ""), ("-1", ""), ("5", " Add bellfaire to play with more."), ("2000000000", "")],
)
def test_a_wrong_number_of_players_is_refused(shell: Shell, players: str, advice: str) -> None:
    assert shell.refused("play", "--players", players) == (
        f"These boxes are for 1 to 4 players, not for {players}.{advice}"
    )


def test_more_bots_than_seats_are_refused(shell: Shell) -> None:
    complaint = shell.refused("play", "--players", "2", "--bots", "random,random,random")
    assert complaint.startswith("There are 3 bots, but only 2 seats")


def test_a_record_that_cannot_be_saved_is_said_at_once(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "x.json"
    outcome = shell("play", "--players", "2", "--record", str(file), "--lang", "fr")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.complaint == (
        f"Le fichier {file} ne peut pas être écrit\u202f: son dossier n’existe pas."
    )


def test_the_exit_code_is_the_terminals(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("everdell.cli.terminal.play", lambda **wish: 1)
    assert shell("play", "--terminal").code == 1

"""The command as a whole: languages, exit codes, errors in one line."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from everdell.cli.language import asked_language, language_of_environment
from everdell.version import VERSION

from .commands import Shell


def process(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env={**os.environ}
    )


def test_as_a_process() -> None:
    done = process("-m", "everdell", "--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"everdell {VERSION} (")
    wrong = process("-m", "everdell", "simulate", "--players", "77", "--lang", "fr")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "Ces boîtes se jouent de 1 à 4 joueurs, et non à 77.\n"


def test_help_loads_nothing_that_a_command_needs() -> None:
    heavy = ("everdell.bots", "everdell.table", "everdell.texts", "rich.progress")
    loaded = f"[name for name in {heavy} if name in sys.modules]"
    done = process("-c", f"import sys, everdell.cli.app; print({loaded})")
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("compiled", "engine"), [(True, "compiled engine"), (False, "pure Python engine")]
)
def test_the_version_says_which_engine_runs(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, compiled: bool, engine: str
) -> None:
    monkeypatch.setattr("everdell.cli.app.is_compiled", lambda: compiled)
    assert shell("--version").out == f"everdell {VERSION} ({engine})\n"


def test_help_names_every_command(shell: Shell) -> None:
    help = shell("--help")
    assert help.code == 0
    for command in ("play", "simulate", "bench", "cards", "boxes", "replay"):
        assert command in help.out
        assert shell(command, "--help").code == 0


# Languages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["cards"], None),
        (["cards", "--lang", "fr"], "fr"),
        (["cards", "--lang=fr", "--no-such-option"], "fr"),
        (["cards", "--lang"], None),
        (["--lang", "fr", "cards", "--lang", "en"], "en"),
    ],
)
def test_the_language_that_is_asked_for(arguments: list[str], language: str | None) -> None:
    assert asked_language(arguments) == language


def test_the_language_may_stand_before_or_behind_the_command(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = shell("boxes", "--lang", "fr").out
    assert "Boîte" in french
    assert shell("--lang", "fr", "boxes").out == french
    assert shell("--lang", "en", "boxes", "--lang", "fr").out == french
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert shell("boxes").out == french


# Errors --------------------------------------------------------------------------------------


def test_wrong_usage(shell: Shell) -> None:
    assert shell.refused("simulate", "--gmaes", "3") == (
        "There is no option --gmaes, or it is used wrongly. See: everdell simulate --help"
    )
    assert shell.refused("simulate", "--games", "many").startswith("The value of --games is wrong")
    assert shell.refused("simulate", "--games", "0").startswith("The value of --games is wrong")
    assert shell.refused("simulate", "--games").startswith("There is no option --games")
    assert shell.refused("dance") == "No such command 'dance'. See: everdell --help"
    assert shell.refused("replay") == "file is missing. See: everdell replay --help"
    assert "name=value" in shell.refused("simulate", "--option", "year2")


def test_wrong_usage_in_french(shell: Shell) -> None:
    assert shell.refused("simulate", "--gmaes", "3", "--lang", "fr") == (
        "L'option --gmaes n'existe pas ou est mal employée. Voir : everdell simulate --help"
    )


def test_games_that_cannot_be_set_up_are_wrong_usage(shell: Shell) -> None:
    assert "9" in shell.refused("simulate", "--players", "9")
    assert "moonbase" in shell.refused("simulate", "--boxes", "base,moonbase")
    assert "moonbase" in shell.refused("cards", "--boxes", "moonbase")
    assert "no_such" in shell.refused("simulate", "--option", "no_such=1")
    assert "seed" in shell.refused("simulate", "--seed", "-1")
    assert shell.refused("simulate", "--bots", "hal") == (
        "There is no bot hal. There are: random, greedy."
    )
    assert shell.refused("cards", "--lang", "tlh") == (
        "There is no language tlh. There are: en, fr."
    )

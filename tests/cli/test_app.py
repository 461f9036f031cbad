"""The command as a whole: languages, exit codes, errors in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from everdell.cli.language import asked_language, language_of_environment
from everdell.compilation import engine_report
from everdell.texts import catalog
from everdell.version import VERSION

from .commands import Shell


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        errors="replace",
        env={**os.environ, **environment},
    )


def test_as_a_process() -> None:
    done = process("-m", "everdell", "--version")
    assert done.returncode == 0
    assert done.stdout.startswith(f"everdell {VERSION} (")
    wrong = process("-m", "everdell", "simulate", "--players", "77", "--lang", "fr")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "Ces boîtes se jouent de 1 à 4 joueurs, et non à 77.\n"


@pytest.mark.parametrize(
    ("command", "encoding", "word"),
    [("boxes", "ascii", "Everdell"), ("cards", "latin-1", "Barge Toad")],
)
def test_no_encoding_is_too_poor_for_tables(command: str, encoding: str, word: str) -> None:
    done = process("-m", "everdell", command, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert word in done.stdout


def test_a_poor_encoding_loses_nothing_of_a_document() -> None:
    done = process("-m", "everdell", "cards", "--json", "--lang", "fr", PYTHONIOENCODING="ascii")
    names = {component["id"]: component["name"] for component in json.loads(done.stdout)}
    assert names["king"] == catalog("fr").name("king")
    assert any(not name.isascii() for name in names.values())


def test_help_loads_nothing_that_a_command_needs() -> None:
    heavy = ("everdell.bots", "everdell.table", "everdell.texts", "everdell.web", "rich.progress")
    loaded = f"[name for name in {heavy} if name in sys.modules]"
    done = process("-c", f"import sys, everdell.cli.app; print({loaded})")
    assert done.stdout == "[]\n"


def test_the_version_says_which_engine_runs(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_report, "engine", lambda: "compiled")
    assert shell("--version").out == f"everdell {VERSION} (compiled engine)\n"


@pytest.mark.parametrize(
    ("why", "advice"),
    [
        ("asked", "Without this variable the compiled one runs."),
        ("unbuilt", "make build"),
        ("no-compiler", "on Debian: apt-get install gcc python3-dev"),
        ("failed", "this says why: make build"),
        ("declined", "Without this variable, install everdell again."),
        ("unknown", "install everdell again from its sources."),
    ],
)
def test_of_the_interpreted_one_it_says_why_it_runs_and_what_to_do(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, why: str, advice: str
) -> None:
    monkeypatch.setattr(engine_report, "engine", lambda: "interpreted")
    monkeypatch.setattr(engine_report, "cause", lambda: why)
    version, sentence = shell("--version").out.splitlines()
    assert version == f"everdell {VERSION} (pure Python engine)"
    assert advice in sentence
    assert shell("--version", "--lang", "fr").out.splitlines()[1] == catalog("fr").text(
        "engine-why", why=why
    )


def test_help_names_every_command(shell: Shell) -> None:
    help = shell("--help")
    assert help.code == 0
    for command in COMMANDS.split(", "):
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


COMMANDS = (
    "play, simulate, arena, statistics, train, bench, cards, boxes, replay, serve, migrate, "
    "backup, restore, load, tables"
)


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ("simulate", "--gmaes", "3"),
            "There is no option --gmaes. See: everdell simulate --help",
            "L’option --gmaes n’existe pas. Voir\u202f: everdell simulate --help",
        ),
        (
            ("simulate", "--games", "many"),
            "--games takes a whole number from 1 on. See: everdell simulate --help",
            "--games attend un nombre entier à partir de 1. Voir\u202f: everdell simulate --help",
        ),
        (
            ("simulate", "--games", "0"),
            "--games takes a whole number from 1 on. See: everdell simulate --help",
            "--games attend un nombre entier à partir de 1. Voir\u202f: everdell simulate --help",
        ),
        (
            ("simulate", "--players", "two"),
            "--players takes a whole number. See: everdell simulate --help",
            "--players attend un nombre entier. Voir\u202f: everdell simulate --help",
        ),
        (
            ("train", "mine.json", "--only", "two"),
            "--only takes one of: company, solo. See: everdell train --help",
            "--only attend un de ces mots\u202f: company, solo. Voir\u202f: everdell train --help",
        ),
        (
            ("simulate", "--games"),
            "--games needs a value. See: everdell --help",
            "--games attend une valeur. Voir\u202f: everdell --help",
        ),
        (
            ("boxes", "--json=yes"),
            "--json takes no value. See: everdell --help",
            "--json n’attend pas de valeur. Voir\u202f: everdell --help",
        ),
        (
            ("boxes", "base"),
            "There are more arguments than this command takes. See: everdell boxes --help",
            "Il y a plus d’arguments que cette commande n’en attend. "
            "Voir\u202f: everdell boxes --help",
        ),
        (
            ("dance",),
            f"There is no command dance. There are: {COMMANDS}. See: everdell --help",
            f"La commande dance n’existe pas. Il y a\u202f: {COMMANDS}. "
            "Voir\u202f: everdell --help",
        ),
        (
            ("replay",),
            "file is missing. See: everdell replay --help",
            "Il manque file. Voir\u202f: everdell replay --help",
        ),
        (
            ("simulate", "--option", "year2"),
            "--option takes NAME=VALUE, not year2.",
            "--option attend NOM=VALEUR, et non year2.",
        ),
        (
            ("cards", "--boxes", ""),
            "Choose at least one box.",
            "Choisissez au moins une boîte.",
        ),
    ],
)
def test_wrong_usage(
    shell: Shell,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    english: str,
    french: str,
) -> None:
    assert shell.refused(*arguments) == english
    assert shell.refused("--lang", "fr", *arguments) == french
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert shell.refused(*arguments) == french


def test_a_language_that_was_forgotten(shell: Shell) -> None:
    assert shell.refused("boxes", "--lang") == "--lang needs a value. See: everdell --help"


def test_games_that_cannot_be_set_up_are_wrong_usage(shell: Shell) -> None:
    assert "9" in shell.refused("simulate", "--players", "9")
    assert "moonbase" in shell.refused("simulate", "--boxes", "base,moonbase")
    assert "moonbase" in shell.refused("cards", "--boxes", "moonbase")
    assert "no_such" in shell.refused("simulate", "--option", "no_such=1")
    assert "seed" in shell.refused("simulate", "--seed", "-1")
    assert shell.refused("simulate", "--bots", "hal") == (
        "There is no bot hal. There are: fledgling, forager, greedy, steward, sage, random."
    )
    assert shell.refused("cards", "--lang", "tlh") == (
        "There is no language tlh. There are: en, fr."
    )

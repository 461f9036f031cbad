"""`everdell simulate`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from everdell.cli.output import short_number
from everdell.texts import catalog
from tests.arena.conftest import bad_bots as bad_bots

from .commands import Shell

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def timeless(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key not in TIMES}


def test_the_document(shell: Shell) -> None:
    outcome = shell("simulate", "--games", "6", "--players", "3", "--seed", "4", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    document = outcome.json
    assert document["games"] == 6
    assert document["players"] == 3
    assert document["boxes"] == ["base"]
    assert document["bots"] == ["random"] * 3
    assert document["errors"] == []
    assert isinstance(document["compiled"], bool)
    assert len(document["mean_scores"]) == 3
    assert document["decisions"] > 6 * 30
    assert document["seconds"] > 0
    assert document["decisions_per_second"] > document["games_per_second"] > 0


def test_the_document_has_every_game_and_says_how_sure_the_means_are(shell: Shell) -> None:
    document = shell("simulate", "--games", "7", "--players", "3", "--seed", "4", "--json").json
    results = document["results"]
    assert [result["seed"] for result in results] == list(range(4, 11))
    for result in results:
        assert len(result["scores"]) == 3
        assert max(result["scores"]) in [result["scores"][seat] for seat in result["winners"]]
    for seat in range(3):
        scores = [result["scores"][seat] for result in results]
        assert document["mean_scores"][seat] == round(mean(scores), 2)
        assert document["standard_errors"][seat] == pytest.approx(stdev(scores) / sqrt(7), abs=1e-4)
        wins = [result for result in results if seat in result["winners"]]
        assert document["wins"][seat] == len(wins)


def test_a_single_game_tells_no_error(shell: Shell) -> None:
    assert shell("simulate", "--games", "1", "--json").json["standard_errors"] == [None, None]
    assert "±" not in shell("simulate", "--games", "1").out
    assert shell("simulate", "--games", "2").out.count("±") == 2


def test_the_same_seed_simulates_the_same_games(shell: Shell) -> None:
    first, again, other = (
        timeless(shell("simulate", "--games", "5", "--seed", seed, "--json").json)
        for seed in ("7", "7", "8")
    )
    assert first == again
    assert first != other


def test_several_processes_play_the_same_games(shell: Shell) -> None:
    arguments = ("simulate", "--games", "12", "--bots", "greedy,random", "--json")
    alone = shell(*arguments)
    together = shell(*arguments, "--jobs", "2")
    assert together.err == ""
    assert timeless(together.json) == timeless(alone.json)


def test_alone_against_rugwort(shell: Shell) -> None:
    document = shell(
        "simulate", "--games", "3", "--players", "1", "--option", "rugwort_year=3", "--json"
    ).json
    assert document["options"] == {"rugwort_year": "3"}
    assert len(document["mean_scores"]) == 2


def test_for_people(shell: Shell) -> None:
    english = shell("simulate", "--games", "20", "--bots", "random").out
    assert "20 games" in english
    assert "Player 2" in english
    assert "Mean score" in english
    french = shell("simulate", "--games", "20", "--lang", "fr").out
    assert "20 parties" in french
    assert "Joueur 2" in french
    assert shell("simulate", "--games", "1").out.startswith("1 game, ")
    assert shell("simulate", "--games", "1", "--lang", "fr").out.startswith("1 partie, ")


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers on this system")
def test_ctrl_c_keeps_what_is_done(shell: Shell) -> None:
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 1.0)
        outcome = shell("simulate", "--games", "10000000", "--json")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert outcome.code == 1
    assert 0 < outcome.json["games"] < 10000000
    assert outcome.complaint.startswith("Interrupted")


@pytest.mark.parametrize(
    ("value", "told"), [(1661.4, "1,661"), (6.3, "6.3"), (0.089, "0.09"), (0.0, "0.00")]
)
def test_slow_games_have_a_speed_too(value: float, told: str) -> None:
    assert short_number(catalog("en"), value) == told


@pytest.mark.usefixtures("bad_bots")
def test_a_game_that_breaks_off_fails_the_command(shell: Shell) -> None:
    outcome = shell("simulate", "--games", "2", "--seed", "9", "--bots", "cheating", "--json")
    assert outcome.code == 1
    assert [error["seed"] for error in outcome.json["errors"]] == [9, 10]
    assert "'win:at:once' is not offered" in outcome.json["errors"][0]["error"]
    assert outcome.json["games"] == 0
    assert outcome.json["mean_scores"] == []
    lines = outcome.err.splitlines()
    assert len(lines) == 2
    assert "--games 1 --seed 9" in lines[0]


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("bot", "code", "error"),
    [
        ("scribbling", 0, ""),
        ("vacating", 1, "vacating at seat 1 forfeits (exit): exit code 0"),
        ("hanging", 1, "hanging at seat 1 forfeits (slow): no answer after 1 s"),
    ],
)
def test_a_bot_of_another_package_spoils_no_document(bot: str, code: int, error: str) -> None:
    """In a process of its own, to see all that is printed."""
    wish = ["--games", "1", "--bots", f"{bot},random", "--patience", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", "from everdell.cli import main; main()", "simulate", *wish],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == code
    assert [lost["error"] for lost in json.loads(done.stdout)["errors"]] == [error] * code


def test_bots_without_a_seat_are_refused(shell: Shell) -> None:
    complaint = shell.refused("simulate", "--players", "2", "--bots", "random,greedy,random")
    assert complaint.startswith("There are 3 bots, but only 2 seats")
    assert shell.refused("simulate", "--bots", "").startswith("Name at least one bot")


def test_the_clock_times_games_and_no_imports() -> None:
    program = """
import sys, time
clock, seen = time.perf_counter, []
def watched():
    seen.append(set(sys.modules))
    return clock()
time.perf_counter = watched
from everdell.cli.app import run
run(["simulate", "--games", "2", "--json"])
print(sorted(seen[-1] - seen[0]), file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == "[]\n"

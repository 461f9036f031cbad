"""`everdell arena` and `everdell statistics`."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from everdell.arena import HERE, Result
from everdell.bots.experience import OURS
from tests.cli.commands import Shell


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process, without waiting for others to start."""
    import everdell.arena as arena

    run = arena.run
    monkeypatch.setattr(
        arena, "run", lambda jobs, workers, ray, patience: run(jobs, HERE, ray, patience)
    )


FULL = Path("/dev/full")
ARENA = ("arena", "--bots", "random,greedy", "--games", "4")


def timeless(document: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in document.items() if key != "seconds"}
    for row in kept["ratings"]:
        row.pop("seconds_per_game")
    return kept


@pytest.mark.usefixtures("at_once")
def test_the_document(shell: Shell) -> None:
    outcome = shell(*ARENA, "--json", "--seed", "3", "--anchor", "greedy=1500")
    assert (outcome.code, outcome.err) == (0, "")
    document = outcome.json
    best, worst = document["ratings"]
    assert (best["bot"], best["elo"], best["games"], best["wins"]) == ("greedy", 1500, 4, 4)
    assert worst["low"] < worst["elo"] < worst["high"]
    assert best["mean_score"] > 40 > worst["mean_score"]
    (pair,) = document["pairs"]
    assert (pair["bot"], pair["rival"], pair["wins"], pair["win_rate"]) == (
        "greedy", "random", 4, 1.0,
    )  # fmt: skip
    assert document["forfeits"] == document["errors"] == []
    assert document["seconds"] > 0
    settings = document["settings"]
    assert (settings["games"], settings["seed"], settings["players"]) == (4, 3, 2)
    assert (settings["patience"], settings["anchor"]) == (60, "greedy=1500")


@pytest.mark.usefixtures("at_once")
def test_for_people(shell: Shell) -> None:
    english = shell(*ARENA).out
    assert "4 games" in english
    assert "Win rate" in english
    assert "100.0 %" in english
    french = shell(*ARENA, "--lang", "fr").out
    assert "4 parties" in french
    assert "Réussite" in french
    assert "100,0\u202f%" in french


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_are_whole_in_a_narrow_terminal(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    table = shell("arena", "--bots", "steward,sage@1i", "--games", "2", "--lang", language).out
    assert table.count("steward") == table.count("sage@1i") == 2


@pytest.mark.usefixtures("at_once")
def test_a_tournament_is_taken_up_again(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    file = ("--results", str(path))
    whole = shell(*ARENA, "--json").json
    shell(*ARENA, *file)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    again = shell(*ARENA, *file, "--json")
    assert again.code == 0
    assert timeless(again.json) == timeless(whole)
    assert path.read_bytes().splitlines(keepends=True)[:3] == lines[:3]
    assert len(path.read_bytes().splitlines()) == 5
    assert shell(*ARENA[:-1], "2", *file, "--json").json["ratings"][0]["games"] == 2


@pytest.mark.usefixtures("at_once")
def test_wrong_usage(shell: Shell, tmp_path: Path) -> None:
    assert "two bots" in shell.refused("arena", "--bots", "random")
    assert "two players" in shell.refused(*ARENA, "--players", "1")
    assert "named twice" in shell.refused("arena", "--bots", "random,random")
    assert "There is no bot hal" in shell.refused("arena", "--bots", "random,hal")
    assert "not for 90" in shell.refused(*ARENA, "--players", "90")
    for anchor in ("greedy", "hal=1000", "greedy=strong", "greedy=nan", "greedy=-inf"):
        assert "such as random=1000" in shell.refused(*ARENA, "--anchor", anchor)
    for patience in ("0", "nan", "inf", "long"):
        complaint = shell.refused(*ARENA, "--patience", patience)
        assert complaint == f"--patience takes a number of seconds from 0.1 on, not {patience}."
    assert "--bots" in shell.refused("arena")
    assert "csv or parquet" in shell.refused("statistics", str(tmp_path), "--format", "xls")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("at_once")
def test_results_that_cannot_be_kept(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    shell(*ARENA, "--results", str(path))
    before = path.read_bytes()
    other = shell(*ARENA, "--seed", "1", "--results", str(path))
    assert (other.code, other.out) == (1, "")
    assert "another tournament" in other.complaint
    assert path.read_bytes() == before
    folder = shell(*ARENA, "--results", str(tmp_path))
    assert (folder.code, folder.out) == (1, "")
    assert "it is a folder" in folder.complaint


@pytest.mark.usefixtures("at_once")
def test_weights_of_another_training_are_another_bot(shell: Shell, tmp_path: Path) -> None:
    weights = tmp_path / "mine.json"
    file = ("--results", str(tmp_path / "results.jsonl"))
    command = ("arena", "--bots", f"random,steward:{weights}", "--games", "2", *file)
    weights.write_bytes(OURS.read_bytes())
    assert shell(*command).code == 0
    assert shell(*command).code == 0
    weights.write_bytes(OURS.read_bytes() + b"\n")
    refused = shell(*command)
    assert (refused.code, refused.out) == (1, "")
    assert "a file of weights that has changed since" in refused.complaint
    assert "un fichier de poids qui a changé" in shell(*command, "--lang", "fr").complaint


def test_help_promises_no_game_alone(shell: Shell) -> None:
    assert "two at least" in shell("arena", "--help").out
    assert "own rival" not in shell("arena", "--help").out


@pytest.mark.usefixtures("at_once", "bad_bots")
def test_a_broken_package_spoils_its_own_games_only(shell: Shell) -> None:
    """One of the bad bots is named by its package and was never written."""
    assert "There is no bot hal" in shell.refused("arena", "--bots", "hal,greedy")
    sound = shell(*ARENA, "--json")
    assert (sound.json["forfeits"], sound.err) == ([], "")
    outcome = shell("arena", "--bots", "random,forgotten", "--games", "2", "--json")
    assert {loss["bot"] for loss in outcome.json["forfeits"]} == {"forgotten"}
    assert "it broke down (The bot 'forgotten' cannot be loaded" in outcome.err


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize("bot", ["vanishing", "drowsy"])
def test_no_bot_gets_ready_before_the_tournament(shell: Shell, bot: str) -> None:
    command = ("arena", "--bots", f"random,{bot}", "--games", "2", "--jobs", "1")
    outcome = shell(*command, "--patience", "1", "--json")
    assert outcome.code == 0
    assert [loss["bot"] for loss in outcome.json["forfeits"]] == [bot, bot]


@pytest.mark.usefixtures("bad_bots")
def test_a_tournament_goes_on_when_bots_fail(shell: Shell) -> None:
    arguments = ("arena", "--bots", "random,frozen,quitting", "--games", "6", "--jobs", "2")
    outcome = shell(*arguments, "--patience", "1.5", "--json")
    assert outcome.code == 0
    document = outcome.json
    assert [row["games"] for row in document["ratings"]] == [4, 4, 4]
    assert document["ratings"][0]["bot"] == "random"
    assert len(document["forfeits"]) == 6
    lost = {(loss["bot"], loss["reason"]) for loss in document["forfeits"]}
    assert lost <= {("frozen", "slow"), ("quitting", "exit")}
    lines = [line for line in outcome.err.splitlines() if "forfeits" in line]
    assert len(lines) == 6
    assert "frozen forfeits the game of seed 0 at seat 2: it thought for too long" in outcome.err


@pytest.mark.usefixtures("at_once")
def test_statistics_are_written(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "statistics"
    outcome = shell("statistics", str(folder), "--games", "12", "--seed", "5", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    document = outcome.json
    assert document["games"] == 12
    assert document["files"] == sorted(path.name for path in folder.iterdir())
    assert {"report.md", "scores.svg", "cards.svg", "components.csv"} <= set(document["files"])
    games = list(csv.DictReader((folder / "games.csv").read_text().splitlines()))
    assert [int(game["seed"]) for game in games] == list(range(5, 17))
    assert document["decisions"] == sum([int(game["decisions"]) for game in games])
    french = shell("statistics", str(folder), "--games", "2", "--lang", "fr")
    assert "2 parties" in french.out
    assert "## Cartes" in (folder / "report.md").read_text("utf-8")


@pytest.mark.usefixtures("at_once")
def test_files_of_an_earlier_run_make_room_and_others_stay(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "notes.csv").write_text("mine")
    command = ("statistics", str(tmp_path), "--games", "2", "--json")
    for format in ("csv", "parquet", "csv"):
        files = shell(*command, "--format", format).json["files"]
        assert f"games.{format}" in files
        assert {path.name for path in tmp_path.iterdir()} == {*files, "notes.csv"}
    assert (tmp_path / "notes.csv").read_text() == "mine"


@pytest.mark.usefixtures("at_once", "bad_bots")
@pytest.mark.parametrize("format", ["csv", "parquet"])
def test_without_a_finished_game_there_are_headings_and_no_report(
    shell: Shell, tmp_path: Path, format: str
) -> None:
    command = ("statistics", str(tmp_path / "out"), "--games", "1", "--format", format)
    assert shell(*command).out.startswith("1 game is written down in")
    outcome = shell(*command, "--bots", "crashing")
    assert outcome.code == 1
    assert outcome.out.startswith("No game was played to its end")
    assert "report.md" not in outcome.out
    files = {path.name for path in (tmp_path / "out").iterdir()}
    assert files == set(shell(*command, "--bots", "crashing", "--json").json["files"])
    names = ("components", "deeds", "games", "lengths", "prompts", "scores", "seats", "tokens")
    assert files == {f"{name}.{format}" for name in names}
    if format == "csv":
        games = (tmp_path / "out" / "games.csv").read_text()
        assert games == "seed,decisions,turns,options,most_options\n"
    assert "Aucune partie" in shell(*command, "--bots", "crashing", "--lang", "fr").out


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("place", ["notes", "notes/deep/folder"])
def test_a_file_is_no_place_for_tables(shell: Shell, tmp_path: Path, place: str) -> None:
    (tmp_path / "notes").write_text("Dear diary")
    refused = shell("statistics", str(tmp_path / place), "--games", "2")
    assert (refused.code, refused.out) == (1, "")
    assert refused.complaint.startswith(f"{tmp_path / 'notes'} is no folder")
    assert (tmp_path / "notes").read_text() == "Dear diary"


@pytest.mark.parametrize("command", [("statistics",), ("train", "--games", "1")])
def test_trouble_of_another_kind_is_not_put_down_to_a_file(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    def out_of_processes(*arguments: object) -> Iterator[Result]:
        raise BlockingIOError("no more processes")
        yield

    monkeypatch.setattr("everdell.arena.run", out_of_processes)
    with pytest.raises(BlockingIOError, match="no more processes"):
        shell(*command, str(tmp_path / "out"))


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("file", ["games.csv", "scores.csv", "report.md"])
def test_a_disk_that_is_full_is_put_down_to_the_folder(
    shell: Shell, tmp_path: Path, file: str
) -> None:
    (tmp_path / file).symlink_to(FULL)
    failed = shell("statistics", str(tmp_path), "--games", "2")
    assert (failed.code, failed.out) == (1, "")
    assert failed.complaint.endswith("ENOSPC.")


@pytest.mark.parametrize("command", [("simulate",), ("statistics", "out")])
def test_no_advice_that_cannot_be_followed(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """Only a tournament can be taken up again."""

    def interrupted(*arguments: object, **more: object) -> Iterator[Result]:
        raise KeyboardInterrupt
        yield

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("everdell.arena.run", interrupted)
    outcome = shell(*command)
    assert outcome.code == 1
    assert outcome.complaint == "Interrupted before the first game was over."


@pytest.mark.usefixtures("at_once")
def test_without_a_pencil_there_are_no_pictures(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    outcome = shell("statistics", str(tmp_path), "--games", "2")
    assert outcome.code == 0
    assert "everdell[stats]" in outcome.complaint
    assert "![" not in (tmp_path / "report.md").read_text("utf-8")


@pytest.mark.usefixtures("at_once", "bad_bots")
def test_games_that_fail_are_told_and_left_out(shell: Shell, tmp_path: Path) -> None:
    outcome = shell(
        "statistics", str(tmp_path), "--games", "2", "--bots", "crashing", "--seed", "7", "--json"
    )
    assert outcome.code == 1
    assert outcome.json["games"] == 0
    assert [error["seed"] for error in outcome.json["errors"]] == [7, 8]
    assert "--games 1 --seed 7" in outcome.err


# A command that was started in the background does not hear Ctrl-C; here it always does.
ATTENTIVE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from everdell.cli import main
main()
"""


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-c", ATTENTIVE, "arena", "--bots", "greedy,random"]
    more = ["--games", "10000", "--jobs", "1", "--results", str(path), "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*command, *more], stdout=pipe, stderr=pipe, env={**os.environ, "LANG": "C.UTF-8"}
    ) as process:
        try:
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                if path.exists() and path.read_bytes().count(b"\n") > 2:
                    break
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 1
    assert err.decode().startswith("Interrupted: only")
    kept = path.read_bytes().count(b"\n") - 1
    assert json.loads(out)["ratings"][0]["games"] == kept
    assert 2 <= kept < 10000

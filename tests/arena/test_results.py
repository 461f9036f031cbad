"""Results in a file: taken up again, or refused and left as they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from everdell.arena import Forfeit, Result
from everdell.arena.results import ResultsFile
from everdell.engine.errors import SaveError

SETTINGS = {"bots": ["a", "b"], "seed": 3}
FIRST = Result(3, ("a", "b"), (40, 30), (0,), 70, (0.5, 0.25))
SECOND = Result(3, ("b", "a"), winners=(1,), forfeit=Forfeit(0, "b", "exit", "exit code 1"))
BROKEN = Result(4, ("a", "b"), error="KeyError: 7")


def read(path: Path) -> list[Result]:
    with ResultsFile(path, SETTINGS) as file:
        return file.results


def write(path: Path, *results: Result) -> None:
    with ResultsFile(path, SETTINGS) as file:
        for result in results:
            file.add(result)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def test_what_was_written_is_there_again(path: Path) -> None:
    write(path, FIRST)
    write(path, SECOND)
    assert read(path) == [FIRST, SECOND]
    assert len(path.read_bytes().splitlines()) == 3


def test_a_result_is_in_the_file_at_once(path: Path) -> None:
    with ResultsFile(path, SETTINGS) as file:
        file.add(FIRST)
        _, line = path.read_bytes().splitlines()
        assert msgspec.json.decode(line, type=Result) == FIRST


def test_a_game_that_broke_off_is_played_again(path: Path) -> None:
    write(path, FIRST, BROKEN)
    assert read(path) == [FIRST]


def test_every_torn_end_is_forgotten(path: Path) -> None:
    write(path, FIRST, SECOND)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        kept = [FIRST, SECOND][: max(0, whole[:length].count(b"\n") - 1)]
        assert read(path) == kept
        write(path, SECOND)
        assert read(path) == [*kept, SECOND]


def test_a_game_that_is_there_twice_counts_once(path: Path) -> None:
    """As two runs at the same time could leave it, before a file belonged to one of them."""
    write(path, FIRST, SECOND, FIRST)
    assert read(path) == [FIRST, SECOND]


def test_a_file_belongs_to_one_run_at_a_time(path: Path) -> None:
    with ResultsFile(path, SETTINGS) as file:
        with pytest.raises(SaveError) as fault:
            read(path)
        assert fault.value.code == "results-in-use"
        file.add(FIRST)
    assert read(path) == [FIRST]


HOLDER = """
import sys, time
from pathlib import Path
from everdell.arena.results import ResultsFile
with ResultsFile(Path(sys.argv[1]), {"bots": ["a", "b"], "seed": 3}):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_run_that_was_killed_holds_no_file(path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"held\n"
            with pytest.raises(SaveError):
                read(path)
        finally:
            holder.kill()
    assert read(path) == []


def test_it_is_said_in_what_the_games_differ(path: Path) -> None:
    write(path, FIRST)
    with pytest.raises(SaveError) as fault:
        ResultsFile(path, {**SETTINGS, "seed": 4, "weights": {"a": "1f"}})
    assert fault.value.details == {
        "path": str(path),
        "settings": "seed weights",
        "there": "seed = 3, weights = null",
        "here": 'seed = 4, weights = {"a":"1f"}',
    }


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Dear diary\n", "foreign-results"),
        ("Dear diary", "foreign-results"),
        ('{"seed":3}\n', "foreign-results"),
        ('{"everdell_results":2,"settings":{"bots":["a","b"],"seed":3}}\n', "other-results"),
        ('{"everdell_results":1,"settings":{"bots":["a","c"],"seed":3}}\n', "other-results"),
        (
            '{"everdell_results":1,"settings":{"bots":["a","b"],"seed":3}}\n{"seed":\n{}\n',
            "damaged-results",
        ),
    ],
)
def test_what_does_not_belong_is_refused_and_not_touched(path: Path, text: str, code: str) -> None:
    path.write_text(text)
    with pytest.raises(SaveError) as fault:
        read(path)
    assert fault.value.code == code
    assert str(path) in str(fault.value)
    assert path.read_text() == text

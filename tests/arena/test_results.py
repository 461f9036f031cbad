"""Results in a file: taken up again, or refused and left as they are."""

from __future__ import annotations

from pathlib import Path

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
        assert read(path) == [FIRST]


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

"""`everdell train`."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from everdell.arena import Result
from everdell.bots.experience import OURS, load_experience

from .commands import Shell

BRIEF = ("--games", "2", "--generations", "1", "--jobs", "1")


def test_what_was_learned_is_written(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    said = shell("train", str(path), *BRIEF).out
    assert "In company, generation 1: 2 games" in said
    assert "Alone against the box’s rival, generation 1: 2 games" in said
    assert f"steward:{path}" in said.replace("\n", "")
    assert load_experience(path).provenance["command"].endswith("--seed 0")


def test_the_document(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    document = shell("train", str(path), *BRIEF, "--json").json
    assert document["file"] == str(path)
    assert [one["solo"] for one in document["generations"]] == [False, True]


def test_training_goes_on_from_a_file(shell: Shell, tmp_path: Path) -> None:
    former, path = tmp_path / "former.json", tmp_path / "mine.json"
    shell("train", str(former), *BRIEF)
    more = ("--after", str(former), "--only", "solo")
    said = shell("train", str(path), *BRIEF, *more, "--seed", "5").out
    assert "In company" not in said
    assert "Alone against the box’s rival, generation 1: 2 games" in said
    assert load_experience(path).company == load_experience(former).company
    assert load_experience(path).solo != load_experience(former).solo


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong has to be said before the first one."""

    def played(*arguments: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("everdell.arena.run", played)


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize(
    ("file", "why"),
    [("nowhere/mine.json", "its folder does not exist"), ("", "it is a folder")],
)
def test_a_place_where_nothing_can_be_written_is_told_first(
    shell: Shell, tmp_path: Path, file: str, why: str
) -> None:
    failed = shell("train", str(tmp_path / file), *BRIEF)
    assert (failed.code, failed.out) == (1, "")
    assert why in failed.complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (("--only", "solo"), "name its file with --after"),
        (("--keep", "base", "--boxes", "base,extra"), "name its file with --after"),
        (("--after", str(OURS), "--keep", "base"), "some of the boxes on the table (base)"),
        (("--after", str(OURS), "--keep", "legends"), "some of the boxes on the table (base)"),
        (("--after", "nowhere.json"), "nowhere.json holds no weights"),
    ],
)
def test_a_course_without_its_beginning_is_told_first(
    shell: Shell, tmp_path: Path, wish: tuple[str, ...], why: str
) -> None:
    failed = shell("train", str(tmp_path / "mine.json"), *BRIEF, *wish)
    assert (failed.code, failed.out) == (2, "")
    assert why in failed.complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("no_games")
def test_a_missing_package_is_told_first(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    failed = shell("train", str(tmp_path / "mine.json"), *BRIEF)
    assert (failed.code, failed.out) == (1, "")
    assert "everdell[train]" in failed.complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("no_games")
def test_a_disk_that_is_full_is_put_down_to_the_file(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("everdell.bots.experience.write_experience", full)
    failed = shell("train", str(tmp_path / "mine.json"), *BRIEF)
    assert (failed.code, failed.out) == (1, "")
    assert failed.complaint.endswith("ENOSPC.")


def test_what_is_there_stays_until_there_is_something_better(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.json"
    path.write_text("what I know")

    def interrupted(*arguments: object) -> Iterator[Result]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("everdell.arena.run", interrupted)
    assert "nothing was written" in shell("train", str(path), *BRIEF).complaint
    assert path.read_text() == "what I know"


def test_a_folder_may_have_any_name(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "me@home: 100%"
    folder.mkdir()
    path = folder / "mine.json"
    assert shell("train", str(path), *BRIEF).code == 0
    assert load_experience(path).provenance

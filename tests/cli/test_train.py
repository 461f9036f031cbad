"""`everdell train`."""

from __future__ import annotations

from pathlib import Path

from everdell.bots.experience import load_experience

from .commands import Shell

BRIEF = ("--games", "2", "--generations", "1", "--jobs", "1")


def test_what_was_learned_is_written(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    said = shell("train", str(path), *BRIEF).out
    assert "In company, generation 1: 2 games" in said
    assert "Alone against the box's rival, generation 1: 2 games" in said
    assert f"steward:{path}" in said.replace("\n", "")
    assert load_experience(path).provenance["command"].endswith("--seed 0")


def test_the_document(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    document = shell("train", str(path), *BRIEF, "--json").json
    assert document["file"] == str(path)
    assert [one["solo"] for one in document["generations"]] == [False, True]


def test_a_file_that_cannot_be_written_is_said_first(shell: Shell, tmp_path: Path) -> None:
    failed = shell("train", str(tmp_path / "nowhere" / "mine.json"), *BRIEF)
    assert failed.code == 1
    assert "mine.json" in failed.err

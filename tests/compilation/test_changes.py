"""When the build is tried: after a change of it, for a day; not after any change."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from . import changes
from .changes import RECIPE, must_be_tried, note
from .checkout import ROOT

DECEMBER = datetime(2026, 12, 1, tzinfo=UTC)

Commit = Callable[[int], None]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(changes, "EFFORT", 1)
    for name in ("pyproject.toml", *RECIPE):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "everdell" / "engine").mkdir()
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    return tmp_path


@pytest.fixture
def commit(clone: Path, monkeypatch: pytest.MonkeyPatch) -> Commit:
    """Keep everything, so many hours after the beginning."""

    def commit(hours: int) -> None:
        for name in ("AUTHOR", "COMMITTER"):
            monkeypatch.setenv(f"GIT_{name}_NAME", "author")
            monkeypatch.setenv(f"GIT_{name}_EMAIL", "author@example.org")
            monkeypatch.setenv(f"GIT_{name}_DATE", (DECEMBER + timedelta(hours=hours)).isoformat())
        (clone / "notes").write_text(str(hours))
        subprocess.run(["git", "-C", clone, "add", "."], check=True)
        subprocess.run(["git", "-C", clone, "commit", "--quiet", "-m", "some"], check=True)

    return commit


def tried(clone: Path) -> bool:
    return must_be_tried(clone, clone / "stamp")


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text() + text)


def test_without_a_history_it_is_tried(clone: Path, commit: Commit) -> None:
    assert tried(clone)
    commit(0)
    assert tried(clone)


def test_a_change_is_tried_for_a_day(clone: Path, commit: Commit) -> None:
    commit(0)
    commit(30)
    assert not tried(clone)
    append(clone / "setup.py", "\n")
    assert tried(clone)
    commit(31)
    assert tried(clone)
    commit(54)
    assert tried(clone)
    commit(56)
    assert not tried(clone)


def test_only_what_the_build_reads_counts(clone: Path, commit: Commit) -> None:
    commit(0)
    append(clone / "pyproject.toml", "\n[tool.other]\nmoon = true\n")
    commit(30)
    assert not tried(clone)
    toml = clone / "pyproject.toml"
    toml.write_text(toml.read_text().replace("[build-system]", "[build-system]\nmoon = true"))
    assert tried(clone)


def test_what_went_well_is_not_tried_again(clone: Path, commit: Commit) -> None:
    note(clone, clone / "stamp")
    assert not tried(clone)
    append(clone / "setup.py", "\n")
    assert tried(clone)
    note(clone, clone / "stamp")
    (clone / "src" / "everdell" / "engine" / "new.py").touch()
    assert tried(clone)

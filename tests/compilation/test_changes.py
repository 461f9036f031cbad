"""When the build is tried: after a change of it, until it went well; not after any change."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from . import changes
from .changes import RECIPE, VERIFIED, must_be_tried, note
from .checkout import ROOT


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One whose build went well."""
    monkeypatch.setattr(changes, "EFFORT", 1)
    for name in ("pyproject.toml", *RECIPE):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / VERIFIED).parent.mkdir(parents=True)
    note(tmp_path)
    return tmp_path


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text() + text)


def test_what_went_well_is_not_tried_again(clone: Path) -> None:
    assert not must_be_tried(clone)


def test_what_never_went_well_is_tried(clone: Path) -> None:
    (clone / VERIFIED).unlink()
    assert must_be_tried(clone)


@pytest.mark.parametrize("name", RECIPE)
def test_a_change_is_tried_until_it_went_well(clone: Path, name: str) -> None:
    append(clone / name, "\n")
    assert must_be_tried(clone)
    note(clone)
    assert not must_be_tried(clone)


def test_of_the_settings_only_what_the_build_reads_counts(clone: Path) -> None:
    toml = clone / "pyproject.toml"
    append(toml, "\n[tool.other]\nmoon = true\n")
    assert not must_be_tried(clone)
    toml.write_text(toml.read_text().replace("[build-system]", "[build-system]\nmoon = true"))
    assert must_be_tried(clone)


def test_a_new_source_is_no_change_of_the_build(clone: Path) -> None:
    """Which of them are compiled is part of the recipe, what they import another test's matter."""
    (clone / "src" / "everdell" / "engine").mkdir()
    (clone / "src" / "everdell" / "engine" / "new.py").touch()
    assert not must_be_tried(clone)


def test_the_thorough_run_tries_it_always(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "EFFORT", 20)
    assert must_be_tried(clone)

"""The suite itself: what `make` names is there, samples change every day, failures name the day."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def pytest_says(*arguments: str, **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if "XDIST" not in name}
    return subprocess.run(
        [sys.executable, "-m", "pytest", *arguments],
        cwd=ROOT,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def sample(day: str, share: int) -> set[str]:
    said = pytest_says(
        "--collect-only",
        "-qq",
        "-vv",
        "tests/rugwort",
        EVERDELL_DAY=day,
        EVERDELL_SAMPLE=str(share),
    )
    return {line for line in said.splitlines() if "::" in line}


def test_a_sample_is_another_every_day() -> None:
    everything = sample("2026-12-24", 1)
    first, second = sample("2026-12-24", 4), sample("2026-12-25", 4)
    assert first < everything
    assert second < everything
    assert first != second
    assert len(everything) / 8 < len(first) < len(everything) / 2


def test_a_failure_names_the_day(tmp_path: Path) -> None:
    test = tmp_path / "test_failing.py"
    test.write_text("def test_that_fails(): assert False")
    said = pytest_says(
        "-p", "tests.conftest", "--rootdir", str(tmp_path), "-q", str(test), EVERDELL_DAY="a day"
    )
    assert said.count("EVERDELL_DAY=a day") == 2  # with the failure, and at the end


def test_make_names_no_test_that_is_not_there() -> None:
    """Else a part of the suite would be left out without a word."""
    named = re.findall(r"\btests/[\w/.]*", (ROOT / "Makefile").read_text())
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []

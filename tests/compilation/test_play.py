"""`make play`: a build that goes on beside the game, and ends with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .checkout import Checkout

# In place of a build: it tells who it is and how it ranks, and never comes to an end.
ENDLESS = """
import os, pathlib, time
pathlib.Path("note").write_text(f"{os.getpid()} {os.nice(0)}")
os.rename("note", "building")
time.sleep(600)
"""
# One that is done at once.
QUICK = ENDLESS.replace("time.sleep(600)", "")
SECONDS = 60.0  # far more than anything here takes


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@contextmanager
def playing(checkout: Checkout, build: str = ENDLESS) -> Iterator[subprocess.Popen[str]]:
    """The game, once it can be played."""
    command = [sys.executable, "tools/play.py", sys.executable, "-c", build]
    own = {
        "EVERDELL_PORT": "0",
        "EVERDELL_DATABASE": str(checkout.root / "tables.sqlite3"),
        "XDG_CONFIG_HOME": str(checkout.root),
        "DISPLAY": "",
        "BROWSER": "",
    }
    with subprocess.Popen(
        command,
        cwd=checkout.root,
        env={**checkout.environment, **own},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Everdell is at")
            yield process
        finally:
            process.kill()


def builder(checkout: Checkout) -> tuple[int, int]:
    note = checkout.root / "building"
    until(note.exists)
    pid, rank = note.read_text().split()
    return int(pid), int(rank)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_it_is_built_beside_the_game_and_ends_with_it(
    tmp_path: Path, ending: signal.Signals
) -> None:
    checkout = Checkout(tmp_path / "everdell")
    with playing(checkout) as game:
        pid, rank = builder(checkout)
        assert rank == min(19, os.nice(0) + 19)
        assert not is_gone(pid)
        game.send_signal(ending)
        game.wait(SECONDS)
    until(lambda: is_gone(pid))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
def test_a_build_that_is_done_before_the_game_ends_without_a_word(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "everdell")
    with playing(checkout, QUICK) as game:
        pid, _ = builder(checkout)
        until(lambda: is_gone(pid))
        until(lambda: not children_of(game.pid))
        assert (checkout.root / "build" / "engine.log").read_text() == ""


def children_of(pid: int) -> list[int]:
    """Those that have not ended."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [child for child in map(int, found) if not is_gone(child)]

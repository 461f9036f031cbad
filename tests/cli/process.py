"""A command as a process of its own, where that matters: signals, what is printed meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SECONDS: Final = 60.0  # far more than starting or stopping takes, even on a busy machine


@contextmanager
def running(folder: Path, *command: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """An English `everdell` without a screen, with its tables in a folder.

    Its errors go to the file `errors` there, so that no pipe fills up.
    """
    bare = {k: v for k, v in os.environ.items() if k not in ("BROWSER", "DISPLAY")}
    own = {
        "LANG": "C.UTF-8",
        "XDG_CONFIG_HOME": str(folder),
        "EVERDELL_DATABASE": str(folder / "tables.sqlite3"),
    }
    with errors_in(folder).open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "everdell", *command],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**bare, **own, **environment},
        )
        try:
            yield process
        finally:
            process.kill()
            process.communicate()


def errors_in(folder: Path) -> Path:
    return folder / "errors"


def line(process: subprocess.Popen[str]) -> str:
    """The next line that it prints."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def refused(folder: Path, *command: str, **environment: str) -> str:
    """The one line of complaint of a server that cannot start.

    Not in this process: a server takes over the log for good.
    """
    errors_in(folder).unlink(missing_ok=True)
    with running(folder, *command, **environment) as process:
        out, _ = process.communicate(timeout=SECONDS)
        assert (process.returncode, out) == (1, "")
    (complaint,) = errors_in(folder).read_text("utf-8").splitlines()
    return complaint


def without_package(package: str, *command: str) -> str:
    """The complaint of a command that needs a package which is not installed."""
    script = (
        f"import sys; sys.modules[{package!r}] = None; "
        f"from everdell.cli.app import run; sys.exit(run({command!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr

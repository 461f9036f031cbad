"""Compiles the engine of this checkout, if it is not compiled yet: `make build`.

It is built aside and moved to its place as a whole, so that a process that starts meanwhile
finds all of it or nothing. Two builds at once wait for each other.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PARTS: Final = runpy.run_path(str(ROOT / "src" / "everdell" / "compilation" / "parts.py"))
KEPT: Final = 3  # engines: a process that runs may still load parts of an older one


def main() -> None:
    place = present_place()
    place.parent.mkdir(parents=True, exist_ok=True)
    with alone(place.parent):
        while not (place := present_place()).is_dir():
            build(place)  # again, if the sources were edited meanwhile
        os.utime(place)
        forget_older(place.parent)


def present_place() -> Path:
    place: Path = PARTS["place"](ROOT)
    return place


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait for another build; one that dies is over."""
    with (folder / "lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # on Windows
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(place: Path) -> None:
    failure: Path = PARTS["failure"](place)
    failure.unlink(missing_ok=True)
    aside = place.with_suffix(".part")
    shutil.rmtree(aside, ignore_errors=True)
    command = [
        sys.executable, "setup.py", "--quiet", "build_ext",
        "--build-lib", str(aside / "engine"), "--build-temp", str(aside / "objects"),
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT)
    complete = any((aside / "engine").glob(f"*{PARTS['LIBRARY_SUFFIX']}"))
    if done.returncode == 0 and complete:
        if present_place() == place:
            (aside / "engine").rename(place)
    elif present_place() == place:
        failure.write_text("failed\n" if done.returncode else "no-compiler\n", encoding="utf-8")
        sys.exit(
            done.returncode or "No C compiler was found; on Debian: apt-get install gcc python3-dev"
        )
    shutil.rmtree(aside, ignore_errors=True)


def forget_older(folder: Path) -> None:
    engines = sorted(
        (path for path in folder.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime
    )
    for path in engines[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


if __name__ == "__main__":
    main()

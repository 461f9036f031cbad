"""Whether what makes the build was changed lately: to build in isolation takes minutes.

What went well is noted beside what was built. A fresh clone has no note and looks at its history:
what has been the same for a day was built then.
"""

from __future__ import annotations

import subprocess
import tomllib
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

from everdell.compilation.parts import compiled_sources
from tests.effort import EFFORT

from .checkout import ROOT

STAMP: Final = ROOT / "build" / "isolated-build"
A_DAY: Final = 24 * 60 * 60
RECIPE: Final = (
    "setup.py",
    "src/everdell/compilation/parts.py",
    "src/everdell/compilation/engine_report.py",
)
PARTS: Final = ("build-system", "dependency-groups", "project")  # of pyproject.toml

Reader = Callable[[str], bytes]


def must_be_tried(root: Path = ROOT, stamp: Path = STAMP) -> bool:
    if EFFORT > 1:
        return True
    if stamp.is_file():
        return stamp.read_text() != state(root)
    try:
        return _recipe(_reader(root)) != _recipe(_yesterday(root))
    except (LookupError, OSError, subprocess.CalledProcessError):  # no history to look at
        return True


def note(root: Path = ROOT, stamp: Path = STAMP) -> None:
    """What is there now went well."""
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(state(root))


def state(root: Path) -> str:
    package = root / "src" / "everdell"
    names = [path.relative_to(package).as_posix() for path in compiled_sources(package)]
    told = [*_recipe(_reader(root)), *map(str.encode, names)]
    return blake2b(b"\0".join(told)).hexdigest()


def _recipe(read: Reader) -> list[bytes]:
    document = tomllib.loads(read("pyproject.toml").decode())
    settings = [document.get(part) for part in PARTS] + [document["tool"].get("setuptools")]
    return [*[read(name) for name in RECIPE], repr(settings).encode()]


def _reader(root: Path) -> Reader:
    return lambda name: (root / name).read_bytes()


def _yesterday(root: Path) -> Reader:
    """The files as they were a day before the last commit."""

    def git(*command: str) -> bytes:
        return subprocess.run(
            ["git", "-C", str(root), *command], check=True, capture_output=True
        ).stdout

    last = int(git("log", "-1", "--format=%ct"))
    before = git("rev-list", "-1", f"--before={last - A_DAY}", "HEAD").decode().strip()
    if not before:
        raise LookupError("nothing is as old as that")
    return lambda name: git("show", f"{before}:{name}")

"""Builds and installations with nothing preinstalled."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

from .checkout import Checkout


class Outside:
    """A machine with Python, a compiler and uv, and no package of ours."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("EVERDELL_", "PYTHON"))}
        kept.pop("VIRTUAL_ENV", None)
        self.environment = {**kept, "LANG": "C.UTF-8", **environment}

    def run(self, *command: str | Path) -> str:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def build(self, checkout: Checkout, *wishes: str) -> Path:
        """The folder of what `make wheel` gives away."""
        place = self.folder / "dist"
        self.run(Path(sys.prefix) / "bin" / "uv", "build", *wishes, "-o", place, checkout.root)
        return place

    def installed_version(self, package: Path) -> str:
        """What `everdell --version` says where nothing but this was installed."""
        fresh = self.folder / f"fresh-{package.suffix[1:]}"
        self.run(sys.executable, "-m", "venv", fresh)
        self.run(fresh / "bin" / "pip", "install", "--no-cache-dir", package)
        return self.run(fresh / "bin" / "everdell", "--version").strip()


def files_of(archive: Path) -> set[str]:
    """The files in an archive of the sources, without the name of its folder."""
    with tarfile.open(archive) as opened:
        return {name.partition("/")[2] for name in opened.getnames()}

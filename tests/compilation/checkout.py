"""Checkouts to try things out in: the sources without anything that was built from them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import everdell

ROOT: Final = Path(everdell.__file__).parents[2]
_SHARED: Final = (
    "setup.py", "pyproject.toml", "README.md", "LICENSE", "src", "tools", "requirements-build.lock"
)  # fmt: skip
_BUILT: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "page")


class Checkout:
    def __init__(self, root: Path) -> None:
        self.root = root
        for name in _SHARED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, root / name, ignore=_BUILT)
            else:
                root.mkdir(exist_ok=True)
                shutil.copy(ROOT / name, root / name)
        page = root / "src" / "everdell" / "web" / "page"
        page.mkdir()
        (page / "index.html").write_text("<title>a page</title>")

    @property
    def environment(self) -> dict[str, str]:
        """For processes that run these sources, with whatever engine is there."""
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("EVERDELL_")}
        return {**inherited, "PYTHONPATH": str(self.root / "src"), "LANG": "C.UTF-8"}

    def run(self, *arguments: str, **environment: str) -> str:
        """What Python prints."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**self.environment, **environment},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def version(self) -> str:
        return self.run("-m", "everdell", "--version")

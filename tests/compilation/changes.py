"""Whether what makes the build was changed since a build in isolation went well: it takes minutes.

What went well is kept in the repository, as a fingerprint: a clone of it has nothing to try again.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tests.effort import EFFORT

from .checkout import ROOT

VERIFIED: Final = "tests/compilation/verified_build.txt"
RECIPE: Final = (
    "setup.py",
    "src/everdell/compilation/parts.py",
    "src/everdell/compilation/engine_report.py",
)
PARTS: Final = ("build-system", "project")  # of pyproject.toml, beside the settings of setuptools


def must_be_tried(root: Path = ROOT) -> bool:
    kept = root / VERIFIED
    return EFFORT > 1 or not kept.is_file() or kept.read_text().strip() != fingerprint(root)


def note(root: Path = ROOT) -> None:
    """What is there now went well: to be committed with the change."""
    (root / VERIFIED).write_text(fingerprint(root) + "\n")


def fingerprint(root: Path) -> str:
    """Of all that decides how it is built, but not of what is built."""
    document = tomllib.loads((root / "pyproject.toml").read_text())
    settings = [document.get(part) for part in PARTS] + [document["tool"].get("setuptools")]
    told = [*[(root / name).read_bytes() for name in RECIPE], repr(settings).encode()]
    return blake2b(b"\0".join(told), digest_size=16).hexdigest()

"""The box of another package that brings one of everything, as servers find it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

BOXES: Final = ["base", "harbour"]

_POINTS: Final = """\
[everdell.boxes]
harbour = tests.boxes.harbour:HarbourBox

[everdell.texts]
harbour = tests.boxes.harbour_words
"""


def installed(folder: Path) -> Path:
    """Install it in a folder that a server is to look into."""
    about = folder / "harbour_box-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Name: harbour_box\nVersion: 1\n")
    (about / "entry_points.txt").write_text(_POINTS)
    return folder

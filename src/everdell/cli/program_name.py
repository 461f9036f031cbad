"""How this program was called, so that it can be called again."""

from __future__ import annotations

import os
import shutil
import sys


def called_as() -> list[str]:
    """The words to begin a command with; the bare name where the shell would find it."""
    program = sys.argv[0]
    name = os.path.basename(program)
    if name == "__main__.py":
        return [sys.executable, "-m", "everdell"]
    found = shutil.which(name)
    if found is not None and os.path.realpath(found) == os.path.realpath(program):
        return [name]
    return [program]

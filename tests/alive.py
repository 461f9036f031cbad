"""Whether a process is alive."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not _is_zombie(pid)


def _is_zombie(pid: int) -> bool:
    """Whether it is dead and not buried, as in a container without an init.

    Its first thread may be gone while others still are on their way out.
    """
    about = Path(f"/proc/{pid}")
    with suppress(OSError):
        state = (about / "stat").read_text().rpartition(")")[2].split()[0]
        return state == "Z" and len(list((about / "task").iterdir())) == 1
    return False

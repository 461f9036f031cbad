"""Worker processes that outlive nobody, and how many are of use."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def follow_parent() -> None:
    """Die with the parent from now on, however it died, in the middle of a thought if need be."""
    Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)

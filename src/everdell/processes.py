"""Worker processes that outlive nobody."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def follow_parent() -> None:
    """Die with the parent from now on, however it died, in the middle of a thought if need be."""
    Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)

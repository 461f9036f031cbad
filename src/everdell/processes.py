"""Worker processes that outlive nobody and leave Ctrl-C to others, and how many are of use."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from threading import Thread


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def deaf_children() -> Iterator[None]:
    """Children that are started meanwhile hear no Ctrl-C: they are to call `stay_deaf`.

    Without this they would, until they have imported what they need and can say that they do not
    want to. A signal that comes meanwhile is heard here afterwards (or at once, where the process
    has another thread that takes it).
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it lifts the ban as it starts, with the first child
    former = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)


def stay_deaf() -> None:
    """In a child: Ctrl-C is for the parent alone. Children of its own may hear it again."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def follow_parent() -> None:
    """Die with the parent from now on, however it died, in the middle of a thought if need be."""
    Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)

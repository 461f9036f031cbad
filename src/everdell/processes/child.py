"""The worker's side: take up one piece of work after another until the other side is gone."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import connection
from queue import SimpleQueue
from threading import Thread
from typing import Final

from everdell.processes.failures import in_one_line

_FAREWELL: Final = 0.5  # seconds to end properly


def serve(handle: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe = _opened(handle)
    messages: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_listen, args=(pipe, messages), daemon=True).start()
    preparation = messages.get()
    if preparation is None:
        return
    pickle.loads(preparation)()
    try:
        while (message := messages.get()) is not None:
            work = _read(message)
            pipe.send_bytes(b"")  # it begins
            pipe.send_bytes(_outcome(work))
    except OSError:
        return  # the answer is not wanted any more


def _opened(handle: int) -> connection.Connection:
    if sys.platform == "win32":
        return connection.PipeConnection(handle)
    return connection.Connection(handle)


def _listen(pipe: connection.Connection, messages: SimpleQueue[bytes | None]) -> None:
    """Pass messages on. When the other side is gone, that is the end even of work under way."""
    try:
        while True:
            messages.put(pipe.recv_bytes())
    except (EOFError, OSError):
        messages.put(None)
    time.sleep(_FAREWELL)
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)  # with all that the work has started
    os._exit(1)


def _read(message: bytes) -> Callable[[], object]:
    """What is to be done; all that it takes to import is imported by then."""
    try:
        work, arguments = pickle.loads(message)
    except Exception as fault:
        return partial(_refuse, fault)
    return partial(work, *arguments)


def _refuse(fault: Exception) -> None:
    raise fault


def _outcome(work: Callable[[], object]) -> bytes:
    """The result, or name and message of an exception: many an exception cannot be pickled."""
    try:
        return pickle.dumps((work(), None))
    except BaseException as fault:
        return pickle.dumps((None, (type(fault).__name__, in_one_line(fault))))

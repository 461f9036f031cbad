"""A real server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

import msgspec

from tests.web.forked_servers import Order, Word
from tests.web.running import NO_LIMITS

_OUTAGE: Final = '"event": "database"'
_SECONDS: Final = 90.0  # far more than anything takes: past it, a server hangs


class ServerProcess:
    """A server on a free port, with a new address each time it is started.

    log   the file for what it says on standard error
    path  folders with packages of others, such as bots
    """

    def __init__(
        self, database: Path | str, log: Path, *, path: Sequence[Path] = (), **settings: Any
    ) -> None:
        self._settings = {**NO_LIMITS, "database": str(database), "port": 0, **settings}
        self._log = log
        self._path = [str(folder) for folder in path]
        self._words: SimpleQueue[Word] = SimpleQueue()
        self._pid = 0
        self._address = ""

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_fault: object) -> None:
        if self.running:
            self.kill()

    @property
    def address(self) -> str:
        """Where it listens, or listened last."""
        return self._address

    @property
    def pid(self) -> int:
        return self._pid

    @property
    def running(self) -> bool:
        return self._pid != 0

    def start(self) -> None:
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start it, without waiting until it listens."""
        assert not self.running
        _fork_server().order(self._words.put, str(self._log), self._path, self._settings)
        self._pid = int(self._next("process"))

    def wait_until_ready(self) -> None:
        self._address = self._next("address")

    def kill(self) -> None:
        """End it as a power cut would, and return when it is gone."""
        os.kill(self._pid, signal.SIGKILL)
        assert self.wait_until_gone() == -signal.SIGKILL

    def tell_to_stop(self) -> None:
        """As a service manager does."""
        os.kill(self._pid, signal.SIGTERM)

    def wait_until_gone(self) -> int:
        """Its exit code."""
        while True:
            word = self._word()  # it may have become ready meanwhile
            if word.about == "exit":
                self._pid = 0
                return int(word.value)

    def log(self) -> str:
        """What it has logged in all its lives."""
        return self._log.read_text()

    def errors(self) -> list[str]:
        """What it has logged as its own faults.

        A database that a starving machine does not let answer is none: people are told so.
        """
        lines = [line for line in self.log().splitlines() if '"error"' in line]
        return [line for line in lines if _OUTAGE not in line]

    def _next(self, about: str) -> str:
        word = self._word()
        assert word.about == about, f"{word.about} {word.value}: {self._log.read_text()}"
        return word.value

    def _word(self) -> Word:
        try:
            return self._words.get(timeout=_SECONDS)
        except Empty:
            raise AssertionError("the server hangs") from None


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that is bound to happen."""
    patience = time.monotonic() + _SECONDS
    while not condition():
        assert time.monotonic() < patience, "it does not happen"
        time.sleep(0.005)


class _ForkServer:
    """The process that starts all servers of this test process."""

    def __init__(self) -> None:
        path = os.pathsep.join(entry for entry in sys.path if entry)
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from tests.web.forked_servers import main; main()"],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._numbers = count(1)
        self._hearers: dict[int, Callable[[Word], None]] = {}
        threading.Thread(target=self._read, daemon=True).start()

    def order(
        self,
        hearer: Callable[[Word], None],
        log: str,
        path: list[str],
        settings: dict[str, Any],
    ) -> None:
        number = next(self._numbers)
        self._hearers[number] = hearer
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(Order(number, log, path, settings)) + b"\n")
        self._process.stdin.flush()

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(_SECONDS)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            word = msgspec.json.decode(line, type=Word)
            self._hearers[word.number](word)


@cache
def _fork_server() -> _ForkServer:
    forks = _ForkServer()
    atexit.register(forks.close)
    return forks

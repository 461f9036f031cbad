"""A process that does one piece of work after another.

It is a plain child rather than one of `multiprocessing`: those import the main module again, so
every script would have to guard itself, and the workers of a pool may have no children.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe
from typing import Any, Final, TypeVar

from everdell.compilation.engine_report import engine_to_come
from everdell.processes.failures import WorkFailed

Result = TypeVar("Result")

_START_SECONDS: Final = 30.0  # far more than a process needs to start and to prepare
_FAREWELL: Final = 0.5  # seconds for a process to end by itself
_STANDARD_ERROR: Final = 2
_COMMAND: Final = (
    "import sys; sys.path[:] = {path!r}; "
    "from everdell.processes.child import serve; serve({handle})"
)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def nothing() -> None:
    """Needs no preparation."""


class Worker:
    """Starts at once, and runs `prepare` before the first piece of work.

    Only the work is timed, neither the start nor what has to be imported to find its function.
    It ends with `end`, and with this process, however this process ends. It hears no Ctrl-C.

    silent    what is printed there is thrown away; otherwise it goes to standard error
    niceness  how much this process comes before it when both want the processor

    Work is a function of a module that can be imported; what goes there and back can be pickled.
    """

    def __init__(
        self, prepare: Callable[[], object] = nothing, *, silent: bool = False, niceness: int = 0
    ) -> None:
        self._engine = engine_to_come()
        self._pipe, theirs = Pipe()
        self._child = _started(theirs, silent)
        theirs.close()
        _put_behind(self._child.pid, niceness)
        self._begun = False  # it has taken up what it was asked last
        self._finish = weakref.finalize(self, _end, os.getpid(), self._child, self._pipe)
        self._send(prepare)

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def usable(self) -> bool:
        """Whether it is alive, and no new process would have an engine compiled meanwhile."""
        return self._child.poll() is None and self._engine == engine_to_come()

    @property
    def pipe(self) -> Connection:
        """For `multiprocessing.connection.wait`; `answered` tells what it means."""
        return self._pipe

    def call(
        self, seconds: float | None, work: Callable[..., Result], *arguments: object
    ) -> Result:
        """The result of some work, or WorkFailed; the time it took to start does not count."""
        self.ask(work, *arguments)
        result: Result = self.answer(seconds)
        return result

    def ask(self, work: Callable[..., object], *arguments: object) -> None:
        """Let it begin. Ask again only when the answer has been taken."""
        self._begun = False
        self._send((work, arguments))

    def answered(self, seconds: float = 0.0) -> bool:
        """Whether there is something to take for `answer`, if need be after so many seconds."""
        try:
            return self._has_begun(seconds) and self._pipe.poll(seconds)
        except (EOFError, OSError):
            return True

    def answer(self, seconds: float | None = None) -> Any:
        """The result of what it was asked, or WorkFailed. Unless it only crashed, it has ended."""
        try:
            in_time = self._has_begun(_START_SECONDS) and self._pipe.poll(seconds)
            answer = self._pipe.recv_bytes() if in_time else None
        except (EOFError, OSError):
            raise WorkFailed(
                "exit" if self._begun else "start", f"exit code {self.end(_FAREWELL)}"
            ) from None
        if answer is None:
            self.end()
            raise WorkFailed("slow")
        result, failure = pickle.loads(answer)
        if failure is not None:
            raise WorkFailed("crash", *failure)
        return result

    def kill(self) -> None:
        """From any thread; `answer` is over then."""
        _kill(self._child)

    def end(self, seconds: float = 0.0) -> int:
        """End it, at once or when it has had some time to do so by itself; its exit code."""
        self._pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(seconds)
        self._finish()
        return self._child.wait()

    def _send(self, message: object) -> None:
        body = pickle.dumps(message)
        with suppress(OSError):  # it is gone, which `answer` will tell
            self._pipe.send_bytes(body)

    def _has_begun(self, seconds: float) -> bool:
        if not self._begun and self._pipe.poll(seconds):
            self._pipe.recv_bytes()
            self._begun = True
        return self._begun


def _started(theirs: Connection, silent: bool) -> subprocess.Popen[bytes]:
    handle = theirs.fileno()
    command = [sys.executable, "-c", _COMMAND.format(path=sys.path, handle=handle)]
    streams: dict[str, Any] = {
        "stdin": subprocess.DEVNULL,
        "stdout": subprocess.DEVNULL if silent else _STANDARD_ERROR,
        "stderr": subprocess.DEVNULL if silent else None,
    }
    if sys.platform == "win32":
        os.set_handle_inheritable(handle, True)
        inherited = subprocess.STARTUPINFO(lpAttributeList={"handle_list": [handle]})
        flags = subprocess.CREATE_NEW_PROCESS_GROUP
        return subprocess.Popen(command, startupinfo=inherited, creationflags=flags, **streams)
    # In a group of its own it hears no Ctrl-C, and is killed with all that it has started.
    return subprocess.Popen(command, pass_fds=(handle,), process_group=0, **streams)


def _put_behind(pid: int, niceness: int) -> None:
    """From the start: what a process has to import takes more than many a piece of work."""
    if niceness and hasattr(os, "setpriority"):
        with suppress(OSError):  # it is gone already
            ours = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, pid, ours + niceness)


def _end(owner: int, child: subprocess.Popen[bytes], pipe: Connection) -> None:
    """Unless this is a fork of the process that started it."""
    if os.getpid() == owner:
        pipe.close()
        _kill(child)
        child.wait()


def _kill(child: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        child.kill()
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)

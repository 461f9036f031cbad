"""Workers: what comes of work in another process, and that no process stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from everdell.processes import Worker, WorkFailed
from everdell.processes import worker as worker_module
from tests.alive import alive

SECONDS = 60.0  # far more than anything here takes


# What is done there --------------------------------------------------------------------------


def prepare() -> None:
    pass


def prepare_slowly() -> None:
    time.sleep(1.0)


def leave() -> None:
    os._exit(7)


def fail() -> None:
    raise ValueError("two\nlines")


class Odd(BaseException):
    """Cannot be pickled, and has nothing to say."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(one)

    def __str__(self) -> str:
        raise RuntimeError


def fail_oddly() -> None:
    raise Odd(1, 2)


def unspeakable() -> object:
    return threading.Lock()


def talk() -> None:
    print("printed", flush=True)
    os.write(1, b"written ")
    os.write(2, b"complained ")


def start_another() -> int:
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]).pid


# What comes of it ----------------------------------------------------------------------------


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(prepare)
    yield worker
    worker.end()


def failure(worker: Worker, work: Callable[[], object], seconds: float = SECONDS) -> WorkFailed:
    with pytest.raises(WorkFailed) as failed:
        worker.call(seconds, work)
    return failed.value


def until_gone(pid: int) -> None:
    last = time.monotonic() + SECONDS
    while alive(pid):
        assert time.monotonic() < last
        time.sleep(0.01)


def test_one_process_does_one_piece_of_work_after_another(worker: Worker) -> None:
    assert worker.call(SECONDS, divmod, 17, 5) == (3, 2)
    assert worker.call(SECONDS, os.getpid) == worker.pid != os.getpid()
    assert worker.call(None, os.getpid) == worker.pid


def test_an_exception_comes_back_in_words_and_the_worker_goes_on(worker: Worker) -> None:
    failed = failure(worker, fail)
    assert (failed.cause, failed.detail) == ("crash", "ValueError")
    assert failed.message == "ValueError: two lines"
    failed = failure(worker, fail_oddly)
    assert (failed.cause, failed.detail, failed.message) == ("crash", "Odd", "Odd")
    assert failure(worker, sys.exit).detail == "SystemExit"
    assert worker.call(SECONDS, os.getpid) == worker.pid


def test_what_cannot_travel_is_a_crash(worker: Worker) -> None:
    assert failure(worker, unspeakable).message.startswith("TypeError: cannot pickle")
    module = type(sys)("elsewhere")
    sys.modules["elsewhere"] = module
    exec("def work(): pass", module.__dict__)
    try:
        assert failure(worker, module.work).detail == "ModuleNotFoundError"
    finally:
        del sys.modules["elsewhere"]
    assert worker.usable


def test_a_process_that_ends_tells_its_exit_code(worker: Worker) -> None:
    failed = failure(worker, leave)
    assert (failed.cause, failed.detail) == ("exit", "exit code 7")
    assert not worker.usable
    assert failure(worker, os.getpid).cause == "start"


def test_work_that_takes_too_long_ends_with_its_process(worker: Worker) -> None:
    worker.ask(time.sleep, 600)
    assert not worker.answered(0.01)
    with pytest.raises(WorkFailed) as failed:
        worker.answer(0.2)
    assert failed.value.cause == "slow"
    assert not alive(worker.pid)


def test_a_process_that_cannot_begin_is_told_from_work_that_fails() -> None:
    failed = failure(Worker(leave), os.getpid)
    assert (failed.cause, failed.detail) == ("start", "exit code 7")


def test_the_start_takes_no_time_of_the_work() -> None:
    worker = Worker(prepare_slowly)
    assert worker.call(0.9, os.getpid) == worker.pid
    worker.end()


def test_an_answer_is_waited_for(worker: Worker) -> None:
    worker.ask(divmod, 17, 5)
    assert worker.answered(SECONDS)
    assert worker.answer() == (3, 2)
    assert not worker.answered()


def test_killing_ends_the_wait_of_another_thread(worker: Worker) -> None:
    worker.ask(time.sleep, 600)
    assert worker._has_begun(SECONDS)
    threading.Timer(0.05, worker.kill).start()
    with pytest.raises(WorkFailed) as failed:
        worker.answer(SECONDS)
    assert (failed.value.cause, failed.value.detail) == ("exit", "exit code -9")


def test_once_the_engine_is_compiled_a_new_process_is_better(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert worker.usable
    monkeypatch.setattr(worker_module, "engine_to_come", lambda: "another")
    assert not worker.usable


def test_ctrl_c_is_not_for_workers(worker: Worker) -> None:
    worker.call(SECONDS, os.getpid)
    assert os.getpgid(worker.pid) == worker.pid  # the terminal interrupts the other group
    os.kill(worker.pid, signal.SIGINT)
    assert worker.call(SECONDS, os.getpid) == worker.pid


@pytest.mark.parametrize(("silent", "heard"), [(True, ""), (False, "printed\nwritten complained ")])
def test_what_is_printed_goes_to_standard_error_or_nowhere(
    silent: bool, heard: str, capfd: pytest.CaptureFixture[str]
) -> None:
    worker = Worker(prepare, silent=silent)
    worker.call(SECONDS, talk)
    worker.end()
    assert capfd.readouterr() == ("", heard)


# No process stays behind ---------------------------------------------------------------------


def test_all_that_it_has_started_ends_with_it(worker: Worker) -> None:
    other = worker.call(SECONDS, start_another)
    assert alive(other)
    worker.end()
    until_gone(other)


def test_a_forgotten_worker_ends() -> None:
    worker = Worker(prepare)
    pid = worker.call(SECONDS, os.getpid)
    del worker
    assert not alive(pid)


OWNER = """
import os, sys, time
from everdell.bots.second_process import stay_alone
from everdell.processes import Worker

worker = Worker(stay_alone)
other = worker.call(60, os.getpid)
worker.ask(time.sleep, 600)
print(other, flush=True)
"""


def owner(then: str) -> subprocess.Popen[str]:
    """A script that owns a worker; nothing in it is guarded, as in many a script."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    environment = os.environ | {"PYTHONPATH": path}
    command = [sys.executable, "-c", OWNER + then]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def test_a_worker_ends_with_its_owner_however_that_ends() -> None:
    with owner("") as leaving, owner("time.sleep(600)") as staying:
        assert leaving.stdout is not None
        assert staying.stdout is not None
        until_gone(int(leaving.stdout.readline()))
        left = int(staying.stdout.readline())
        assert alive(left)
        staying.kill()
        until_gone(left)


def test_a_fork_leaves_the_worker_to_its_owner() -> None:
    fork = """
if os.fork() == 0:
    sys.exit()
os.wait()
print(worker.usable, flush=True)
"""
    with owner(fork) as forking:
        assert forking.stdout is not None
        pid, usable = forking.stdout.read().split()
    assert usable == "True"
    until_gone(int(pid))

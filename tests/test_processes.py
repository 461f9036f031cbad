"""Children that leave Ctrl-C to their parent."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

from everdell.processes import deaf_children

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held back on this system"
)

# Whoever is started in the background may be told to ignore Ctrl-C: here it is listened to.
INTERRUPTED = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
os.kill(os.getpid(), signal.SIGINT)
{then}
print('went on')
"""
DEAF = "from everdell.processes import stay_deaf; stay_deaf()"
HEARING = "assert not signal.pthread_sigmask(signal.SIG_BLOCK, [])"


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    former = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, former)


def child(then: str = "") -> subprocess.CompletedProcess[str]:
    """What becomes of a child that is interrupted at its first breath."""
    return subprocess.run(
        [sys.executable, "-c", INTERRUPTED.format(then=then)], capture_output=True, text=True
    )


def test_a_child_is_deaf_from_its_first_moment() -> None:
    assert "KeyboardInterrupt" in child().stderr
    with deaf_children():
        assert child().stdout == "went on\n"


def test_it_stays_so_and_its_own_children_hear_again() -> None:
    with deaf_children():
        answer = child(f"{DEAF}\n{HEARING}")
    assert (answer.stdout, answer.stderr) == ("went on\n", "")


def test_what_was_pressed_meanwhile_is_heard_afterwards() -> None:
    def press() -> None:
        with deaf_children():
            # To this very thread: another one that is alive would take it, and pass it on at once.
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)
            pressed.append("and nothing happened")

    pressed: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        press()
    assert pressed

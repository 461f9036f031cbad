"""A second process that thinks about the same decision: two see more than one.

It is started when it is first needed and kept; it ends when this process does. A plain child
process rather than `multiprocessing`, because a worker of a pool may have no children of that kind.
Where it cannot help for whatever reason, one thinks alone.
"""

from __future__ import annotations

import atexit
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Final

import msgspec

from everdell.bots.findings import Finding
from everdell.bots.protocol import World

# How many processes a bot may think in: 1 where all processors have other work.
VARIABLE: Final = "EVERDELL_BOT_PROCESSES"

Child = subprocess.Popen[bytes]

_WAIT: Final = 1.0  # seconds that an answer may be late
_COMMAND: Final = "from everdell.bots.partner import serve; serve()"


class Question(msgspec.Struct):
    world: str
    seat: int
    style: str
    seconds: float
    seed: int


class Answer(msgspec.Struct):
    findings: list[Finding] = []


@contextmanager
def asked(game: World, seat: int, style: str, seconds: float, seed: int) -> Iterator[Answer]:
    """Let the partner think while the block runs; behind it, the answer holds what it found."""
    answer = Answer()
    child = _partner() if _wanted() else None
    if child is not None:
        question = Question(game.to_json(), seat, style, seconds, seed)
        if not _put(child, msgspec.json.encode(question)):
            child = None
    yield answer
    if child is not None:
        answer.findings = _answer(child)


def stay_alone() -> None:
    """From now on, bots of this process think in it and nowhere else."""
    os.environ[VARIABLE] = "1"


def _wanted() -> bool:
    allowed = os.environ.get(VARIABLE, "")
    if allowed.isdecimal():
        return int(allowed) > 1
    return _processors() > 1


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# The child -----------------------------------------------------------------------------------

_children: Final[dict[int, Child]] = {}  # by the process that asks: forks differ


def _partner() -> Child | None:
    here = os.getpid()
    child = _children.get(here)
    if child is None or child.poll() is not None:
        try:
            child = subprocess.Popen(
                [sys.executable, "-c", _COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError:
            return None
        if here not in _children:
            atexit.register(dismiss)
        _children[here] = child
    return child


def dismiss() -> None:
    """End the partner of this process."""
    child = _children.pop(os.getpid(), None)
    if child is None:
        return
    child.kill()
    for pipe in (child.stdin, child.stdout):
        assert pipe is not None
        with suppress(OSError):
            pipe.close()
    child.wait()


def _put(child: Child, line: bytes) -> bool:
    assert child.stdin is not None
    try:
        child.stdin.write(line + b"\n")
        child.stdin.flush()
    except OSError:
        dismiss()
        return False
    return True


def _answer(child: Child) -> list[Finding]:
    assert child.stdout is not None
    ready, _, _ = select.select([child.stdout], [], [], _WAIT)
    with suppress(msgspec.DecodeError, OSError):
        if ready:
            return msgspec.json.decode(child.stdout.readline(), type=Answer).findings
    dismiss()  # it may have answered by the next question, and then to this one
    return []


# In the child --------------------------------------------------------------------------------


def serve() -> None:
    """Answer questions, line by line, until nobody asks any more."""
    questions: IO[bytes] = sys.stdin.buffer
    answers: IO[bytes] = sys.stdout.buffer
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        answers.write(msgspec.json.encode(Answer(_think(question))) + b"\n")
        answers.flush()


def _think(question: Question) -> list[Finding]:
    from everdell.bots.findings import findings
    from everdell.bots.search import SearchBot
    from everdell.bots.specs import Budget
    from everdell.games import load_game

    budget = Budget(seconds=question.seconds)
    bot = SearchBot(question.seed, question.style, budget, "partner")
    world = World(load_game(question.world))
    return findings(bot.grown(world, question.seat, budget, question.seed))

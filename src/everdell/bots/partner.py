"""A second process that thinks about the same decision: two see more than one.

It is started when the first bot sits down that could use it; it ends when this process does. It is
a plain child rather than one of `multiprocessing`, because a worker of a pool may have none of that
kind. Where it cannot help for whatever reason, one thinks alone.
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
from everdell.compilation.telling import engine_to_come
from everdell.processes import deaf_children, processors, stay_deaf

# How many processes a bot may think in: 1 where all processors have other work.
VARIABLE: Final = "EVERDELL_BOT_PROCESSES"

_WAIT: Final = 0.25  # seconds that an answer may be late
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
    partner = prepared()
    if partner is not None:
        partner.ask(Question(game.to_json(), seat, style, seconds, seed))
    yield answer
    if partner is not None:
        answer.findings = partner.findings()


def prepared() -> Partner | None:
    """The partner of this process, if it may have one. It takes a while until it is at work."""
    if not _wanted():
        return None
    here = os.getpid()
    partner = _partners.get(here)
    if partner is None or partner.gone or partner.outdated:
        dismiss()
        try:
            partner = Partner()
        except OSError:
            return None
        atexit.unregister(dismiss)
        atexit.register(dismiss)
        _partners[here] = partner
    return partner


def dismiss() -> None:
    """End the partner of this process."""
    partner = _partners.pop(os.getpid(), None)
    if partner is not None:
        partner.end()


def stay_alone() -> None:
    """From now on, bots of this process think in it and nowhere else."""
    os.environ[VARIABLE] = "1"


def _wanted() -> bool:
    allowed = os.environ.get(VARIABLE, "")
    if allowed.isdecimal():
        return int(allowed) > 1
    return processors() > 1


# The child -----------------------------------------------------------------------------------


class Partner:
    """A child process that is asked one thing at a time.

    Whoever did not wait for an answer finds it before the next question, and passes over it.
    """

    def __init__(self) -> None:
        self._engine = engine_to_come()
        with deaf_children():
            self._child = subprocess.Popen(
                [sys.executable, "-c", _COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._questions: IO[bytes] = self._child.stdin
        self._answers: IO[bytes] = self._child.stdout
        self._thinks = False  # of this or of an earlier question
        self._asked = False  # the one that it thinks of

    @property
    def gone(self) -> bool:
        return self._child.poll() is not None

    @property
    def outdated(self) -> bool:
        """Whether the engine was compiled since it was started."""
        return self._engine != engine_to_come()

    def ask(self, question: Question) -> None:
        """Unless it still thinks of the last one."""
        self._asked = False
        if self._thinks:
            self._listen(0.0)
        if not self._thinks:
            with suppress(OSError):
                self._questions.write(msgspec.json.encode(question) + b"\n")
                self._questions.flush()
                self._thinks = self._asked = True

    def findings(self) -> list[Finding]:
        """What it found out about the last question; nothing if it was not asked or is late."""
        return self._listen(_WAIT) if self._asked else []

    def end(self) -> None:
        self._child.kill()
        for pipe in (self._questions, self._answers):
            with suppress(OSError):
                pipe.close()
        self._child.wait()

    def _listen(self, seconds: float) -> list[Finding]:
        try:
            ready, _, _ = select.select([self._answers], [], [], seconds)
        except OSError:  # on Windows only sockets can be waited for
            return []
        if not ready:
            return []
        self._thinks = False
        with suppress(msgspec.DecodeError, OSError):
            return msgspec.json.decode(self._answers.readline(), type=Answer).findings
        return []


_partners: Final[dict[int, Partner]] = {}  # by the process that asks: forks differ


# In the child --------------------------------------------------------------------------------


def serve() -> None:
    """Answer questions, line by line, until nobody asks any more. Ctrl-C is for who asks."""
    stay_deaf()
    stay_alone()
    from everdell.bots import search  # noqa: F401  (it takes a while; the first question need not)

    questions: IO[bytes] = sys.stdin.buffer
    answers: IO[bytes] = sys.stdout.buffer
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        try:
            answers.write(msgspec.json.encode(Answer(_think(question))) + b"\n")
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # who asked has been killed; at the usual end Python would try once more


def _think(question: Question) -> list[Finding]:
    from everdell.bots.findings import findings
    from everdell.bots.search import SearchBot
    from everdell.bots.specs import Budget
    from everdell.games import load_game

    budget = Budget(seconds=question.seconds)
    bot = SearchBot(question.seed, question.style, budget, "partner")
    world = World(load_game(question.world))
    return findings(bot.grown(world, question.seat, budget, question.seed))

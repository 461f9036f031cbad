"""A second process that thinks about the same decision: two see more than one.

It is started when the first bot sits down that could use it; it ends when this process does. Where
it cannot help for whatever reason, the bot thinks alone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from everdell.bots.findings import Finding
from everdell.bots.protocol import World
from everdell.processes import Worker, WorkFailed, processors

# How many processes a bot may think in: 1 where all processors have other work.
VARIABLE: Final = "EVERDELL_BOT_PROCESSES"

_WAIT: Final = 0.25  # seconds that an answer may be late


@contextmanager
def asked(game: World, seat: int, style: str, seconds: float, seed: int) -> Iterator[list[Finding]]:
    """Let the partner think while the block runs; behind it, the list holds what it found."""
    found: list[Finding] = []
    partner = prepared()
    if partner is not None:
        partner.ask(game.to_json(), seat, style, seconds, seed)
    yield found
    if partner is not None:
        found += partner.findings()


def prepared() -> SecondProcess | None:
    """The partner of this process, if it may have one. It takes a while until it is at work."""
    if not _wanted():
        return None
    here = os.getpid()
    partner = _partners.get(here)
    if partner is None or not partner.usable:
        dismiss()
        try:
            partner = SecondProcess()
        except OSError:
            return None
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


class SecondProcess:
    """Is asked one thing at a time. An answer that was not waited for is passed over."""

    def __init__(self) -> None:
        self._worker = Worker(_prepare)
        self._thinks = False  # of this or of an earlier question
        self._asked = False  # the one that it thinks of

    @property
    def usable(self) -> bool:
        return self._worker.usable

    def ask(self, world: str, seat: int, style: str, seconds: float, seed: int) -> None:
        """Unless it still thinks of the last one."""
        self._asked = False
        if self._thinks:
            self._answer(0.0)
        if not self._thinks:
            self._worker.ask(_think, world, seat, style, seconds, seed)
            self._thinks = self._asked = True

    def findings(self) -> list[Finding]:
        """What it found out about the last question; nothing if it was not asked or is late."""
        return self._answer(_WAIT) if self._asked else []

    def end(self) -> None:
        self._worker.end()

    def _answer(self, seconds: float) -> list[Finding]:
        if not self._worker.answered(seconds):
            return []
        self._thinks = self._asked = False
        try:
            found: list[Finding] = self._worker.answer()
        except WorkFailed:
            return []
        return found


_partners: Final[dict[int, SecondProcess]] = {}  # by the process that asks: forks differ


# In the partner ------------------------------------------------------------------------------


def _prepare() -> None:
    stay_alone()
    from everdell.bots import search  # noqa: F401  (it takes a while; the first question need not)


def _think(world: str, seat: int, style: str, seconds: float, seed: int) -> list[Finding]:
    from everdell.bots.findings import findings
    from everdell.bots.search import SearchBot
    from everdell.bots.specs import Budget
    from everdell.games import load_game

    budget = Budget(seconds=seconds)
    bot = SearchBot(seed, style, budget, "partner")
    return findings(bot.grown(World(load_game(world)), seat, budget, seed))

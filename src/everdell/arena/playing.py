"""Playing one job: bots are timed and judged, and whoever breaks the rules of play forfeits."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from pkgutil import resolve_name
from typing import Any, Final, Protocol, TypeVar

from everdell.arena.jobs import Job, Reason, Result, failed, forfeited
from everdell.bots import Bot, World, make_bot
from everdell.bots.registry import checked_spec
from everdell.bots.simulation import SeatBot, play_game
from everdell.engine.errors import EverdellError
from everdell.engine.scoring import outcome
from everdell.engine.state import Game

T = TypeVar("T")

PATIENCE: Final = 60.0  # seconds for one decision, and for getting ready
_NANO: Final = 1e9
_QUOTED: Final = 200  # letters of what a bot said that are worth repeating


class Note(Protocol):
    """Where it is written down who is thinking, so that it can be read when he never answers."""

    def begin(self, job: int) -> None: ...

    def thinking(self, seat: int) -> None: ...

    def done(self) -> None: ...


class Watcher(Protocol):
    """Looks on at one game. It must not touch it."""

    def look(self, game: Game) -> None:
        """Called before each decision."""

    def record(self, game: Game) -> Any:
        """What is kept of the game, ready for JSON; called at its end."""


class Watched(Protocol):
    """What the name in `Job.watcher` stands for: `package.module:Class`."""

    def __call__(self, game: Game) -> Watcher: ...


class _Unwritten:
    def begin(self, job: int) -> None:
        pass

    def thinking(self, seat: int) -> None:
        pass

    def done(self) -> None:
        pass


NO_NOTE: Final = _Unwritten()


def play(job: Job, patience: float = PATIENCE, note: Note = NO_NOTE) -> Result:
    """Play one game. Whatever goes wrong in it becomes part of the result."""
    judges: list[_Judge] = []

    def seat_judge(seat: int, spec: str, seed: int) -> Bot:
        judges.append(_Judge(seat, spec, seed, patience, note))
        return judges[-1]

    result = _judged(job, seat_judge, judges)
    for judge in judges:
        try:
            judge.dismiss()
        except _Forfeited as fault:
            result = fault.result(job) if result.over else result
    return result


def _judged(job: Job, seat_judge: SeatBot, judges: list[_Judge]) -> Result:
    began = time.perf_counter_ns()
    try:
        decisions, scores, winners, record = _to_its_end(job, seat_judge)
        took = time.perf_counter_ns() - began
        return Result(
            job.seed,
            job.lineup.seated,
            scores,
            winners,
            decisions,
            tuple([round(judge.seconds, 6) for judge in judges]),
            took / _NANO,
            record=record,
        )
    except _Forfeited as fault:
        return fault.result(job)
    except Exception as fault:
        return failed(job, _said(fault))


def _to_its_end(
    job: Job, seat_bot: SeatBot
) -> tuple[int, tuple[int, ...], tuple[int, ...], object]:
    """The game itself; decisions, scores, winners and the watcher's record.

    Nothing else is left of it afterwards: cleaning up is part of the time that it takes.
    """
    game = job.lineup.set_up(job.seed)
    watcher = _watched(job.watcher)(game) if job.watcher else None
    decisions = play_game(job.lineup, game, seat_bot, watcher.look if watcher is not None else None)
    scores, winners = outcome(game)
    return decisions, scores, winners, watcher.record(game) if watcher is not None else None


@lru_cache
def _watched(name: str) -> Watched:
    found: Watched = resolve_name(name)
    return found


class _Forfeited(Exception):
    def __init__(self, seat: int, reason: Reason, detail: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason: Reason = reason
        self.detail = detail

    def result(self, job: Job) -> Result:
        return forfeited(job, self.seat, self.reason, self.detail)


class _Judge:
    """Stands in for a bot: asks it, takes its time, and believes nothing."""

    def __init__(self, seat: int, spec: str, seed: int, patience: float, note: Note) -> None:
        self.name = spec
        self.seconds = 0.0
        self._seat = seat
        self._patience = patience
        self._note = note
        self._bot = self._called_to_account(partial(_made, spec, seed))

    def choose(self, game: World, seat: int) -> str:
        # The world is the bot's to play with, so what it offers is read before.
        offered = [option.id for option in game.options]
        began = time.perf_counter()
        answer: object = self._called_to_account(lambda: self._bot.choose(game, seat))
        self.seconds += time.perf_counter() - began
        if type(answer) is not str:
            raise _Forfeited(seat, "illegal", f"an answer of type {type(answer).__name__}")
        if answer not in offered:
            raise _Forfeited(seat, "illegal", f"{answer[:_QUOTED]!r} is not offered")
        return answer

    def dismiss(self) -> None:
        """Let go of the bot: what it does as it is freed is its own doing, too."""

        def free() -> None:
            del self._bot

        self._called_to_account(free)

    def _called_to_account(self, act: Callable[[], T]) -> T:
        """Whatever is raised in there is the bot's own fault, and so is the time it takes."""
        self._note.thinking(self._seat)
        began = time.perf_counter()
        crash = ""
        try:
            answer = act()
        except _NoSuchBot:
            raise
        except BaseException as fault:
            if isinstance(fault, KeyboardInterrupt) and _hears_ctrl_c():
                raise
            crash = _said(fault)
        # Its own words, and freeing what it raised, are still the bot's time: nothing of it is
        # left when that ends.
        self._note.done()
        if crash:
            raise _Forfeited(self._seat, "crash", crash)
        spent = time.perf_counter() - began
        if spent > self._patience:
            raise _Forfeited(self._seat, "slow", f"{spent:.1f} s")
        return answer


def _hears_ctrl_c() -> bool:
    """Whether Ctrl-C can be meant. Worker processes are deaf: there it is the bot's own idea."""
    return signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


class _NoSuchBot(Exception):
    """No bot has failed: it is not installed where the game is played."""


def _made(spec: str, seed: int) -> Bot:
    try:
        checked_spec(spec)
    except EverdellError as fault:
        raise _NoSuchBot(fault.sentence) from fault
    return make_bot(spec, seed)


def _said(fault: BaseException) -> str:
    """An exception in one line, even one that cannot speak."""
    if type(fault) in (EverdellError, _NoSuchBot):  # a sentence that says all
        return str(fault)[:_QUOTED]
    with suppress(BaseException):
        return " ".join(f"{type(fault).__name__}: {fault}".split())[:_QUOTED]
    return type(fault).__name__

"""Playing one job: bots are timed and judged, and one that breaks the rules of play forfeits."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import lru_cache
from pkgutil import resolve_name
from typing import Any, Final, Protocol

from everdell.arena.jobs import ForfeitReason, Job, Result, failed, forfeited
from everdell.bots import Bot, World, make_bot
from everdell.bots.failure import BotFailed
from everdell.bots.foreign import ForeignBots
from everdell.bots.registry import checked_spec, is_foreign
from everdell.bots.simulation import SeatBot, play_game
from everdell.engine.scoring import outcome
from everdell.engine.state import Game
from everdell.processes.failures import in_one_line

PATIENCE: Final = 60.0  # seconds for one decision, and for a bot of another package to get ready
_NANO: Final = 1e9
_QUOTED: Final = 200  # letters of what a bot said that are worth repeating


class Watcher(Protocol):
    """Looks on at one game. It must not touch it."""

    def look(self, game: Game) -> None:
        """Called before each decision."""

    def record(self, game: Game) -> Any:
        """What is kept of the game, ready for JSON; called at its end."""


class Watched(Protocol):
    """What the name in `Job.watcher` stands for: `package.module:Class`."""

    def __call__(self, game: Game) -> Watcher: ...


def play(job: Job, patience: float = PATIENCE, guests: ForeignBots | None = None) -> Result:
    """Play one game. Whatever goes wrong in it becomes part of the result.

    `guests` are bots of other packages whose processes are kept for the next game.
    """
    if guests is None:
        with closing(ForeignBots(patience)) as guests:
            return play(job, patience, guests)
    judges: list[_Judge] = []

    def seat_judge(seat: int, spec: str, seed: int) -> Bot:
        twins = job.lineup.seated[:seat].count(spec)
        judges.append(_Judge(spec, patience, _sit_down(guests, seat, spec, twins, seed)))
        return judges[-1]

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
        return failed(job, in_one_line(fault))


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
    def __init__(self, seat: int, reason: ForfeitReason, detail: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason: ForfeitReason = reason
        self.detail = detail

    def result(self, job: Job) -> Result:
        return forfeited(job, self.seat, self.reason, self.detail)


class _Judge:
    """A bot at the table, whose answers are timed and looked at before they count."""

    def __init__(self, spec: str, patience: float, bot: Bot) -> None:
        self.name = spec
        self.seconds = 0.0
        self._patience = patience
        self._bot = bot

    def choose(self, game: World, seat: int) -> str:
        # The world is the bot's to play with, so what it offers is read before.
        offered = [option.id for option in game.options]
        began = time.perf_counter()
        with _blamed(seat):
            answer = self._bot.choose(game, seat)
        spent = time.perf_counter() - began
        self.seconds += spent
        if spent > self._patience:
            raise _Forfeited(seat, "slow", f"{spent:.1f} s")
        if answer not in offered:
            raise _Forfeited(seat, "illegal", f"{answer[:_QUOTED]!r} is not offered")
        return answer


def _sit_down(guests: ForeignBots, seat: int, spec: str, twins: int, seed: int) -> Bot:
    checked_spec(spec)  # that a bot is not installed here is not its failure
    with _blamed(seat):
        if is_foreign(spec):
            return guests.sit_down(spec, twins, seed).prepared()
        return make_bot(spec, seed)


@contextmanager
def _blamed(seat: int) -> Iterator[None]:
    """What goes wrong meanwhile is the failure of the bot at this seat."""
    try:
        yield
    except BotFailed as fault:
        reason: ForfeitReason = "exit" if fault.exited else fault.why
        raise _Forfeited(seat, reason, fault.message or fault.detail) from None
    except Exception as fault:
        raise _Forfeited(seat, "crash", in_one_line(fault)) from fault

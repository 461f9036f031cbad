"""What is to be played and what came of it: small values that JSON can carry anywhere."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from everdell.bots.simulation import Lineup

ForfeitReason = Literal["crash", "illegal", "slow", "exit"]
GameKey = tuple[int, tuple[str, ...]]  # seed and bots: no tournament plays the same game twice


class Job(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game. `watcher` names what looks on (see `everdell.arena.playing.Watched`)."""

    lineup: Lineup
    seed: int
    watcher: str = ""


class Forfeit(msgspec.Struct, frozen=True):
    """How a bot lost its game before the end.

    crash    it raised an exception
    illegal  it answered what was not offered
    slow     it took longer than the patience for one decision, or to get ready
    exit     its process ended
    """

    seat: int
    bot: str
    reason: ForfeitReason
    detail: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one game.

    bots       by seat
    scores     by seat, automatic opponents included; empty when the game did not end
    winners    seats; several share a victory
    seconds    thinking time by seat; uniform play takes none
    took       seconds from the deal to the last count, thinking included
    forfeit    set when a bot broke the game off
    error      set when the game itself broke off, which is no bot's defeat
    record     what the job's watcher wrote down
    """

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: int = 0
    seconds: tuple[float, ...] = ()
    took: float = 0.0
    forfeit: Forfeit | None = None
    error: str = ""
    record: Any = None

    @property
    def key(self) -> GameKey:
        return self.seed, self.bots

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.forfeit is None and not self.error

    @property
    def failure(self) -> str:
        """In one line, what kept the game from its end."""
        if self.forfeit is None:
            return self.error
        lost = self.forfeit
        line = f"{lost.bot} at seat {lost.seat + 1} forfeits ({lost.reason})"
        return f"{line}: {lost.detail}" if lost.detail else line


def key_of(job: Job) -> GameKey:
    return job.seed, job.lineup.seated


def failed(job: Job, error: str) -> Result:
    return Result(job.seed, job.lineup.seated, error=error)


def forfeited(job: Job, seat: int, reason: ForfeitReason, detail: str = "") -> Result:
    """The game is stopped and the bot at this seat is its loser.

    Against a single rival that is a defeat like any other. Several rivals are all placed before
    the loser; among themselves they have decided nothing.
    """
    bots = job.lineup.seated
    winners = (1 - seat,) if len(bots) == 2 else ()
    return Result(
        job.seed, bots, winners=winners, forfeit=Forfeit(seat, bots[seat], reason, detail)
    )

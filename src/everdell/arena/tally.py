"""Points and wins by seat, for games that are counted rather than compared."""

from __future__ import annotations

from dataclasses import dataclass, field

from everdell.arena.jobs import Result


@dataclass(frozen=True)
class Failure:
    """A game that broke off, and the seed that plays it again."""

    seed: int
    error: str


@dataclass
class Tally:
    """What came of some games; points and wins by seat, automatic opponents included."""

    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def count(self, result: Result) -> None:
        if not result.over:
            self.failures.append(Failure(result.seed, result.failure))
            self.failures.sort(key=lambda lost: lost.seed)
            return
        if not self.games:
            self.points = [0] * len(result.scores)
            self.wins = [0] * len(result.scores)
        self.games += 1
        self.decisions += result.decisions
        for seat, score in enumerate(result.scores):
            self.points[seat] += score
            self.wins[seat] += seat in result.winners

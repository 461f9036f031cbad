"""Points and wins by seat, for games that are counted rather than compared."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from everdell.arena.jobs import Result


@dataclass(frozen=True)
class Failure:
    """A game that broke off, and the seed that plays it again."""

    seed: int
    error: str


@dataclass
class Tally:
    """What came of some games; points and wins by seat, automatic opponents included.

    squares   sums of squared points, by seat
    keeps     whether all results are kept
    results   of the games that were played to their end, if they are
    """

    keeps: bool = False
    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)

    def count(self, result: Result) -> None:
        if not result.over:
            self.failures.append(Failure(result.seed, result.failure))
            self.failures.sort(key=lambda lost: lost.seed)
            return
        if not self.games:
            self.points = [0] * len(result.scores)
            self.squares = [0] * len(result.scores)
            self.wins = [0] * len(result.scores)
        self.games += 1
        self.decisions += result.decisions
        for seat, score in enumerate(result.scores):
            self.points[seat] += score
            self.squares[seat] += score * score
            self.wins[seat] += seat in result.winners
        if self.keeps:
            self.results.append(result)

    @property
    def means(self) -> list[float]:
        """The mean score of each seat."""
        return [points / self.games for points in self.points]

    @property
    def errors(self) -> list[float | None]:
        """The standard error of each mean; a single game tells none."""
        n = self.games
        if n < 2:
            return [None] * len(self.points)
        # In whole numbers as long as possible: the difference of two large ones is exact.
        spreads = [
            n * squares - points * points
            for squares, points in zip(self.squares, self.points, strict=True)
        ]
        return [sqrt(spread / (n - 1)) / n for spread in spreads]

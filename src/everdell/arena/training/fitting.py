"""The weights that forecast best what positions brought: least squares, near the former weights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from everdell.arena.training.gathering import Sample
from everdell.bots.experience import Lesson
from everdell.engine.content import SEASONS
from everdell.extras import extra

_RIDGE: Final = 30.0  # so many samples speak for the former weight
_DIGITS: Final = 3  # machines agree to many more


class Sums:
    """All that the fit of one season needs to know of its samples."""

    def __init__(self, traits: int) -> None:
        self._numpy: Any = extra("numpy", "train")
        self._traits = traits
        self._products = self._numpy.zeros((traits, traits))
        self._gains = self._numpy.zeros(traits)
        self._squares = 0.0
        self.samples = 0

    def add(self, samples: Sequence[Sample], rivalry: float) -> None:
        if not samples:
            return
        table = self._numpy.zeros((len(samples), self._traits))
        for row, sample in enumerate(samples):
            table[row, sample.traits[::2]] = sample.traits[1::2]
        gains = self._numpy.array([one.points - rivalry * one.rival for one in samples])
        self._products += table.T @ table
        self._gains += table.T @ gains
        self._squares += float(gains @ gains)
        self.samples += len(samples)

    def plus(self, other: Sums) -> Sums:
        both = Sums(self._traits)
        both._products = self._products + other._products
        both._gains = self._gains + other._gains
        both._squares = self._squares + other._squares
        both.samples = self.samples + other.samples
        return both

    def fit(self, former: Sequence[float]) -> tuple[list[float], float]:
        """The weights, and the standard deviation of what they leave unexplained."""
        if not self.samples:
            return list(former), 0.0
        ridge = _RIDGE * self._numpy.eye(self._traits)
        ridge[0, 0] = 0.01  # the first trait is always 1, and its weight the mean
        wanted = self._gains + ridge @ self._numpy.array(former)
        weights = self._numpy.linalg.solve(self._products + ridge, wanted)
        left = self._squares - 2 * weights @ self._gains + weights @ self._products @ weights
        error = float(self._numpy.sqrt(max(0.0, left) / self.samples))
        return [round(float(weight), _DIGITS) for weight in weights], round(error, _DIGITS)


def sums_of(samples: Iterable[Sample], traits: int, rivalry: float) -> list[Sums]:
    """By season. An automatic rival's points count against one's own."""
    seasons: list[list[Sample]] = [[] for _ in SEASONS]
    for sample in samples:
        seasons[sample.season].append(sample)
    found = []
    for group in seasons:
        sums = Sums(traits)
        sums.add(group, rivalry)
        found.append(sums)
    return found


def lesson_from(sums: Sequence[Sums], names: Sequence[str], former: Lesson) -> Lesson:
    nothing = [0.0] * len(SEASONS)
    rows = [former.weights.get(name, nothing) for name in names]
    fits = [sums[season].fit([row[season] for row in rows]) for season in range(len(SEASONS))]
    weights = {name: [fit[i] for fit, _ in fits] for i, name in enumerate(names)}
    known = {name: row for name, row in weights.items() if any(row)}
    return Lesson(former.rivalry, [error for _, error in fits], known)

"""The weights that forecast best what positions brought: least squares, near the former weights."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

from everdell.arena.training.samples import Sample
from everdell.bots.experience import Lesson
from everdell.engine.content import SEASONS
from everdell.extras import extra

_RIDGE: Final = 30.0  # so many samples speak for the former weight
_DIGITS: Final = 3  # machines agree to many more


class Sums:
    """All that the fits of one season need to know of its samples, exact in whole numbers."""

    def __init__(self, traits: int) -> None:
        self._numpy: Any = extra("numpy", "train")
        self._traits = traits
        self._products = self._numpy.zeros((traits, traits))
        self._gains = self._numpy.zeros((traits, 2))  # one's own points, an automatic rival's
        self._squares = self._numpy.zeros(2)
        self.samples = 0

    def add(self, samples: Sequence[Sample]) -> None:
        if not samples:
            return
        table = self._numpy.zeros((len(samples), self._traits))
        for row, sample in enumerate(samples):
            table[row, sample.traits[::2]] = sample.traits[1::2]
        gains = self._numpy.array([[float(one.points), float(one.rival)] for one in samples])
        self._products += table.T @ table
        self._gains += table.T @ gains
        self._squares += (gains * gains).sum(axis=0)
        self.samples += len(samples)

    def widen(self, traits: int) -> None:
        """Make room for traits that were not seen before."""
        more = traits - self._traits
        self._products = self._numpy.pad(self._products, ((0, more), (0, more)))
        self._gains = self._numpy.pad(self._gains, ((0, more), (0, 0)))
        self._traits = traits

    def in_order(self, order: list[int]) -> Sums:
        """The same with the traits in another order, those without samples among them."""
        other = Sums(len(order))
        self.widen(len(order))
        other._products = self._products[self._numpy.ix_(order, order)]
        other._gains = self._gains[order]
        other._squares = self._squares
        other.samples = self.samples
        return other

    def plus(self, other: Sums) -> Sums:
        both = Sums(self._traits)
        both._products = self._products + other._products
        both._gains = self._gains + other._gains
        both._squares = self._squares + other._squares
        both.samples = self.samples + other.samples
        return both

    def fit(
        self, former: Sequence[Sequence[float]], kept: list[int]
    ) -> tuple[list[list[float]], float]:
        """For each trait its two weights, and how far forecasts of one's own points were off.

        The weights of the kept traits stay as they are, and the others are fitted to what those
        leave unexplained.
        """
        if not self.samples:
            return [list(row) for row in former], 0.0
        ridge = _RIDGE * self._numpy.eye(self._traits)
        ridge[0, 0] = 0.01  # the first trait is always 1, and its weight the mean
        weights = self._numpy.array(former)
        free = self._numpy.setdiff1d(self._numpy.arange(self._traits), kept)
        known = self._products[free][:, kept] @ weights[kept]
        wanted = (self._gains + ridge @ weights)[free] - known
        within = self._numpy.ix_(free, free)
        weights[free] = self._numpy.linalg.solve((self._products + ridge)[within], wanted)
        own, gains = weights[:, 0], self._gains[:, 0]
        left = self._squares[0] - 2 * own @ gains + own @ self._products @ own
        error = float(self._numpy.sqrt(max(0.0, left) / self.samples))
        rounded = [[round(float(w), _DIGITS) for w in row] for row in weights]
        return rounded, round(error, _DIGITS)


def no_sums(traits: int) -> list[Sums]:
    """For each season, before anything was played."""
    return [Sums(traits) for _ in SEASONS]


def add_up(sums: Sequence[Sums], samples: Sequence[Sample]) -> None:
    """Each sample counts in its season."""
    for season, sums_then in enumerate(sums):
        sums_then.add([sample for sample in samples if sample.season == season])


def lesson_from(
    sums: Sequence[Sums], names: Sequence[str], former: Lesson, kept: Container[str] = ()
) -> Lesson:
    """What the samples teach, near the former lesson; the kept traits stay as they are there.

    The first trait, the mean, is fitted all the same, because more boxes mean more points; where it
    is kept, that is forgotten again.
    """
    rows = [(_row(former.weights, name), _row(former.automaton, name)) for name in names]
    fixed = [number for number, name in enumerate(names) if number and name in kept]
    fits = [
        sums[season].fit([[own[season], rival[season]] for own, rival in rows], fixed)
        for season in range(len(SEASONS))
    ]
    own, rivals = [
        {
            name: [fit[number][of] for fit, _ in fits]
            for number, name in enumerate(names)
            if name not in kept
        }
        for of in range(2)
    ]
    return Lesson(
        former.rivalry,
        former.error if fixed else [error for _, error in fits],
        _known(own, former.weights),
        _known(rivals, former.automaton),
    )


def _row(weights: dict[str, list[float]], name: str) -> list[float]:
    return weights.get(name, [0.0] * len(SEASONS))


def _known(
    fitted: dict[str, list[float]], former: dict[str, list[float]]
) -> dict[str, list[float]]:
    """Whatever weighs something, and what was known of all that was not fitted."""
    apart = {name: row for name, row in former.items() if name not in fitted}
    return {name: row for name, row in fitted.items() if any(row)} | apart

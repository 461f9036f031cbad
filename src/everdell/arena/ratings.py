"""Elo ratings by maximum likelihood, with intervals from a bootstrap over deals.

The model is that of Bradley and Terry: the odds of one bot against another follow from the
difference of their ratings. A draw is half a victory for both. Of a game for more than two, each
pair of finishing places counts.

Two bots that have met are assumed to have halved one more deal: half of it won, half of it lost.
Without that a bot that has won everything would be infinitely strong.

Games on one deal are not independent, so the bootstrap draws deals. It weighs them at random (the
Bayesian bootstrap of Rubin) rather than counting some twice and others not at all, and weighs the
assumed halves, too: a perfect record then has the interval of Jeffreys, neither infinite nor empty.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import exp, log
from random import Random
from typing import Final

Pair = tuple[int, int]
Points = dict[Pair, float]  # what the first of two bots has won against the second
Kinds = Mapping[tuple[tuple[Pair, float], ...], int]  # how often a deal came out in some way

ELO: Final = 400 / log(10)
MEAN: Final = 1000.0
SAMPLES: Final = 1000
_SHARE: Final = 0.95
_PRIOR: Final = 0.5  # deals won, and as many lost, that every pair starts with
_LONGEST_STEP: Final = 2.0  # of Newton's method, in natural units of a rating
_PRECISE: Final = 1e-7
_MOST_STEPS: Final = 200


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Anchor:
    """The rating that is given; without a bot it is the mean of all."""

    elo: float = MEAN
    bot: int | None = None


def rate(bots: int, deals: Iterable[Points], anchor: Anchor, seed: int) -> list[Rating]:
    """The ratings of bots numbered from 0. The same deals and seed give the same intervals."""
    counted = Counter(tuple(sorted(deal.items())) for deal in deals)
    kinds = dict(sorted(counted.items()))  # the order in which weights are drawn
    worth = _worth_of_a_deal(bots, kinds)
    best = _fit([0.0] * bots, _weighed(kinds, worth, float))
    random = Random(seed)
    samples = [
        _anchored(
            _fit(best, _weighed(kinds, worth, partial(random.gammavariate, beta=1.0))), anchor
        )
        for _ in range(SAMPLES)
    ]
    return [
        Rating(elo, *_interval([sample[bot] for sample in samples]))
        for bot, elo in enumerate(_anchored(best, anchor))
    ]


def _worth_of_a_deal(bots: int, kinds: Kinds) -> dict[Pair, float]:
    """How many points two bots share in one deal, on average."""
    points: dict[Pair, float] = defaultdict(float)
    deals: Counter[Pair] = Counter()
    for kind, n in kinds.items():
        for (one, other), won in kind:
            points[min(one, other), max(one, other)] += won * n
        for pair in {(min(pair), max(pair)) for pair, _ in kind}:
            deals[pair] += n
    return {
        pair: points[pair] / deals[pair] if deals[pair] else 1.0
        for pair in combinations(range(bots), 2)
    }


def _weighed(kinds: Kinds, worth: Mapping[Pair, float], weight: Callable[[float], float]) -> Points:
    """All points, each kind of deal with a weight for its number. Equal deals weigh as one."""
    points: Points = {}
    for (one, other), share in worth.items():
        points[one, other] = share * weight(_PRIOR)
        points[other, one] = share * weight(_PRIOR)
    for kind, n in kinds.items():
        times = weight(n)
        for pair, won in kind:
            points[pair] += won * times
    return points


def _fit(ratings: list[float], points: Points) -> list[float]:
    """The ratings that make the points most likely, in natural units, the first being 0.

    They are sought from those given.
    """
    for _ in range(_MOST_STEPS):
        step = _newton_step(ratings, points)
        longest = max([abs(x) for x in step], default=0.0)
        scale = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        ratings = [0.0, *[old + scale * x for old, x in zip(ratings[1:], step, strict=True)]]
        if longest < _PRECISE:
            break
    return ratings


def _newton_step(ratings: Sequence[float], points: Points) -> list[float]:
    """For all ratings but the first: surprise divided by how much of it a rating explains."""
    n = len(ratings)
    surprise = [0.0] * n
    explained = [[0.0] * n for _ in range(n)]
    for one, other in combinations(range(n), 2):
        won, lost = points[one, other], points[other, one]
        ahead = ratings[one] - ratings[other]
        winning, losing = 1 / (1 + exp(-ahead)), 1 / (1 + exp(ahead))
        surprise[one] += won * losing - lost * winning
        surprise[other] += lost * winning - won * losing
        slope = (won + lost) * winning * losing
        explained[one][one] += slope
        explained[other][other] += slope
        explained[one][other] -= slope
        explained[other][one] -= slope
    return _solve([row[1:] for row in explained[1:]], surprise[1:])


def _solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is symmetric and positive, so no rows are exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for i, pivot in enumerate(rows):
        for below in rows[i + 1 :]:
            factor = below[i] / pivot[i]
            for j in range(i, len(pivot)):
                below[j] -= factor * pivot[j]
    solved = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum([rows[i][j] * solved[j] for j in range(i + 1, len(rows))])
        solved[i] = (rows[i][-1] - known) / rows[i][i]
    return solved


def _anchored(ratings: Sequence[float], anchor: Anchor) -> list[float]:
    elos = [rating * ELO for rating in ratings]
    fixed = sum(elos) / len(elos) if anchor.bot is None else elos[anchor.bot]
    return [elo - fixed + anchor.elo for elo in elos]


def _interval(samples: list[float]) -> tuple[float, float]:
    """What lies between the tails."""
    ordered = sorted(samples)
    tail = round(len(ordered) * (1 - _SHARE) / 2)
    return ordered[tail], ordered[-1 - tail]

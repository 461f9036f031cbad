"""The chance to win, from the points that all players may expect and how far those may be off."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, prod, sqrt
from typing import Final

_LEAST: Final = 0.5  # points that any forecast may be off by: scores are whole, and can be level
_REACH: Final = 6.0  # standard deviations to either side; beyond them nearly nothing happens
_STEPS: Final = 50  # for each of them: fine enough for a rival whose score is nearly certain


def win_chance(points: Sequence[float], errors: Sequence[float], seat: int) -> float:
    """How often a seat has more points in the end than all the others.

    Each player's points are normal around what is expected, independent of the others'. The
    integral is taken by the trapezoid rule, which is as good as exact for such curves.
    """
    mine, error = points[seat], max(errors[seat], _LEAST)
    rivals = [
        (expected, max(off, _LEAST))
        for other, (expected, off) in enumerate(zip(points, errors, strict=True))
        if other != seat
    ]
    won = everything = 0.0
    for step in range(round(-_REACH * _STEPS), round(_REACH * _STEPS) + 1):
        deviations = step / _STEPS
        scored = mine + deviations * error
        likely = exp(-0.5 * deviations * deviations)
        won += likely * prod([normal((scored - rival) / off) for rival, off in rivals])
        everything += likely
    return won / everything


def normal(deviations: float) -> float:
    """How often a normal variable stays below so many standard deviations."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))

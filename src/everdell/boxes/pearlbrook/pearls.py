"""Pearls: a currency of their own, worth points at the end, and no resource."""

from __future__ import annotations

from typing import Final

from everdell.engine.rules import Rules
from everdell.engine.state import Player
from everdell.engine.zones import SEAT, Counter

PEARL: Final = "pearl"
_POINTS: Final = 2


def pearls() -> Counter:
    return Counter(PEARL, SEAT, points=_POINTS, part="pearls", told=True)


def pearls_of(rules: Rules, p: Player) -> int:
    return p.counters[rules.counter(PEARL).index]

"""Pearls: a currency of their own, worth points at the end, and no resource."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.moments import Modifier
from everdell.engine.rules import Rules
from everdell.engine.state import Game, Player
from everdell.engine.zones import SEAT, Counter

PEARL: Final = "pearl"
_POINTS: Final = 2


def pearls() -> Counter:
    return Counter(PEARL, SEAT, points=_POINTS, part="pearls", told=True)


def pearls_of(rules: Rules, p: Player) -> int:
    return p.counters[rules.counter(PEARL).index]


@final
class MoreCardsForPearls(Modifier):
    """The hand may hold one card more for each pearl."""

    def hand_limit(self, g: Game, p: Player) -> int:
        return pearls_of(g.rules, p)

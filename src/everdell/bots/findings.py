"""What a search has found out about the options of a decision, in numbers that travel."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

import msgspec

from everdell.bots.thinking.tree import Node, Tree

_ENOUGH: Final = 8  # visits of an option before they show how far visits lie apart
_BORROWED: Final = 4  # visits that the spread of all options counts for in that of a single one


class Finding(msgspec.Struct):
    """Sums over all visits of one option, as in `everdell.bots.thinking.tree.Node`."""

    option: str
    visits: int
    mine: float
    theirs: float
    leads: float
    squares: float

    @property
    def points(self) -> float:
        """The points to expect after this option."""
        return self.mine / self.visits

    @property
    def rival_points(self) -> float:
        return self.theirs / self.visits

    @property
    def lead(self) -> float:
        return self.leads / self.visits

    @property
    def deviations(self) -> float:
        """How far the visits lie apart: the sum of the squared distances from their mean lead."""
        return max(0.0, self.squares - self.leads * self.lead)

    def doubt(self, spread: float) -> float:
        """The standard error of the lead.

        One visit has no spread, and a few show little of it: `spread`, what one visit is off by
        among all options (a variance), is counted in.
        """
        variance = (self.deviations + _BORROWED * spread) / (self.visits - 1 + _BORROWED)
        return sqrt(variance / self.visits)


def spread_of(found: Sequence[Finding]) -> float:
    """The variance of a visit's lead around the mean of its option, over all options.

    Infinite as long as no option was visited often: the first visits of an option see the same
    position, so that they are alike by nature, and nothing is known yet.
    """
    if max([one.visits for one in found]) < _ENOUGH:
        return inf
    return sum([one.deviations for one in found]) / sum([one.visits - 1 for one in found])


def findings(tree: Tree) -> list[Finding]:
    return [finding(node) for node in tree.root.children]


def finding(node: Node) -> Finding:
    return Finding(node.option.id, node.visits, node.mine, node.theirs, node.leads, node.squares)


def merged(mine: Sequence[Finding], others: Sequence[Finding]) -> list[Finding]:
    """Two searches of the same decision as one."""
    by_option = {other.option: other for other in others}
    return [_sum(one, by_option.get(one.option)) for one in mine]


def _sum(one: Finding, other: Finding | None) -> Finding:
    if other is None:
        return one
    return Finding(
        one.option,
        one.visits + other.visits,
        one.mine + other.mine,
        one.theirs + other.theirs,
        one.leads + other.leads,
        one.squares + other.squares,
    )

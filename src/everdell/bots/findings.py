"""What a search has found out about the options of a decision, in numbers that travel."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from everdell.bots.thinking.tree import Node, Tree


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
    def doubt(self) -> float:
        """The standard error of the lead."""
        if self.visits < 2:
            return float("inf")
        spread = max(0.0, self.squares / self.visits - self.lead**2)
        return sqrt(spread / (self.visits - 1))


def findings(tree: Tree) -> list[Finding]:
    return [_finding(node) for node in tree.root.children]


def _finding(node: Node) -> Finding:
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

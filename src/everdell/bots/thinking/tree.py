"""Monte-Carlo tree search over what a seat can know.

Each iteration deals everything hidden anew, goes down the tree by the choices that are possible in
that world, adds a node and counts back what the position there promises. A node stands for a choice
after the choices above it, whatever the hidden cards: so one tree serves all worlds
(single-observer information-set search; Cowling, Powley and Whitehouse 2012).

Only sums, products, quotients and square roots are used, which every machine rounds alike: the same
seeds give the same choices everywhere.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from everdell.bots.thinking.judgement import Judgement, best_rival, finish
from everdell.engine.option import Option
from everdell.engine.playout import play_out
from everdell.engine.rng import Random
from everdell.engine.scoring import points_of
from everdell.engine.state import Game

_DEALS: Final = 1 << 30  # worlds to draw from; well below what `Random.below` can reach
_CURIOSITY: Final = 0.7
_DOUBT: Final = 2.0  # points by which an option may look worse and still be half as likely
_SPREAD: Final = 10.0  # points of lead that make one unit of reward
_SEEN_BEFORE: Final = 2  # visits after which it is worth looking at what follows a choice
_UNTRIED: Final = 1e6


@final
class Node:
    """A choice, and what came of it for the seat that made it.

    opening  it begins an action; else it goes on with one
    promise  how good it looked at first sight, in points of lead
    mine     the sum of the points that the seat could expect after it, over all visits
    theirs   the same for its best rival
    leads    the sum of mine less what counts of theirs, and that of the squares
    """

    __slots__ = (
        "children", "leads", "mine", "opening", "option", "promise", "seat", "squares", "theirs",
        "visits",
    )  # fmt: skip

    def __init__(self, option: Option, seat: int, opening: bool) -> None:
        self.option = option
        self.seat = seat
        self.opening = opening
        self.promise: float = 0.0
        self.mine: float = 0.0
        self.theirs: float = 0.0
        self.leads: float = 0.0
        self.squares: float = 0.0
        self.visits = 0
        self.children: list[Node] = []

    def count(self, points: list[float], rivalry: float) -> float:
        """Count a visit; its lead."""
        mine = points[self.seat]
        theirs = best_rival(points, self.seat)
        lead = mine - rivalry * theirs
        self.visits += 1
        self.mine += mine
        self.theirs += theirs
        self.leads += lead
        self.squares += lead * lead
        return lead

    def child(self, option: Option) -> Node | None:
        for child in self.children:
            if child.option is option:
                return child
        return None


@final
class Tree:
    """The thoughts of one seat about one decision."""

    def __init__(self, world: Game, seat: int, random: Random, judgement: Judgement | None) -> None:
        """Without a judgement, positions are played out at random and no choice looks better."""
        self.root = Node(Option(""), seat, False)
        self._world = world
        self._seat = seat
        self._random = random
        self._judgement = judgement
        self._rivalry: float = judgement.rivalry_in(world, seat) if judgement is not None else 1.0

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self._iterate(self._world.determinize(self._seat, self._random.below(_DEALS)))

    def lead_in_visits(self) -> int:
        """How many visits the favourite is ahead of the next choice."""
        most = 0
        next_most = 0
        for child in self.root.children:
            if child.visits > most:
                next_most = most
                most = child.visits
            elif child.visits > next_most:
                next_most = child.visits
        return most - next_most

    def _iterate(self, g: Game) -> None:
        node = self.root
        node.visits += 1
        path: list[Node] = []
        while not g.over:
            if len(g.options) == 1:
                g.take(0)
                continue
            if node is not self.root and not node.children and node.visits < _SEEN_BEFORE:
                break
            known = self._children(node, g)
            index = self._pick(known)
            node = known[index]
            path.append(node)
            g.take(index)
        points = self._outcome(g)
        for node in path:
            node.count(points, self._rivalry)

    def _children(self, node: Node, g: Game) -> list[Node]:
        """The nodes of what is offered now, in that order."""
        found: list[Node] = []
        me = g.stack[-1].me
        judgement = self._judgement
        for option in g.options:
            child = node.child(option)
            if child is None:
                child = Node(option, me, len(g.stack) == 1)
                node.children.append(child)
                if judgement is not None:
                    trial = g.clone()
                    trial.take(len(found))
                    points = judgement.all_points(finish(judgement, trial, me))
                    child.promise = child.count(points, self._rivalry)
            found.append(child)
        return found

    def _pick(self, nodes: list[Node]) -> int:
        """The choice with the best mean, or one that promises more than it was tried."""
        best_promise = nodes[0].promise
        visits = 0
        for node in nodes:
            visits += node.visits
            if node.promise > best_promise:
                best_promise = node.promise
        likely: list[float] = []
        total: float = 0.0
        for node in nodes:
            behind = 1.0 + (best_promise - node.promise) / _DOUBT
            likely.append(1.0 / (behind * behind))
            total += likely[-1]
        bonus = _CURIOSITY * _SPREAD * sqrt(float(visits)) / total
        best: float = -_UNTRIED
        chosen = 0
        ties = 1
        for index in range(len(nodes)):
            node = nodes[index]
            if node.visits:
                value = node.leads / node.visits + bonus * likely[index] / (1 + node.visits)
            else:
                value = _UNTRIED
            if value > best:
                best = value
                chosen = index
                ties = 1
            elif value == best:
                ties += 1
                if self._random.below(ties) == 0:
                    chosen = index
        return chosen

    def _outcome(self, g: Game) -> list[float]:
        """The points that each seat may expect from here."""
        judgement = self._judgement
        if judgement is None:
            play_out(g, self._random)
            return [float(points_of(g, p.seat)) for p in g.players]
        # Half an action says little, so it is gone on with as looks best at once.
        while not g.over and len(g.stack) > 1:
            g = finish(judgement, g, g.stack[-1].me)
        return judgement.all_points(g)

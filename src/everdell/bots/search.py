"""Looks ahead: grows a tree of what may come and takes the choice it came back to most."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from everdell.bots import second_process
from everdell.bots.experience import Taught
from everdell.bots.findings import Finding, findings, merged
from everdell.bots.protocol import World
from everdell.bots.specs import Budget
from everdell.bots.thinking.tree import Tree
from everdell.engine.rng import seeded

_PORTIONS: Final = 16  # after each part of the budget the search asks itself if it goes on
_SEEDS: Final = 1 << 30
_DETAIL: Final = 4  # in the middle of an action, there is less to think about by so much
_MOST_ANSWERS: Final = 10_000  # of one turn; more are counted as so many
_FIRST: Final = 8  # iterations before the clock is looked at


class SearchBot:
    """The budget is for the choice of an action; what it then asks for gets a part of that.

    Each of these details gets less than the one before: all of them together, be they fourteen or a
    hundred, never two thirds of the budget. So no turn takes long.
    """

    def __init__(self, seed: int, style: str, budget: Budget, name: str) -> None:
        self.name = name
        self._random = seeded(seed)
        self._style = style
        self._taught = Taught(style)
        self._budget = budget
        if budget.seconds:
            second_process.prepared()

    def choose(self, game: World, seat: int) -> str:
        if len(game.options) == 1:
            return game.options[0].id
        found = self.consider(game, seat)
        return max(found, key=lambda finding: finding.visits).option

    def consider(self, game: World, seat: int) -> list[Finding]:
        """What was found out about each option."""
        budget = self._budget_for(game)
        seed = self._random.below(_SEEDS)
        if budget.iterations:
            return findings(self.grown(game, seat, budget, seed))
        with second_process.asked(game, seat, self._style, budget.seconds, seed + 1) as theirs:
            mine = findings(self.grown(game, seat, budget, seed))
        return merged(mine, theirs)

    def _budget_for(self, game: World) -> Budget:
        if len(game.stack) == 1:
            return self._budget
        n = min(max(1, game.answers), _MOST_ANSWERS)
        return self._budget.part(_DETAIL * n * sqrt(n))

    def grown(self, game: World, seat: int, budget: Budget, seed: int) -> Tree:
        tree = Tree(game, seat, seeded(seed), self._taught.judgement(game))
        grow(tree, budget)
        return tree


def grow(tree: Tree, budget: Budget) -> None:
    """Let a tree grow until the budget is used up, or nothing could change the choice any more."""
    if budget.iterations:
        _grow_by_count(tree, budget.iterations)
    else:
        _grow_by_clock(tree, budget.seconds)


def _grow_by_count(tree: Tree, iterations: int) -> None:
    left = iterations
    while left > 0:
        portion = min(left, max(1, iterations // _PORTIONS))
        tree.grow(portion)
        left -= portion
        if tree.lead_in_visits() > left:
            return


def _grow_by_clock(tree: Tree, seconds: float) -> None:
    began = time.perf_counter()
    portion = _FIRST
    done = 0
    while True:
        tree.grow(portion)
        done += portion
        spent = time.perf_counter() - began
        if spent >= seconds:
            return
        left = int(done * (seconds - spent) / spent)
        if tree.lead_in_visits() > left:
            return
        portion = max(1, min(left, (done + left) // _PORTIONS))

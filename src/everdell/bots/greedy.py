"""Takes what looks best at once: a plain opponent who does nothing silly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everdell.bots.evaluation import worth
from everdell.bots.protocol import World
from everdell.engine.rng import seeded
from everdell.engine.scoring import score
from everdell.engine.state import Game

# Both can be done later just as well, so they must not compete with moves that gain something.
PREPARE: Final = "prepare"
PASS: Final = "pass"

Value = Callable[[Game, int], float]


class GreedyBot:
    """Tries every option, finishes what it begins, and compares what has come of it.

    With some `slack`, options that look worse by less than so many points may be taken, too.
    """

    def __init__(
        self, seed: int = 0, name: str = "greedy", value: Value = worth, slack: float = 0.0
    ) -> None:
        self.name = name
        self._random = seeded(seed)
        self._value = value
        self._slack = slack

    def choose(self, game: World, seat: int) -> str:
        ids = [option.id for option in game.options]
        if len(ids) == 1:
            return ids[0]
        outcomes = {
            id: self._finish(_take(game, index), seat)
            for index, id in enumerate(ids)
            if id not in (PREPARE, PASS)
        }
        values = {id: self._value(outcome, seat) for id, outcome in outcomes.items()}
        if len(values) < len(ids):
            now = self._value(game, seat)
            scored = score(game, seat).total
            ending = PASS in ids
            values = {
                id: value
                for id, value in values.items()
                # When the end is near, points count whatever the rest may promise.
                if value > now or (ending and score(outcomes[id], seat).total > scored)
            }
            if not values:
                return PASS if ending else PREPARE
        best = max(values.values())
        liked = [id for id, value in values.items() if value >= best - self._slack]
        return liked[self._random.below(len(liked))]

    def _finish(self, game: Game, seat: int) -> Game:
        """Answer what the seat is asked until its action is done, each time as looks best."""
        while not game.over and len(game.stack) > 1 and game.stack[-1].me == seat:
            trials = [_take(game, i) for i in range(len(game.options))]
            game = max(trials, key=lambda trial: self._value(trial, seat))
        return game


def _take(game: Game, index: int) -> Game:
    trial = game.clone()
    trial.take(index)
    return trial

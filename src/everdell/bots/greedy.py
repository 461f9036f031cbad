"""Takes what looks best at once: a plain opponent who does nothing silly."""

from __future__ import annotations

from typing import Final

from everdell.bots.evaluation import worth
from everdell.bots.protocol import World
from everdell.engine.rng import seeded
from everdell.engine.scoring import score
from everdell.engine.state import Game

# Both can be done later just as well, so they must not compete with moves that gain something.
PREPARE: Final = "prepare"
PASS: Final = "pass"


class GreedyBot:
    """Tries every option, finishes what it begins, and compares what has come of it."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._random = seeded(seed)

    def choose(self, game: World, seat: int) -> str:
        ids = [option.id for option in game.options]
        if len(ids) == 1:
            return ids[0]
        outcomes = {
            id: _finish(_take(game, index), seat)
            for index, id in enumerate(ids)
            if id not in (PREPARE, PASS)
        }
        values = {id: worth(outcome, seat) for id, outcome in outcomes.items()}
        if len(values) < len(ids):
            now = worth(game, seat)
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
        liked = [id for id, value in values.items() if value == best]
        return liked[self._random.below(len(liked))]


def _take(game: Game, index: int) -> Game:
    trial = game.clone()
    trial.take(index)
    return trial


def _finish(game: Game, seat: int) -> Game:
    """Answer what the seat is asked until its action is done, each time as looks best at once."""
    while not game.over and len(game.stack) > 1 and game.stack[-1].me == seat:
        trials = [_take(game, i) for i in range(len(game.options))]
        game = max(trials, key=lambda trial: worth(trial, seat))
    return game

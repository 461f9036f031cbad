"""How fast the environments are; `everdell bench` calls this."""

from __future__ import annotations

import numpy as np

from everdell.engine.rng import seeded
from everdell.environments.aec import env
from everdell.environments.batch import Batch


class AecSteps:
    """Whole random games through PettingZoo's interface."""

    def __init__(self, players: int = 2) -> None:
        self._table = env(players)

    def __call__(self, games: int) -> int:
        """Play them; the number of steps."""
        table = self._table
        random = seeded(games)  # none of the games below has this seed
        steps = 0
        for seed in range(games):
            table.reset(seed=seed)
            for _ in table.agent_iter():
                seen, _, over, _, _ = table.last()
                if over:
                    table.step(None)
                else:
                    legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
                    table.step(legal[random.below(len(legal))])
                steps += 1
        return steps


class BatchSteps:
    """Random games side by side, one after the other in each row."""

    def __init__(self, games: int = 16, players: int = 2) -> None:
        self._batch = Batch(games, players, seed=0)

    def __call__(self, calls: int) -> int:
        """Move them on so many times; the number of steps."""
        for _ in range(calls):
            self._batch.step(self._batch.sample())
        return calls * len(self._batch)

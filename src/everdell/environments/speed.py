"""How fast the environments are; `everdell bench` calls this."""

from __future__ import annotations

import numpy as np

from everdell.engine.rng import seeded
from everdell.environments.aec import env


def aec_steps(players: int = 2, games: int = 4) -> int:
    """Play whole random games through PettingZoo's interface; the number of steps."""
    table = env(players)
    random = seeded(games)  # none of the games below has this seed
    steps = 0
    for seed in range(games):
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            legal = np.flatnonzero(seen["action_mask"])
            table.step(None if over else legal[random.below(len(legal))])
            steps += 1
    return steps

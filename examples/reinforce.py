"""Learning with Gymnasium: masked REINFORCE, one preference for each action and season.

The learner plays against the random bot and is rewarded by its lead in points. It knows nothing of
the table but the season; that is enough to find out which actions are worth taking at all.
Run it: python examples/reinforce.py
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from everdell.environments.single import EverdellEnv

RATE = 0.5
SCALE = 20.0  # points; a lead of so much counts as 1


class Learner:
    def __init__(self, env: EverdellEnv, seed: int = 0) -> None:
        self.env = env
        fields = {field.name: field for field in env.match.observer.fields}
        self.season = fields["me.season"].at
        self.preferences = np.zeros((len(env.match.actions), len(fields["me.season"].labels)))
        self.baseline = 0.0
        self.random = np.random.default_rng(seed)

    def play(self, seed: int) -> float:
        """Learn from one game; the lead in points at its end."""
        gradient = np.zeros_like(self.preferences)
        seen, info = self.env.reset(seed=seed)
        over = False
        while not over:
            season = int(seen[self.season].argmax())
            legal = np.flatnonzero(info["action_mask"])
            chances = softmax(self.preferences[legal, season])
            action = self.random.choice(legal, p=chances)
            gradient[legal, season] -= chances
            gradient[action, season] += 1
            seen, reward, over, _, info = self.env.step(action)
        surprise = float(reward) - self.baseline
        self.preferences += RATE * surprise / SCALE * gradient
        self.baseline += 0.05 * surprise
        return float(reward)


def softmax(values: NDArray[np.float64]) -> NDArray[np.float64]:
    powers: NDArray[np.float64] = np.exp(values - values.max())
    powers /= powers.sum()
    return powers


def main(games: int = 500, report: int = 50) -> list[float]:
    """The mean lead of each block of `report` games."""
    learner = Learner(EverdellEnv(seat=None, opponents=["random"], reward="margin"))
    curve = []
    for first in range(0, games, report):
        leads = [learner.play(seed) for seed in range(first, first + report)]
        curve.append(float(np.mean(leads)))
        print(f"games {first + 1:4} to {first + report:4}: lead {curve[-1]:+6.1f} points")
    return curve


if __name__ == "__main__":
    main()

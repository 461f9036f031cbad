"""Learning with Gymnasium: masked REINFORCE, one preference for each action and season.

The learner plays several games side by side in a vector environment, against the random bot, and
is rewarded by its lead in points. It knows nothing of the table but the season; that is enough to
find out which actions are worth taking at all. Run it: python examples/reinforce.py
"""

from __future__ import annotations

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from everdell.environments.single import EverdellEnv

RATE = 0.5
SCALE = 20.0  # points; a lead of so much counts as 1


def make_env() -> EverdellEnv:
    return EverdellEnv(seat=None, opponents=["random"], reward="margin")


class Learner:
    def __init__(self, side_by_side: int, seed: int = 0) -> None:
        one = make_env()
        fields = {field.name: field for field in one.series.observer.fields}
        self.season = fields["me.season"].at
        self.preferences = np.zeros((len(one.series.actions), len(fields["me.season"].labels)))
        self.gradients = np.zeros((side_by_side, *self.preferences.shape))  # of games that go on
        self.baseline = 0.0
        self.random = np.random.default_rng(seed)
        # A game that ends is followed by the next in the same step: no action is wasted.
        self.envs = SyncVectorEnv([make_env] * side_by_side, autoreset_mode=AutoresetMode.SAME_STEP)
        self.seen, self.infos = self.envs.reset(seed=seed)

    def step(self) -> list[float]:
        """Choose in every game; the leads in points of those that have ended."""
        masks = self.infos["action_mask"]
        actions = np.array([self.choose(row, masks[row]) for row in range(len(masks))])
        self.seen, rewards, over, _, self.infos = self.envs.step(actions)
        ended = np.flatnonzero(over)
        for row in ended:
            surprise = rewards[row] - self.baseline
            self.preferences += RATE * surprise / SCALE * self.gradients[row]
            self.baseline += 0.05 * surprise
            self.gradients[row] = 0
        return [float(rewards[row]) for row in ended]

    def choose(self, row: int, mask: NDArray[np.int8]) -> int:
        season = int(self.seen[row, self.season].argmax())
        legal = np.flatnonzero(mask)
        chances = softmax(self.preferences[legal, season])
        action = int(self.random.choice(legal, p=chances))
        self.gradients[row, legal, season] -= chances
        self.gradients[row, action, season] += 1
        return action


def softmax(values: NDArray[np.float64]) -> NDArray[np.float64]:
    powers: NDArray[np.float64] = np.exp(values - values.max())
    powers /= powers.sum()
    return powers


def main(games: int = 500, report: int = 50, side_by_side: int = 5) -> list[float]:
    """The mean lead of each block of `report` games."""
    learner = Learner(side_by_side)
    leads: list[float] = []
    curve: list[float] = []
    while len(curve) < games // report:
        leads += learner.step()
        if len(leads) >= report:
            curve.append(float(np.mean(leads[:report])))
            print(f"{report} games: lead {curve[-1]:+6.1f} points")
            del leads[:report]
    return curve


if __name__ == "__main__":
    main()

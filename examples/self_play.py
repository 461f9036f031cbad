"""Learning from many games at once: masked REINFORCE against itself.

All games of a batch are moved on by one call. The same learner plays both seats: it keeps one
preference for each action and season, and is rewarded by its lead in points. It knows nothing of
the table but the season; even so, both seats soon score almost twice what chance does.
Run it: python examples/self_play.py
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from everdell.environments.batch import Batch, Rows

RATE = 0.5
SCALE = 20.0  # points; a lead of so much counts as 1


class Choice(NamedTuple):
    season: int
    legal: NDArray[np.intp]
    chances: NDArray[np.float64]
    action: int


class Learner:
    def __init__(self, batch: Batch, seed: int = 0) -> None:
        self.batch = batch
        fields = {field.name: field for field in batch.observer.fields}
        self.season = fields["me.season"].at
        self.preferences = np.zeros((len(fields["me.season"].labels), len(batch.actions)))
        self.random = np.random.default_rng(seed)
        players = range(batch.rules.players)
        self.choices: list[list[list[Choice]]] = [[[] for _ in players] for _ in range(len(batch))]

    def step(self) -> list[float]:
        """Choose in every game; the mean score of each game that has ended."""
        rows = self.batch.rows
        choices = [self.choose(rows, row) for row in range(len(self.batch))]
        for row, choice in enumerate(choices):
            self.choices[row][rows.seats[row]].append(choice)
        self.batch.step([choice.action for choice in choices])
        ended = np.flatnonzero(rows.ended)
        for row in map(int, ended):
            for seat, made in enumerate(self.choices[row]):
                self.learn(made, rows.rewards[row, seat] / SCALE)
                made.clear()
        return [float(rows.scores[row].mean()) for row in ended]

    def choose(self, rows: Rows, row: int) -> Choice:
        season = int(rows.observations[row, self.season].argmax())
        legal = np.flatnonzero(rows.masks[row])
        powers = np.exp(self.preferences[season, legal])
        chances = powers / powers.sum()
        pick = np.searchsorted(chances.cumsum(), self.random.random())
        return Choice(season, legal, chances, int(legal[min(int(pick), len(legal) - 1)]))

    def learn(self, made: list[Choice], reward: float) -> None:
        gradient = np.zeros_like(self.preferences)
        for choice in made:
            gradient[choice.season, choice.legal] -= choice.chances
            gradient[choice.season, choice.action] += 1
        self.preferences += RATE * reward * gradient


def main(games: int = 1000, report: int = 100, side_by_side: int = 16) -> list[float]:
    """The mean score of each block of `report` games."""
    learner = Learner(Batch(side_by_side, seed=0, reward="margin"))
    scores: list[float] = []
    curve: list[float] = []
    while len(curve) < games // report:
        scores += learner.step()
        if len(scores) >= report:
            curve.append(float(np.mean(scores[:report])))
            print(f"{report} games: {curve[-1]:5.1f} points a seat")
            del scores[:report]
    return curve


if __name__ == "__main__":
    main()

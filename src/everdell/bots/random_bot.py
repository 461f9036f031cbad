"""Uniformly random play: the yardstick for every other bot."""

from __future__ import annotations

from everdell.bots.protocol import World
from everdell.engine.rng import seeded


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = seeded(seed)

    def choose(self, game: World, seat: int) -> str:
        return game.options[self._random.below(len(game.options))].id

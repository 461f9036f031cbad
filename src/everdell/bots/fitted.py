"""Judges each option by experience, once what it begins is finished."""

from __future__ import annotations

from typing import Final

from everdell.bots.experience import Taught
from everdell.bots.protocol import World
from everdell.bots.thinking.judgement import promises
from everdell.engine.rng import seeded

_GRAIN: Final = 1 << 20  # how finely chance is divided


class FittedBot:
    """Takes what experience says will bring the greatest lead.

    With some `slack`, chance adds up to so many points to each option: training learns from games
    that try something new.
    """

    def __init__(self, seed: int = 0, style: str = "", name: str = "", slack: float = 0.0) -> None:
        self.name = name
        self._random = seeded(seed)
        self._taught = Taught(style)
        self._slack = slack

    def choose(self, game: World, seat: int) -> str:
        if len(game.options) == 1:
            return game.options[0].id
        values = promises(self._taught.judgement(game), game, seat)
        if self._slack:
            values = [v + self._slack * self._random.below(_GRAIN) / _GRAIN for v in values]
        best = max(values)
        liked = [i for i in range(len(values)) if values[i] == best]
        return game.options[liked[self._random.below(len(liked))]].id

"""Game after game under the same rules, in numbers: what the environments have in common."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

import numpy as np

from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.environments.actions import Mask, actions_of
from everdell.environments.encoding.encoder import Encoder
from everdell.environments.encoding.numbering import NOT_OFFERED
from everdell.environments.observation import Vector, observer_of
from everdell.games import new_game, rules_for

SEEDS: Final = 1 << 30


class GameSeries:
    """The game that is being played, and the numbering of what is seen and done in it.

    luck  chance outside the game: the seeds of the games to come, and those of bots
    """

    def __init__(
        self, players: int, boxes: Sequence[str], options: Mapping[str, object] | None
    ) -> None:
        self._wish = (players, boxes, options)
        self.rules = rules_for(players, boxes, options)
        self.actions = actions_of(self.rules)
        self.observer = observer_of(self.rules)
        self.luck = seeded(secrets.randbits(60))
        self._encoder = Encoder(self.observer.layout)
        self.game = self._set_up(0)

    def _set_up(self, seed: int) -> Game:
        players, boxes, options = self._wish
        return new_game(players, boxes, seed, options)

    def deal(self, seed: SupportsIndex | None = None) -> None:
        """Begin the game of a seed, or one whose seed follows from the last that was given."""
        if seed is None:
            self.game = self._set_up(self.luck.below(SEEDS))
        else:
            number = operator.index(seed)
            self.game = self._set_up(number)
            self.luck = seeded(2 * number + 1)

    @property
    def seat(self) -> int:
        """Who decides now, or decided last."""
        return self.game.stack[-1].me

    def observe(self, seat: int) -> Vector:
        """What a seat knows, in an array of its own."""
        made = np.empty(self.observer.size, np.float32)
        self._encoder.write(self.game, seat, made.data.cast("B"))
        return made

    def observe_into(self, seat: int, out: Vector) -> None:
        """What a seat knows, in an array of the caller's."""
        out[:] = self.observe(seat)

    def mask(self, seat: int) -> Mask:
        """What a seat may do now: nothing while others decide, or when the game is over."""
        mask = bytearray(len(self.actions))
        if not self.game.over and seat == self.seat:
            self.actions.numbering.mark(mask, self.game.options)
        return np.frombuffer(mask, np.int8)

    def take(self, action: SupportsIndex) -> None:
        """Do what an action stands for; an IllegalMove changes nothing."""
        number = operator.index(action)
        index = self.actions.numbering.index(self.game.options, number)
        if index == NOT_OFFERED:
            self.game.choose(self.actions.id(number))  # says what is wrong with it
        self.game.take(index)

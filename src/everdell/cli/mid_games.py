"""Games to measure with."""

from __future__ import annotations

from typing import Final

from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.games import new_game

_MID_GAME: Final = 40  # decisions after which a random game is about half over
_STATES: Final = 12


def mid_games(players: int) -> list[Game]:
    """Random games at the start of a turn, about half over."""
    found: list[Game] = []
    seed = 0
    while len(found) < _STATES:
        game = new_game(players, seed=seed)
        random = seeded(seed)
        decisions = 0
        while not game.over and (decisions < _MID_GAME or len(game.stack) > 1):
            game.take(random.below(len(game.options)))
            decisions += 1
        if not game.over:
            found.append(game)
        seed += 1
    return found

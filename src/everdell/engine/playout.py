"""Random play, compiled with the engine because search lives on it."""

from __future__ import annotations

from everdell.engine.rng import Random
from everdell.engine.state import Game


def play_out(g: Game, random: Random) -> int:
    """Play uniformly random options to the end of the game; the number of decisions."""
    decisions = 0
    while not g.over:
        g.take(random.below(len(g.options)))
        decisions += 1
    return decisions

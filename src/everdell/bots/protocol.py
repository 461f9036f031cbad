"""What a bot is, and what it is shown.

A bot never gets the game itself. It gets a `World`: the game as its seat can imagine it, in which
everything hidden (deck, other hands, the course of chance) was dealt anew. It may do with that
world what it likes: clone it, play it out, look into every hand. Only its rules are shared and
not to be changed. `World.view(seat)` is the same knowledge as plain data.
"""

from __future__ import annotations

from typing import Final, NewType, Protocol

from everdell.engine.rng import Random
from everdell.engine.state import Game

World = NewType("World", Game)

_SEEDS: Final = 1 << 30  # imagined worlds to draw from; well below what `Random.below` can reach


class Bot(Protocol):
    """An automatic player of one seat."""

    @property
    def name(self) -> str: ...

    def choose(self, game: World, seat: int) -> str:
        """The id of one of the options that `game.decision` offers to this seat."""
        ...


def imagine(game: Game, seat: int, random: Random) -> World:
    """A game that a seat cannot tell from the real one."""
    return World(game.determinize(seat, random.below(_SEEDS)))


def ask(bot: Bot, game: Game, random: Random) -> str:
    """Let a bot decide for the seat whose decision it is; `random` deals what it imagines."""
    seat = game.stack[-1].me
    return bot.choose(imagine(game, seat, random), seat)

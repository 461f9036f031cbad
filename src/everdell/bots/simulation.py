"""A whole game between bots.

Everything in it follows from its seed, so any single game of a long run can be played again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b

from everdell import defaults
from everdell.bots.protocol import Bot, ask
from everdell.bots.random_bot import RandomBot
from everdell.bots.registry import make_bot
from everdell.engine.playout import play_out
from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.engine.stream import Seed
from everdell.games import new_game

_SEED_BYTES = 4  # what every generator takes

SeatBot = Callable[[int, str, int], Bot]  # from a seat, a bot's spec and a seed
Look = Callable[[Game], None]


@dataclass(frozen=True)
class Lineup:
    """A table and who sits there. Fewer bots than seats take turns along the table."""

    players: int = 2
    boxes: tuple[str, ...] = defaults.BOXES
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)

    @cached_property
    def seated(self) -> tuple[str, ...]:
        """The bots by seat."""
        return (self.bots * self.players)[: self.players]

    def set_up(self, seed: int) -> Game:
        return new_game(self.players, self.boxes, seed, self.options)


def seat_bot(seat: int, spec: str, seed: int) -> Bot:
    return make_bot(spec, seed)


def bot_seed(seed: Seed, seat: int) -> int:
    """The seed of a bot in a game, which does not tell the game's: that would tell the deal."""
    return derived(seed, str(seat))


def derived(seed: Seed, purpose: str) -> int:
    """A seed for chance beside the game's own."""
    text = f"{seed} {purpose}".encode()
    return int.from_bytes(blake2b(text, digest_size=_SEED_BYTES).digest())


def play_game(
    lineup: Lineup, game: Game, seat_bot: SeatBot = seat_bot, look: Look | None = None
) -> int:
    """Play a game to its end; the number of decisions.

    `seat_bot` makes the bots, and `look` is shown the game before each decision: neither changes
    what is played.
    """
    if set(lineup.bots) == {RandomBot.name}:
        # Uniform play sees nothing, so nothing needs to be hidden from it.
        random = seeded(derived(game.seed, "play"))
        if look is None:
            return play_out(game, random)
        return _play(game, lambda: game.take(random.below(len(game.options))), look)
    worlds = seeded(derived(game.seed, "worlds"))
    bots = [
        seat_bot(seat, spec, bot_seed(game.seed, seat)) for seat, spec in enumerate(lineup.seated)
    ]
    return _play(game, lambda: game.choose(ask(bots[game.stack[-1].me], game, worlds)), look)


def _play(game: Game, decide: Callable[[], None], look: Look | None) -> int:
    decisions = 0
    while not game.over:
        if look is not None:
            look(game)
        decide()
        decisions += 1
    return decisions

"""Whole games between bots, as many as one likes.

Everything in a game follows from its seed, so any single game of a long run can be played again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from everdell.bots.protocol import ask
from everdell.bots.random_bot import RandomBot
from everdell.bots.registry import make_bot
from everdell.engine.playout import play_out
from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.games import new_game

_LANES = 16  # separate streams of chance in one game: the seats', then the two below
_WORLDS = 14
_PLAYOUT = 15


@dataclass(frozen=True)
class Lineup:
    """A table and who sits there. Fewer bots than seats take turns along the table."""

    players: int = 2
    boxes: tuple[str, ...] = ("base",)
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)

    def bot_at(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]

    def set_up(self, seed: int) -> Game:
        return new_game(self.players, self.boxes, seed, self.options)


@dataclass(frozen=True)
class Failure:
    """A game that broke off, and the seed that plays it again."""

    seed: int
    error: str


@dataclass
class Tally:
    """What came of some games; points and wins by seat, automatic opponents included."""

    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def count(self, game: Game, decisions: int) -> None:
        winners = game.winners()
        self.games += 1
        self.decisions += decisions
        self.points = _sum(self.points, [score.total for score in game.scores()])
        self.wins = _sum(self.wins, [int(p.seat in winners) for p in game.players])

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.points = _sum(self.points, other.points)
        self.wins = _sum(self.wins, other.wins)
        self.failures = sorted([*self.failures, *other.failures], key=lambda lost: lost.seed)


def _sum(one: list[int], other: list[int]) -> list[int]:
    """Seat by seat; nothing counted yet is an empty list."""
    return [a + b for a, b in zip(one, other, strict=True)] if one and other else one or other


def play_games(lineup: Lineup, seeds: Iterable[int]) -> Tally:
    """Play one game for each seed. One that breaks off does not stop the others."""
    tally = Tally()
    for seed in seeds:
        try:
            game = lineup.set_up(seed)
            decisions = play_game(lineup, game)
        except Exception as fault:
            tally.failures.append(Failure(seed, f"{type(fault).__name__}: {fault}"))
        else:
            tally.count(game, decisions)
    return tally


def play_game(lineup: Lineup, game: Game) -> int:
    """Play a game to its end; the number of decisions."""
    if set(lineup.bots) == {RandomBot.name}:
        # Uniform play sees nothing, so nothing needs to be hidden from it.
        return play_out(game, seeded(_lane(game.seed, _PLAYOUT)))
    worlds = seeded(_lane(game.seed, _WORLDS))
    bots = [make_bot(lineup.bot_at(seat), _lane(game.seed, seat)) for seat in range(lineup.players)]
    decisions = 0
    while (decision := game.decision) is not None:
        game.choose(ask(bots[decision.seat], game, worlds))
        decisions += 1
    return decisions


def _lane(seed: int, lane: int) -> int:
    return seed * _LANES + lane

"""The games that the contract tests play: every number of players, solo year and set of boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple

from hypothesis import strategies as st

import everdell
from everdell import Game
from everdell.engine.rng import Random, seeded


class Sitting(NamedTuple):
    players: int
    options: Mapping[str, object] = MappingProxyType({})
    boxes: tuple[str, ...] = ("base",)

    def __str__(self) -> str:
        return " ".join([str(self.players), *self.boxes, *map(str, self.options.values())])


ADDED = ("extra", "rugwort", "legends")
COMBINATIONS = [("base", *added) for n in range(len(ADDED) + 1) for added in combinations(ADDED, n)]
SEATINGS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"rugwort_year": 1}),
    (1, {"rugwort_year": 2}),
    (1, {"rugwort_year": 3}),
]
EVERY_TABLE = [Sitting(*seating, boxes) for boxes in COMBINATIONS for seating in SEATINGS]
# For tests of many games: all seatings without and with all boxes, one with any others.
_EACH = len(SEATINGS)
WITH_ALL_BOXES = EVERY_TABLE[-_EACH:]
TABLES = EVERY_TABLE[:_EACH] + WITH_ALL_BOXES + EVERY_TABLE[_EACH : -_EACH : _EACH + 1]

tables = st.sampled_from(EVERY_TABLE)
seeds = st.integers(min_value=0, max_value=2**63)


def set_up(table: Sitting, seed: int) -> Game:
    return everdell.new_game(
        players=table.players, boxes=table.boxes, seed=seed, options=table.options
    )


def random_choice(game: Game, random: Random) -> None:
    game.take(random.below(len(game.options)))


def patient_choice(game: Game, random: Random) -> None:
    """Random, but passing only when nothing else is left: games grow long and cities full."""
    index = random.below(len(game.options))
    if game.options[index].id == "pass" and len(game.options) > 1:
        index = random.below(len(game.options) - 1)
    elif game.options[index].id == "done" and len(game.options) > 1 and random.below(2):
        index = 0
    game.take(index)


Chooser = Callable[[Game, Random], None]


def decisions(game: Game, seed: int, choose: Chooser = random_choice) -> Iterator[int]:
    """Play to the end, one decision at a time; a game that does not end is an error."""
    random = seeded(seed)
    for n in range(5000):
        if game.over:
            return
        yield n
        choose(game, random)
    raise AssertionError("a game without end")

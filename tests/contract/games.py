"""The games that the contract tests play, made from the shelf: a new box is in them at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hypothesis import strategies as st

import everdell
from everdell import Game
from everdell.engine.rng import Random, seeded
from everdell.games import shelf
from tests import day
from tests.contract.covering import Sitting as Sitting
from tests.contract.covering import covering, everything

WITH_ALL_BOXES = everything(shelf().values())
# The same tables every day, for tests of what must have been seen at least once.
TABLES = [*covering(shelf().values(), "steady"), *WITH_ALL_BOXES]
# Others every day, for tests of what must hold at any table.
TABLES_OF_THE_DAY = [
    table
    for table in {
        str(t): t for t in [*covering(shelf().values(), day.DAY), *WITH_ALL_BOXES]
    }.values()
    if not day.BOX or day.BOX in table.boxes
]

tables = st.sampled_from(TABLES_OF_THE_DAY)
seeds = st.integers(min_value=0, max_value=2**63 - 1).map(lambda seed: seed ^ day.NUMBER)


def with_all_boxes(players: int) -> list[Sitting]:
    return [table for table in WITH_ALL_BOXES if table.players == players]


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

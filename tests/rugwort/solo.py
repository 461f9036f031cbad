"""Tables for one player against Rugwort, who sits at seat 1."""

from __future__ import annotations

from functools import cache

from everdell.engine.queries import in_play
from everdell.engine.rng import seeded
from everdell.testing import Table, table

RUGWORT = 1
DIE = 8


def solo(year: int = 1, rolls: tuple[int, ...] = ()) -> Table:
    """A table without special events; the die will show `rolls` first."""
    t = table(players=1, options={"rugwort_year": year}).set_events()
    if rolls:
        t.game.random = seeded(_seed_rolling(rolls))
    return t


@cache
def _seed_rolling(rolls: tuple[int, ...]) -> int:
    """The first seed by which the eight-sided die rolls these numbers."""
    seed = 0
    while True:
        die = seeded(seed)
        if all(die.below(DIE) + 1 == roll for roll in rolls):
            return seed
        seed += 1


def forest(t: Table) -> list[str]:
    """The forest cards in play, from the top left one on counter-clockwise."""
    return [t.game.rules.places[place].id for place in in_play(t.game, "forest")]


def rolled(t: Table) -> list[object]:
    return [entry.n for entry in t.told("rolled")]


def prepare(t: Table, seasons: int = 1) -> Table:
    """Prepare for the next seasons at once; the workers sent out before stay out of the game."""
    for _ in range(seasons):
        t.set_workers(0, 0).choose("prepare")
        if t.prompt() == "take-meadow":
            t.choose("done")
    return t


def blocked(t: Table) -> list[int]:
    """The numbers of the meadow places that he blocks."""
    return [place + 1 for place in range(DIE) if t.game.blocked >> place & 1]

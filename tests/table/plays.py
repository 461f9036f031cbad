"""Sittings that are some choices old."""

from __future__ import annotations

from everdell.engine.rng import seeded
from everdell.table import Sitting
from everdell.table.events import ToldEntry
from everdell.table.kept_entries import kept


def played(
    choices: int = 10_000, players: int = 2, seed: int = 5, options: dict[str, str] | None = None
) -> Sitting:
    """A random sitting after so many choices, or at its end."""
    sitting = Sitting.start(players=players, seed=seed, options=options)
    random = seeded(seed)
    while not sitting.game.over and len(sitting.choices) < choices:
        offered = sitting.game.options
        sitting.choose(offered[random.below(len(offered))].id)
    return sitting


def told(sitting: Sitting) -> list[ToldEntry]:
    """The log as plain data."""
    return [kept(entry) for entry in sitting.log]

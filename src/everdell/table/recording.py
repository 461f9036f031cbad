"""The record of a table's game."""

from __future__ import annotations

from everdell.table.record import Record, Seat
from everdell.table.sitting import Sitting
from everdell.table.table import GameTable


def record_of(table: GameTable) -> Record:
    """The whole game up to now; while it runs it tells every secret."""
    sitting = Sitting(table.beginning(), from_seed=table.base_state is None)
    for choice in table.choices[table.base :]:
        sitting.choose(choice.option)
    sitting.seats = tuple([Seat(chair.by, chair.name) for chair in table.chairs])
    return sitting.record()

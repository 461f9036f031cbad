"""Whether a table may be deleted by the person who opened it."""

from __future__ import annotations

from everdell.engine.errors import EverdellError
from everdell.table.acts.change import check_owner
from everdell.table.table import GameTable


def check_deletion(table: GameTable, actor: str) -> None:
    """Other people who play have to give up the game first."""
    check_owner(table, actor)
    if not table.deletable:
        raise EverdellError(
            "others-play",
            "Other people play at this table. Leave it, or ask them to give up the game.",
        )

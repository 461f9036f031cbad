"""How long tables are kept."""

from __future__ import annotations

from typing import Final

import msgspec

_HOUR: Final = 3600.0
_DAY: Final = 24 * _HOUR


class Retention(msgspec.Struct, frozen=True):
    """Seconds for which a table is kept after something has happened there; 0 is for ever.

    lobby     one that has not started
    finished  one whose game is over or was given up
    idle      one in play
    """

    lobby: float = 0.0
    finished: float = 0.0
    idle: float = 0.0

    @staticmethod
    def of(*, lobby_hours: float, finished_days: float, idle_days: float) -> Retention:
        return Retention(lobby_hours * _HOUR, finished_days * _DAY, idle_days * _DAY)

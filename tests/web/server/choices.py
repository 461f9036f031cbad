"""What can be chosen at a table on a server."""

from __future__ import annotations

from tests.web.running import Player
from tests.web.running import offered as offered_at


def offered(player: Player, code: str) -> list[str]:
    return offered_at(player.table(code))


def choice_that_shows_nothing(player: Player, code: str) -> str:
    """A visit that only brings resources can be taken back."""
    found = [option for option in offered(player, code) if option == "visit:basic_three_twigs"]
    return found[0]

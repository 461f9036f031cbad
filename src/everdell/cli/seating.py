"""Who sits where: people first, bots on the last seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from everdell.engine.errors import SetupError

if TYPE_CHECKING:
    from everdell.table import Seat

USUAL_BOT: Final = "forager"  # a gentle one; the page's usual opponent, too


def seated(players: int, bots: Sequence[str] | None, names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """The seats of a table; without a word about bots they take all seats but the first."""
    from everdell.table import PERSON, Seat

    rivals = (USUAL_BOT,) * (players - 1) if bots is None else bots
    check_bots(players, rivals)
    people = [*names, *[""] * players][: players - len(rivals)]
    return (*(Seat(PERSON, name) for name in people), *(Seat(bot) for bot in rivals))


def check_bots(players: int, bots: Sequence[str]) -> None:
    """A bot that finds no seat is a mistake that should not pass in silence."""
    if len(bots) > players:
        raise SetupError(
            "too-many-bots",
            f"There are {len(bots)} bots for {players} seats.",
            {"bots": str(len(bots)), "players": str(players)},
        )

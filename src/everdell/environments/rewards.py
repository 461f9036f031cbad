"""What a finished game is worth to a seat. Before the end there is no reward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everdell.engine.errors import EverdellError
from everdell.engine.state import Game

Reward = Callable[[Game, int], float]

ILLEGAL: Final = -1.0  # for an action that was not legal, unless another is given


def win(game: Game, seat: int) -> float:
    """1 for a victory; what losers get makes the sum of all seats 0. A shared one is divided."""
    winners = game.winners()
    share = 1 / len(winners) if seat in winners else 0.0
    seats = len(game.players)
    return (share * seats - 1) / (seats - 1)


def margin(game: Game, seat: int) -> float:
    """Points ahead of the best rival, or behind."""
    totals = [score.total for score in game.scores()]
    own = totals.pop(seat)
    return float(own - max(totals))


def points(game: Game, seat: int) -> float:
    """The final score."""
    return float(game.scores()[seat].total)


REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin, "points": points}


def reward_of(wish: str | Reward) -> Reward:
    """A reward by its name, or a function of one's own."""
    if callable(wish):
        return wish
    found = REWARDS.get(wish)
    if found is None:
        known = ", ".join(REWARDS)
        raise EverdellError(
            "unknown-reward",
            f"There is no reward {wish!r}. There are: {known}; or give a function.",
            {"reward": str(wish), "known": known},
        )
    return found

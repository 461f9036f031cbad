"""What is different with five or six players."""

from __future__ import annotations

from typing import Final

from everdell.boxes.base.groups import SPECIAL_EVENT
from everdell.engine.box import Deal, Figures, Setup
from everdell.engine.effects.cards import DiscardHand
from everdell.engine.moments import PASSED
from everdell.engine.stack import Step

MOST: Final = 6
_USUAL: Final = 4
_HANDS: Final = (5, 5, 6, 6, 7, 7)
_HAND_LIMIT: Final = 7


def is_large(setup: Setup) -> bool:
    return setup.players > _USUAL


def enlarge(setup: Setup, figures: Figures) -> None:
    """Smaller hands, an event for each player, and no worker in spring."""
    figures.hands = _HANDS
    figures.hand_limit = _HAND_LIMIT
    first, _, summer, autumn = figures.workers
    figures.workers = (first, 0, summer, autumn)
    figures.draws_from_meadow = True
    events = figures.deals[SPECIAL_EVENT.id]
    figures.deals[SPECIAL_EVENT.id] = Deal(setup.players, events.least_of)


def on_passing() -> dict[int, list[Step]]:
    """The hand is discarded, after all else that passing brings."""
    return {PASSED: [DiscardHand()]}

"""Five ways to vary Rugwort, alone or together.

They are known from the digital edition only: correct the figures here where a printed rulebook says
otherwise.
"""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.groups import SPECIAL_EVENT
from everdell.boxes.base.rugwort import is_rugwort
from everdell.engine.box import Setting, Setup
from everdell.engine.changes import discard_from_hand, gain_points
from everdell.engine.content import PURPLE
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.moments import ROLLED, SEASON_BEGUN
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game
from everdell.engine.visits import claim_event
from everdell.engine.zones import TABLE, Counter, count_of, set_count

_LUCKY: Final = "rugwort_lucky"
_HASTY: Final = "rugwort_hasty"
_GLITZY: Final = "rugwort_glitzy"
_SQUATTY: Final = "rugwort_squatty"
_CRANKY: Final = "rugwort_cranky"
_VARIANTS: Final = (_LUCKY, _HASTY, _GLITZY, _SQUATTY, _CRANKY)

_LAST_ROLL: Final = "last_roll"  # 0 before the first
_LUCK: Final = 1
_CRANKY_ROLL: Final = 8
# On top of what a purple card of his is worth anyway.
_GLITTER: Final = 2
_EMPTY_SPACE: Final = 2
_YOU: Final = 0


def variants() -> list[Setting]:
    return [Setting(id, ("off", "on"), "off", players=(1,)) for id in _VARIANTS]


def _varies(setup: Setup, variant: str) -> bool:
    return setup.players == 1 and setup.is_set(variant, "on")


def rolls_remembered(setup: Setup) -> list[Counter]:
    return [Counter(_LAST_ROLL, TABLE)] if _varies(setup, _LUCKY) else []


def what_he_does(setup: Setup) -> dict[int, list[Step]]:
    """What he, or his die, does beyond the usual, by the moment."""
    rolled: list[Step] = []
    if _varies(setup, _LUCKY):
        rolled.append(GainForLuck())
    if _varies(setup, _CRANKY):
        rolled.append(DiscardAtRandom())
    found: dict[int, list[Step]] = {ROLLED: rolled} if rolled else {}
    if _varies(setup, _HASTY):
        found[SEASON_BEGUN] = [AchieveFirstEvent()]
    return found


@final
class GainForLuck(Step):
    """The same number twice in a row brings him a point."""

    def run(self, g: Game, f: Frame) -> None:
        last = g.rules.counter(_LAST_ROLL)
        if count_of(g, last) == f.n:
            gain_points(g, f.me, _LUCK, 0)
        set_count(g, last, -1, f.n)


@final
class DiscardAtRandom(Step):
    """An eight costs you a card of your hand."""

    def run(self, g: Game, f: Frame) -> None:
        hand = g.players[_YOU].hand
        if f.n == _CRANKY_ROLL and hand:
            discard_from_hand(g, _YOU, hand[g.random.below(len(hand))])


@final
class AchieveFirstEvent(Step):
    """When he prepares he takes the leftmost special event that is left."""

    def run(self, g: Game, f: Frame) -> None:
        if not is_rugwort(g, f.me):
            return
        for event in g.board.events:
            place = g.rules.places[event]
            if place.group is SPECIAL_EVENT:
                claim_event(g, f.me, event)
                if g.journal is not None:
                    g.journal.tell(Entry("achieved", f.me, place=place.id))
                return


def his_score(g: Game, seat: int, parts: dict[str, int]) -> None:
    """What he scores on top: for purple cards, and for the spaces that you have left empty."""
    settings = g.rules.settings
    if settings[_GLITZY] == "on":
        parts["cards"] += _GLITTER * facts_of(g, g.players[seat]).colors[PURPLE]
    if settings[_SQUATTY] == "on":
        parts["empty_spaces"] = _EMPTY_SPACE * facts_of(g, g.players[_YOU]).free

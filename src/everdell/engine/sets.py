"""A whole set of picks as one choice.

The engine asks for several picks one at a time and in a fixed order, so that every set has one
path. A player who has marked a set knows nothing of that: it is checked as a whole before anything
happens, and then made pick by pick, as if each had been chosen by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from everdell.engine.errors import IllegalMove
from everdell.engine.picks import Candidate, Picks

if TYPE_CHECKING:
    from everdell.engine.state import Game

# What answers a decision: an option by its id, or a set of picks by theirs, in any order.
Selection: TypeAlias = str | tuple[str, ...]

DONE: Final = "done"


def choose_set(g: Game, ids: tuple[str, ...]) -> None:
    """Make all these picks, and no more. A set that may not be picked changes nothing."""
    first = g.picks
    if first is None:
        raise _illegal("no-set", "Several picks are not asked for now: send one option.", ids)
    wanted = _checked(first, ids)
    frame = g.stack[-1]
    pc = frame.pc
    now: Picks | None = first
    made = -1
    # The engine makes a pick by itself where nothing else is left, so `picked` tells how far it is.
    while now is not None and frame.pc == pc and now.picked - first.picked > made:
        made = now.picked - first.picked
        option = _called_now(wanted[made], now) if made < len(wanted) else DONE
        g.choose(option)
        if option == DONE or g.over or g.stack[-1] is not frame:
            return
        now = g.picks


def _checked(picks: Picks, ids: tuple[str, ...]) -> list[Candidate]:
    """The picks in the order in which they are made; an error if there is no such set."""
    wanted: list[Candidate] = []
    for candidate in picks.pool:
        n = ids.count(candidate.option.id)
        if n > candidate.count:
            raise _not_in_set(ids)
        wanted += [candidate] * n
    if len(wanted) != len(ids) or not picks.least <= len(ids) <= picks.most:
        raise _not_in_set(ids)
    for limit in picks.limits:
        if sum([ids.count(option.id) for option in limit.options]) > limit.most:
            raise _not_in_set(ids)
    return wanted


def _called_now(wanted: Candidate, now: Picks) -> str:
    """What a pick is called after others: the copies of a card in a city are counted anew."""
    for candidate in now.pool:
        for slot in candidate.slots:
            if slot in wanted.slots:
                return candidate.option.id
    return wanted.option.id


def _not_in_set(ids: tuple[str, ...]) -> IllegalMove:
    why = "This set cannot be picked: some of it is not there, or there are too many or too few."
    return _illegal("not-in-set", f"{why} Look at the picks again.", ids)


def _illegal(code: str, sentence: str, ids: tuple[str, ...]) -> IllegalMove:
    return IllegalMove(code, sentence, {"option": ", ".join(ids)})

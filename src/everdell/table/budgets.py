"""How often one player may do at one table what adds to its log without bringing the game on.

Everyone who comes to a table reads its log, so it must have an end. What brings the game on, or to
an end, has one by itself; all else is counted here by who does it and what it is. So no player
can use up what is another's, and a move, leaving, coming back and the end of a game are never
refused.
Answers need no count of their own, as each has a question before it, and hints have a move.
"""

from __future__ import annotations

from typing import Final

from everdell.engine.errors import EverdellError
from everdell.table.events import (
    AnyEvent,
    Arranged,
    Carried,
    Chosen,
    Dressed,
    Linked,
    Phrased,
    Proposed,
    Said,
    Sat,
    Undone,
)

SITS: Final = "sits"
LOOKS: Final = "looks"
ARRANGEMENTS: Final = "arrangements"
UNDOS: Final = "undos"
LINES: Final = "lines"
LINKS: Final = "links"
CARRIES: Final = "carries"

# Far more than an evening needs. Questions to the others are counted by what is asked.
MOST: Final = {
    SITS: 50,
    LOOKS: 200,
    ARRANGEMENTS: 500,
    UNDOS: 1_000,
    LINES: 2_000,
    LINKS: 200,
    CARRIES: 500,
    "undo": 500,
    "abandon": 100,
    "stand-in": 100,
}
# Tokens are free, so one visitor may come as many: beyond this, only the owner sits down.
MOST_SITS_OF_ALL: Final = 1_000


class Budgets:
    """What was done so far: by kind, then by the seat, or by the holder before seats are drawn.

    They are never changed, so that tables can share them.
    """

    def __init__(self, spent: dict[str, dict[str, int]] | None = None) -> None:
        self.spent: dict[str, dict[str, int]] = {} if spent is None else spent

    def after(self, event: AnyEvent) -> Budgets:
        """These budgets and what an event takes of them. Most take nothing: they are moves."""
        match event:
            case Chosen():
                return self
            case Sat():
                return self._with(SITS, event.holder)
            case Dressed():
                return self._with(LOOKS, str(event.seat))
            case Arranged():
                return self._with(ARRANGEMENTS, "")  # by the owner alone
            case Undone(agreed=False):
                return self._with(UNDOS, str(event.seat))
            case Proposed():
                return self._with(event.kind, str(event.seat))
            case Said():
                return self._with(LINES, str(event.seat))
            case Linked() | Phrased():
                return self._with(LINKS, str(event.seat))
            case Carried():
                return self._with(CARRIES, str(event.seat))
        return self

    def _with(self, kind: str, who: str) -> Budgets:
        of_kind = self.spent.get(kind, {})
        return Budgets({**self.spent, kind: {**of_kind, who: of_kind.get(who, 0) + 1}})

    def check(self, kind: str, who: str | int = "") -> None:
        """Raise if this was done as often as it may be."""
        if self.spent.get(kind, {}).get(str(who), 0) >= MOST[kind]:
            raise _used_up(kind)

    def check_crowd(self) -> None:
        """Raise if so many have sat down already that it cannot have been people."""
        if sum(self.spent.get(SITS, {}).values()) >= MOST_SITS_OF_ALL:
            raise _used_up(SITS)


def _used_up(kind: str) -> EverdellError:
    return EverdellError(
        "used-up",
        f"That was done often enough at this table ({kind}), and it keeps no more of it. "
        "The game itself goes on as before.",
        {"kind": kind, "most": str(MOST[kind])},
    )

"""What Rugwort makes of Pearlbrook.

The roll at the set-up is known at second hand, the rest of it is a reconstruction: correct the
figures here where a printed rulebook says otherwise.
"""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.base.rugwort import is_rugwort, roll
from everdell.boxes.pearlbrook.pearls import PEARL
from everdell.boxes.pearlbrook.river import AMBASSADOR, SPACES, turn_up
from everdell.engine.changes import change_count, come_home, put_on_place, take_off_place
from everdell.engine.queries import workers_at
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game

# The river space, from the top, for each side of the die.
_SPACE_ROLLED: Final = (0, 0, 1, 1, 2, 2, 3, 3)
# What he gains each time beside the pearl that he may find there.
_PEARLS: Final = 1


def set_up_his_ambassador(g: Game) -> None:
    for p in g.players:
        if is_rugwort(g, p.seat):
            _send(g, p.seat)


@final
class RugwortSendsAmbassador(Step):
    """When he prepares for a season his ambassador comes home and is sent out anew."""

    def run(self, g: Game, f: Frame) -> None:
        if not is_rugwort(g, f.me):
            return
        for id in SPACES:
            place = g.rules.place(id)
            if workers_at(g, place, f.me):
                take_off_place(g, f.me, place)
                come_home(g.players[f.me], g.rules.piece(AMBASSADOR), 1)
        _send(g, f.me)


def _send(g: Game, seat: int) -> None:
    """The eight-sided die says where to; from a space that is taken he goes on to the next."""
    at = _SPACE_ROLLED[roll(g, seat, "rolled_for_ambassador") - 1]
    for _ in SPACES:
        if g.at[g.rules.place(SPACES[at])] == 0:
            break
        at = (at + 1) % len(SPACES)
    else:
        return
    place = g.rules.place(SPACES[at])
    come_home(g.players[seat], g.rules.piece(AMBASSADOR), -1)
    put_on_place(g, seat, place)
    found = 1 if turn_up(g, seat, at) else 0
    change_count(g, g.rules.counter(PEARL), seat, found + _PEARLS, -place)

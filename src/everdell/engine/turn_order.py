"""The order in which seats take their turns, where something changes it before the first one."""

from __future__ import annotations

from everdell.engine.journal import Entry
from everdell.engine.state import Game


def begin_with(g: Game, seat: int) -> None:
    """Have a player begin; the others follow clockwise. Rivals stay before or behind them all.

    Only before the first turn.
    """
    rules = g.rules
    n = rules.players
    rivals = range(n, rules.seats)
    g.order = (
        *[rival for rival in rivals if rules.rival(rival).first],
        *[(seat + i) % n for i in range(n)],
        *[rival for rival in rivals if not rules.rival(rival).first],
    )
    g.turn = g.order[0]
    rounds = g.stack[0]
    # Before the first turn it stands behind the last player, from whom it goes on to the first.
    rounds.me = g.order[-1] if rounds.pc else g.turn
    rounds.owner = rounds.me
    if g.journal is not None:
        g.journal.tell(Entry("begins", seat))

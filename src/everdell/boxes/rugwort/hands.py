"""The Robber's exchange of hands."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import keep_to_limit
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import resource_receivers, room_in_hand
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Ask, Frame
from everdell.engine.state import Game


@final
class SwapHands(Ask):
    """Swap the whole hand with an opponent's; players who have passed receive no cards any more."""

    prompt: str = "swap-hands"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.seat_row("swap")

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.row[seat] for seat in resource_receivers(g, f.me)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        me = g.players[f.me]
        other = g.players[option.seat]
        me.hand, other.hand = other.hand, me.hand
        keep_to_limit(g, other.seat)  # their limits may differ
        if other.automaton and room_in_hand(g, me) < 0:
            g.push(g.rules.trimming, f.me, f.me, NO_SLOT, f.source)  # no limit has bound that hand
        else:
            keep_to_limit(g, me.seat)
        if g.journal is not None:
            given, got = len(other.hand), len(me.hand)
            g.journal.tell(
                Entry("swapped_hands", f.me, to=option.seat, n=given, got=got, barrier=True)
            )

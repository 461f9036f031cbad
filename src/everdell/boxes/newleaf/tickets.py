"""Train tickets: twice a game, a deployed worker goes on to another place."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.newleaf.solo import RollForTicket, RollForTicketCards
from everdell.engine.actions import Action
from everdell.engine.changes import change_count
from everdell.engine.content import SUMMER
from everdell.engine.effects.workers import LiftWorker, PlaceLifted, has_deployed
from everdell.engine.option import Option
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SLOT, Frame, Program
from everdell.engine.state import Game, Player
from everdell.engine.zones import SEAT, Counter

TICKET: Final = "ticket"
OUTBOUND: Final = 2  # uses left; then the way back is left


def tickets() -> Counter:
    return Counter(TICKET, SEAT, start=OUTBOUND)


@final
class UseTicket(Action):
    """Move a deployed worker: outbound at any time, back only once summer has been prepared."""

    def __init__(self) -> None:
        self.option = Option("")
        self.tickets = Counter("", SEAT)
        rival = [RollForTicket(), RollForTicketCards()]
        self.travel = Program([LiftWorker(named=False), PlaceLifted(), *rival])

    def bind(self, rules: Rules, index: int) -> None:
        self.option = rules.word(TICKET, index)
        self.tickets = rules.counter(TICKET)
        rules.register(self.travel, TICKET)

    def offer(self, g: Game, p: Player, out: list[Option]) -> None:
        left = p.counters[self.tickets.index]
        if (left == OUTBOUND or (left and p.season >= SUMMER)) and has_deployed(g, p.seat):
            out.append(self.option)

    def take(self, g: Game, f: Frame, option: Option) -> None:
        change_count(g, self.tickets, f.me, -1, 0)
        g.push(self.travel, f.me, f.me, NO_SLOT, 0)

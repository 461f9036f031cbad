"""The Pirate Ship and its voyages."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.pearlbrook.pearls import pearls_of
from everdell.engine.changes import leave_city, take_in_a_lone_one
from everdell.engine.characters import carry_over, visiting_on
from everdell.engine.facts import facts_of
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import opponents
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game

_MOST: Final = 3


@final
class Sail(Ask):
    """The speaking card moves to an empty space of an opponent's city, with all that is on it.

    What that opponent has in pearls is counted. An automatic opponent has room for everything.
    """

    conditional: bool = True
    prompt: str = "sail"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = rules.seat_row("sail")

    def _ports(self, g: Game, me: int) -> list[int]:
        found: list[int] = []
        for seat in opponents(g, me):
            p = g.players[seat]
            if p.automaton or facts_of(g, p).free > 0:
                found.append(seat)
        return sorted(found)

    def possible(self, g: Game, me: int, owner: int, slot: int) -> bool:
        return bool(self._ports(g, me))

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [self.row[seat] for seat in self._ports(g, f.me)]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        standing = visiting_on(g, f.owner, f.slot)
        ship = leave_city(g, f.owner, f.slot)
        for worker in ship.workers:
            g.players[worker].adrift -= 1
        host = g.players[option.seat]
        host.city.append(ship.with_host(-1))
        host.facts = None
        carry_over(g, standing, option.seat, len(host.city) - 1)
        take_in_a_lone_one(g, host, len(host.city) - 1)
        if g.journal is not None:
            id = g.rules.cards[ship.card].id
            g.journal.tell(Entry("sailed", f.me, card=id, city=option.seat, to=option.seat))
        f.n = min(_MOST, pearls_of(g.rules, host))

"""The Dungeon and its prisoners."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import leave_city
from everdell.engine.content import Ability
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import (
    chosen_slot,
    city_options,
    in_city,
    is_critter,
    may_enter,
    may_leave,
)
from everdell.engine.quotes import stays_payable, way_of
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game, Player


@final
class Imprison(Ability):
    """Put a critter of your city beneath this card: any card costs less (base index: Dungeon).

    The second cell opens while the warden is in the city, and is never for the warden.
    """

    def __init__(self, off: int, cells: int, warden: str, unlocked: int) -> None:
        super().__init__([ChoosePrisoner()], off, at_best=off)
        self.cells = cells
        self.warden = warden
        self.unlocked = unlocked
        self.key = 0

    def bind(self, rules: Rules) -> None:
        self.key = rules.card_or_none(self.warden)

    def prisoners(self, g: Game, p: Player, slot: int, card: int, more: int) -> list[int]:
        """Critters that may go down so that the card can still be played."""
        taken = len(p.city[slot].held)
        if taken >= self.unlocked or (taken >= self.cells and not in_city(g, p, self.key)):
            return []
        way = way_of(g, p, slot)
        found: list[int] = []
        for other in range(len(p.city)):
            critter = p.city[other].card
            if not may_leave(g, p, other) or not is_critter(g, critter):
                continue
            if taken >= self.cells and critter == self.key:
                continue
            if may_enter(g, p.seat, card, other) and stays_payable(g, p, card, way, other, more):
                found.append(other)
        return found

    def fits(self, g: Game, p: Player, slot: int, card: int, more: int) -> bool:
        return bool(self.prisoners(g, p, slot, card, more))


@final
class ChoosePrisoner(Ask):
    prompt: str = "prisoner"

    def __init__(self) -> None:
        self.row: CityRow = NO_ROW

    def bind(self, rules: Rules) -> None:
        self.row = rules.city_row("pay:prisoner")

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        ability = g.rules.cards[f.source].ability
        offered: list[Option] = []
        assert isinstance(ability, Imprison)
        slots = ability.prisoners(g, p, f.slot, f.card, f.more)
        city_options(g, p, slots, self.row, False, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        slot = chosen_slot(g, option)
        gone = leave_city(g, f.me, slot)
        cell = p.city[f.slot]
        p.city[f.slot] = cell.with_held((*cell.held, gone.card))
        if g.journal is not None:
            g.journal.tell(Entry("imprisoned", f.me, card=g.rules.cards[gone.card].id))

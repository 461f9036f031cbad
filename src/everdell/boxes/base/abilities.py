"""Card-playing abilities of the base box: Innkeeper, Crane, Dungeon, Judge."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import discard_from_city, leave_city
from everdell.engine.content import Ability
from everdell.engine.option import Option
from everdell.engine.queries import (
    chosen_slot,
    city_options,
    in_city,
    is_critter,
    may_enter,
    may_leave,
)
from everdell.engine.resources import BERRY, amount, covers, deficit, of_kind, payments, purse
from everdell.engine.rules import NO_ROW, CityRow, Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game, Player


@final
class LeaveCity(Step):
    """The speaking card is discarded from its city."""

    def run(self, g: Game, f: Frame) -> None:
        discard_from_city(g, f.me, f.slot, f.source)


@final
class DiscardForBerries(Ability):
    """Discard this card: a critter costs so many berries less (base index: Innkeeper)."""

    def __init__(self, berries: int) -> None:
        super().__init__([LeaveCity()])
        self.berries = berries

    def _price(self, g: Game, card: int) -> int:
        price = g.rules.cards[card].price
        return price - of_kind(BERRY, min(self.berries, amount(price, BERRY)))

    def usable(self, g: Game, p: Player, slot: int, card: int) -> bool:
        return (
            is_critter(g, card)
            and covers(purse(p.resources), self._price(g, card))
            and may_enter(g, p.seat, card, slot)
        )

    def payments(self, g: Game, p: Player, card: int) -> list[int]:
        return [self._price(g, card)]


@final
class DiscardForResources(Ability):
    """Discard this card: a construction costs so many resources less (base index: Crane)."""

    def __init__(self, off: int) -> None:
        super().__init__([LeaveCity()])
        self.off = off

    def usable(self, g: Game, p: Player, slot: int, card: int) -> bool:
        return (
            not is_critter(g, card)
            and deficit(p.resources, g.rules.cards[card].price) <= self.off
            and may_enter(g, p.seat, card, slot)
        )

    def payments(self, g: Game, p: Player, card: int) -> list[int]:
        return payments(p.resources, g.rules.cards[card].price, self.off)


@final
class Imprison(Ability):
    """Put a critter of your city beneath this card: any card costs less (base index: Dungeon).

    The second cell opens while the warden is in the city, and is never for the warden.
    """

    def __init__(self, off: int, cells: int, warden: str, unlocked: int) -> None:
        super().__init__([ChoosePrisoner()])
        self.off = off
        self.cells = cells
        self.warden = warden
        self.unlocked = unlocked
        self.key = 0

    def bind(self, rules: Rules) -> None:
        self.key = rules.card_or_none(self.warden)

    def prisoners(self, g: Game, p: Player, slot: int, card: int) -> list[int]:
        """Critters that may go down so that the card can still be played."""
        taken = len(p.city[slot].held)
        if taken >= self.unlocked or (taken >= self.cells and not in_city(g, p, self.key)):
            return []
        found: list[int] = []
        for other in range(len(p.city)):
            critter = p.city[other].card
            if not may_leave(g, p, other) or not is_critter(g, critter):
                continue
            if taken >= self.cells and critter == self.key:
                continue
            if may_enter(g, p.seat, card, other):
                found.append(other)
        return found

    def usable(self, g: Game, p: Player, slot: int, card: int) -> bool:
        return deficit(p.resources, g.rules.cards[card].price) <= self.off and bool(
            self.prisoners(g, p, slot, card)
        )

    def payments(self, g: Game, p: Player, card: int) -> list[int]:
        return payments(p.resources, g.rules.cards[card].price, self.off)


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
        city_options(g, p, ability.prisoners(g, p, f.slot, f.card), self.row, False, offered)
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        p = g.players[f.me]
        slot = chosen_slot(g, option)
        gone = leave_city(g, f.me, slot)
        cell = p.city[f.slot]
        p.city[f.slot] = cell.with_held((*cell.held, gone.card))
        if g.journal is not None:
            g.journal.tell("imprisoned", f.me, {"card": g.rules.cards[gone.card].id})


@final
class Substitute(Ability):
    """Pay one resource of a card's cost with another kind (base index: Judge)."""

    def __init__(self) -> None:
        super().__init__([])

    def payments(self, g: Game, p: Player, card: int) -> list[int]:
        price = g.rules.cards[card].price
        owned = purse(p.resources)
        found: list[int] = []
        for spared in range(4):
            if amount(price, spared) == 0:
                continue
            for instead in range(4):
                swapped = price - of_kind(spared, 1) + of_kind(instead, 1)
                if instead != spared and covers(owned, swapped) and swapped not in found:
                    found.append(swapped)
        return found

    def usable(self, g: Game, p: Player, slot: int, card: int) -> bool:
        return can_substitute(p.resources, g.rules.cards[card].cost) and may_enter(g, p.seat, card)


def can_substitute(resources: list[int], cost: tuple[int, int, int, int]) -> bool:
    """Whether some resource of the cost can be replaced: the one that is missing, if one is."""
    missing = -1
    kinds = 0
    for kind in range(4):
        if cost[kind]:
            kinds += 1
            if cost[kind] > resources[kind]:
                if missing >= 0 or cost[kind] > resources[kind] + 1:
                    return False
                missing = kind
    for kind in range(4):
        left_over = resources[kind] > cost[kind]  # it may stand in for another kind
        if left_over and (missing >= 0 or kinds > 1 or (kinds == 1 and cost[kind] == 0)):
            return True
    return False

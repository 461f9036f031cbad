"""The Pigs keep all Farms of the deck beside their city."""

from __future__ import annotations

from typing import Final, final

from everdell.boxes.powers import POWER
from everdell.engine.changes import gain_points, refill_row
from everdell.engine.journal import Entry
from everdell.engine.moments import Modifier
from everdell.engine.rules import Rules
from everdell.engine.stack import Frame, Step
from everdell.engine.state import Game, Player
from everdell.engine.zones import ALL, PILE, ROW, TABLE, Zone, lay, lying_in

STACK: Final = "farm_stack"
FARM_ROW: Final = "top_farm"


def farm_zones(points: int) -> list[Zone]:
    """The stack, face up, and its top, which any player may play."""
    return [
        Zone(STACK, TABLE, PILE, ALL),
        Zone(
            FARM_ROW, TABLE, ROW, ALL,
            places=1, refill=(STACK,), origin=True, at_once=True, then=[PayPigs(points)],
        ),
    ]  # fmt: skip


@final
class FarmsBesideCity(Modifier):
    """Farms stand beside their player's city, and so do cards that count as one."""

    def __init__(self, farm: str) -> None:
        self.farm = farm
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.farm)

    def takes_no_space(self, g: Game, p: Player, card: int) -> bool:
        definition = g.rules.cards[card]
        return self.number in (card, definition.stands_for) and not definition.replaces


@final
class StackFarms(Step):
    """All Farms of the deck are stacked; those in hands and in the meadow stay there."""

    def __init__(self, farm: str) -> None:
        self.farm = farm
        self.numbers: list[int] = []

    def bind(self, rules: Rules) -> None:
        farm = rules.card_or_none(self.farm)
        self.numbers = [farm, *rules.cards[farm].stand_ins] if farm else []

    def run(self, g: Game, f: Frame) -> None:
        g.players[f.me].facts = None  # they count what takes no space
        deck = g.deck[: g.top]
        farms = [card for card in deck if card in self.numbers]
        g.deck = [card for card in deck if card not in self.numbers]
        g.top = len(g.deck)
        stack = g.rules.zone(STACK)
        lay(g, stack, -1, (*lying_in(g, stack), *farms))
        if g.journal is not None:
            g.journal.tell(Entry("stacked_farms", f.me, n=len(farms), barrier=True))
        refill_row(g, g.rules.zone(FARM_ROW))


@final
class PayPigs(Step):
    """Another player has taken the Farm on top: the owner of the stack gains points."""

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, g: Game, f: Frame) -> None:
        pigs = g.rules.thing("pigs")
        for p in g.players:
            if p.seat != f.me and pigs in lying_in(g, g.rules.zone(POWER), p.seat):
                gain_points(g, p.seat, self.points, pigs)

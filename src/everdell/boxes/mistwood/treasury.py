"""King North's Treasury: point tokens that make cards cheaper."""

from __future__ import annotations

from typing import final

from everdell.boxes.mistwood.figures import TREASURY
from everdell.engine.changes import put_points_on
from everdell.engine.content import Ability
from everdell.engine.effects.city import PutPointsHere
from everdell.engine.option import Option
from everdell.engine.queries import may_enter
from everdell.engine.quotes import is_payable
from everdell.engine.resources import PLENTY, deficit, payments, total
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Step
from everdell.engine.state import Game, Player

_TOKENS, _OFF = TREASURY
_MOST = 12  # tokens that may lie there, those of a Clock Tower included


def fill_treasury() -> list[Step]:
    return [PutPointsHere(_TOKENS)]


@final
class ReturnPointTokens(Ability):
    """Return any number of the tokens on this card: each makes a card cheaper."""

    def __init__(self) -> None:
        super().__init__([ChooseTokens()])
        self.number = 0

    def bind(self, rules: Rules) -> None:
        for card in rules.cards:
            if card.ability is self:
                self.number = card.number

    def fits(self, g: Game, p: Player, slot: int, card: int, more: int) -> bool:
        return (
            p.city[slot].points > 0
            and total(self.price(g, card)) > 0
            and may_enter(g, p.seat, card)
        )

    def due(self, g: Game, p: Player, card: int) -> list[int]:
        return payments(PLENTY, self.price(g, card), _OFF * self._returned(g, p))

    def covers(self, g: Game, p: Player, card: int) -> bool:
        return deficit(p.resources, self.price(g, card)) <= _OFF * self._returned(g, p)

    def _returned(self, g: Game, p: Player) -> int:
        """How many tokens are returned: all of them, until it is chosen how many."""
        for f in reversed(g.stack):
            if f.program is g.rules.playing and f.me == p.seat:
                if f.n and g.rules.ways[f.way].card == self.number:
                    return f.n
                break
        return max([placed.points for placed in p.city if placed.card == self.number], default=0)


@final
class ChooseTokens(Ask):
    """How many tokens are returned: so many that the card can be paid, and none for nothing."""

    insists: bool = True
    prompt: str = "return-tokens"

    def __init__(self) -> None:
        self.row: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.row = [Option(f"return:{n}", "return-points", n=n) for n in range(1, _MOST + 1)]

    def options(self, g: Game, f: Frame) -> list[Option]:
        p = g.players[f.me]
        play = g.stack[-2]
        there = min(p.city[f.slot].points, (total(g.rules.prices[f.card]) + _OFF - 1) // _OFF)
        offered: list[Option] = []
        for n in range(1, min(there, _MOST) + 1):
            play.n = n
            if is_payable(g, p, f.card, play.way, 0, f.more):
                offered.append(self.row[n - 1])
        play.n = 0
        return offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        put_points_on(g, f.me, f.slot, -option.n)
        g.stack[-2].n = option.n

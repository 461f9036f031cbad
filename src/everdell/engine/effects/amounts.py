"""Numbers read from the table: how many Farms, how many tokens, how many were discarded."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from everdell.engine.queries import in_city, is_paired, slot_of
from everdell.engine.rules import Rules
from everdell.engine.stack import Frame, Program, Step
from everdell.engine.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that is read when it is needed. As a condition, zero means no."""

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def of(self, g: Game, f: Frame) -> int:
        raise NotImplementedError


@final
class Fixed(Amount):
    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, g: Game, f: Frame) -> int:
        return self.n


@final
class Counted(Amount):
    """What the step before has counted, in full groups of `every`."""

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def of(self, g: Game, f: Frame) -> int:
        return f.n // self.every


@final
class InCity(Amount):
    """Copies of a card in the city that the text reads."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.card)

    def of(self, g: Game, f: Frame) -> int:
        return in_city(g, g.players[f.owner], self.number)


@final
class PointsHere(Amount):
    """Point tokens lying on the speaking card."""

    def of(self, g: Game, f: Frame) -> int:
        return g.players[f.owner].city[f.slot].points


@final
class PointsOn(Amount):
    """Point tokens lying on a card of one's own city; none if it is not there."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.number = 0

    def bind(self, rules: Rules) -> None:
        self.number = rules.card_or_none(self.card)

    def of(self, g: Game, f: Frame) -> int:
        p = g.players[f.me]
        slot = slot_of(g, p, self.number) if self.number else -1
        return p.city[slot].points if slot >= 0 else 0


@final
class Paired(Amount):
    """Whether the speaking card shares its space with its partner."""

    def of(self, g: Game, f: Frame) -> int:
        return 1 if is_paired(g.players[f.owner], f.slot) else 0


def amount(n: int | Amount) -> Amount:
    return n if isinstance(n, Amount) else Fixed(n)


@final
class If(Step):
    """Go on with a program only when every condition holds."""

    def __init__(self, conditions: list[Amount], then: list[Step]) -> None:
        self.conditions = conditions
        self.then = Program(then)
        self.plain = self.then.plain

    def bind(self, rules: Rules) -> None:
        for condition in self.conditions:
            condition.bind(rules)

    def nested(self) -> list[Program]:
        return [self.then]

    def run(self, g: Game, f: Frame) -> None:
        for condition in self.conditions:
            if condition.of(g, f) == 0:
                return
        inner = g.push(self.then, f.me, f.owner, f.slot, f.source)
        inner.n = f.n
        inner.trail = f.trail

"""Countings: numbers read from the table, for gains, conditions and scores alike.

They add up, multiply and compare as a text does: `2 * Cards("farm")`, `Spaces() // 5`,
`Cards(color=RED) >= 6`. What there is to count stands in `everdell.engine.effects.counts`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from everdell.engine.rules import Rules
from everdell.engine.stack import Frame
from everdell.engine.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting:
    """A number that is read when it is needed. As a condition, zero means no.

    It is told in plain numbers what it reads for, so that scoring makes no objects:

    me      who gains
    owner   whose city the text reads
    slot    where in that city the speaking card stands, or NO_SLOT
    source  what speaks: a card's number, or minus a place's number
    n       what the step before has counted
    """

    def bind(self, rules: Rules) -> None:
        """Look up ids."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        raise NotImplementedError

    def cards_for(self, n: int) -> int:
        """How many cards a city has at least, if it is so many."""
        return 0

    def now(self, g: Game, f: Frame) -> int:
        """What it is for a running text."""
        return self.of(g, f.me, f.owner, f.slot, f.source, f.n)

    def __add__(self, other: Counting) -> Counting:
        return Sum(self, other)

    def __rmul__(self, factor: int) -> Counting:
        return Product(factor, self)

    def __floordiv__(self, every: int) -> Counting:
        return Quotient(self, every)

    def __ge__(self, least: int) -> Counting:
        return AtLeast(self, least)

    def __le__(self, most: int) -> Counting:
        return NoMoreThan(self, most)

    def __gt__(self, other: Counting) -> Counting:
        return MoreThan(self, other)

    def __and__(self, other: Counting) -> Counting:
        return Both(self, other)


@final
class Fixed(Counting):
    def __init__(self, fixed: int) -> None:
        self.fixed = fixed

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return self.fixed


def counting(n: int | Counting) -> Counting:
    return n if isinstance(n, Counting) else Fixed(n)


# Made of others ------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Made(Counting):
    """A number made of another one."""

    def __init__(self, what: Counting) -> None:
        self.what = what

    def bind(self, rules: Rules) -> None:
        self.what.bind(rules)


class _OfTwo(Made):
    """A number made of two others."""

    def __init__(self, what: Counting, other: Counting) -> None:
        super().__init__(what)
        self.other = other

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        self.other.bind(rules)


@final
class Sum(_OfTwo):
    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        what = self.what.of(g, me, owner, slot, source, n)
        return what + self.other.of(g, me, owner, slot, source, n)


@final
class Both(_OfTwo):
    """Whether two conditions hold."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        if self.what.of(g, me, owner, slot, source, n) == 0:
            return 0
        return 1 if self.other.of(g, me, owner, slot, source, n) else 0


@final
class Product(Made):
    def __init__(self, factor: int, what: Counting) -> None:
        super().__init__(what)
        self.factor = factor

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return self.factor * self.what.of(g, me, owner, slot, source, n)


@final
class Quotient(Made):
    """Full groups of so many."""

    def __init__(self, what: Counting, every: int) -> None:
        super().__init__(what)
        self.every = every

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return self.what.of(g, me, owner, slot, source, n) // self.every


@final
class AtLeast(Made):
    """Whether there are so many."""

    def __init__(self, what: Counting, least: int) -> None:
        super().__init__(what)
        self.least = least

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return 1 if self.what.of(g, me, owner, slot, source, n) >= self.least else 0


@final
class NoMoreThan(Made):
    """Whether there are so many or fewer."""

    def __init__(self, what: Counting, most: int) -> None:
        super().__init__(what)
        self.most = most

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return 1 if self.what.of(g, me, owner, slot, source, n) <= self.most else 0


@final
class MoreThan(_OfTwo):
    """Whether there is more of one than of another."""

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        what = self.what.of(g, me, owner, slot, source, n)
        return 1 if what > self.other.of(g, me, owner, slot, source, n) else 0


@final
class AtMost(Made):
    """As many as there are, up to a limit."""

    def __init__(self, limit: int, what: Counting) -> None:
        super().__init__(what)
        self.limit = limit

    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return min(self.limit, self.what.of(g, me, owner, slot, source, n))

"""What makes cards dearer or cheaper, and what may be paid in place of something else."""

from __future__ import annotations

from typing import Final, final

from everdell.engine.effects.which import Which
from everdell.engine.moments import Modifier
from everdell.engine.rates import Rate
from everdell.engine.resources import amount, bundle, of_kind, with_more
from everdell.engine.rules import Rules
from everdell.engine.state import Game, Player

ALWAYS: Final = 99  # as often as a price has resources


def _each_once(prices: list[int]) -> list[int]:
    return list(dict.fromkeys(prices))


class _Costs(Modifier):
    """Resources of some kinds, and `any` of the player's choice, on top of a price or off it."""

    def __init__(
        self,
        which: Which,
        *,
        twig: int = 0,
        resin: int = 0,
        pebble: int = 0,
        berry: int = 0,
        any: int = 0,
    ) -> None:
        self.which = which
        self.change = bundle(twig, resin, pebble, berry)
        self.any = any
        self.rate = (
            Rate(added=self.change, more=any) if self.raises else Rate(spared=self.change, less=any)
        )

    def bears_on(self, rules: Rules, card: int) -> bool:
        return self.which.fits(rules.cards[card])


@final
class CostsMore(_Costs):
    """Cards cost these resources on top, and `any` of the player's choice."""

    raises: bool = True

    def prices(self, g: Game, p: Player, card: int, due: list[int]) -> list[int]:
        if not self.which.fits(g.rules.cards[card]):
            return due
        return with_more([price + self.change for price in due], self.any, g.rules.figures.kinds)


@final
class CostsLess(_Costs):
    """Cards cost less: these resources as far as they are due, and `any` of choice."""

    def prices(self, g: Game, p: Player, card: int, due: list[int]) -> list[int]:
        if not self.which.fits(g.rules.cards[card]):
            return due
        found = [self._spared(price) for price in due] if self.change else due
        for _ in range(self.any):
            found = _each_once([lower for price in found for lower in _one_less(price)])
        return found

    def _spared(self, price: int) -> int:
        for kind in range(4):
            spared = min(amount(self.change, kind), amount(price, kind))
            if spared:
                price -= of_kind(kind, spared)
        return price


def _one_less(price: int) -> list[int]:
    """A price without one of its resources, whichever; nothing stays nothing."""
    if price == 0:
        return [0]
    return [price - of_kind(kind, 1) for kind in range(4) if amount(price, kind)]


@final
class PayWith(Modifier):
    """Pay `n` of one kind in place of any 1 resource, up to `times` for a card."""

    def __init__(self, which: Which, kind: int, n: int = 1, times: int = ALWAYS) -> None:
        self.which = which
        self.kind = kind
        self.n = n
        self.times = times
        self.rate = Rate(kind=kind, each=n, times=times)

    def bears_on(self, rules: Rules, card: int) -> bool:
        return self.which.fits(rules.cards[card])

    def swaps(self, g: Game, p: Player, card: int, due: list[int]) -> list[int]:
        if not self.which.fits(g.rules.cards[card]):
            return due
        found = due[:]
        latest = due
        times = 0
        while latest and times < self.times:
            latest = [
                swapped
                for swapped in _each_once([x for price in latest for x in self._swapped(price)])
                if swapped not in found
            ]
            found += latest
            times += 1
        return found

    def _swapped(self, price: int) -> list[int]:
        """The price with one resource of another kind replaced."""
        given = of_kind(self.kind, self.n)
        return [
            price - of_kind(kind, 1) + given
            for kind in range(4)
            if kind != self.kind and amount(price, kind)
        ]

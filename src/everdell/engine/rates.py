"""Changes of prices in figures, and whether what a player owns will do for a changed price.

The list of what can be played asks this of every card. Only where the figures cannot tell are all
payments looked at, one by one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from everdell.engine.resources import BITS, FIELD, holdings

# Whether a price can be paid.
NO: Final = 0
YES: Final = 1
UNSURE: Final = 2  # the figures do not tell


@final
class Rate:
    """What is done to a price, in this order. Bundles and numbers of resources.

    added   on top of it
    more    of choice, on top of it
    spared  left out as far as they are due
    less    of choice, left out
    times   how often any 1 resource may be paid with `each` resources of a `kind`
    """

    def __init__(
        self,
        *,
        added: int = 0,
        more: int = 0,
        spared: int = 0,
        less: int = 0,
        kind: int = 0,
        each: int = 0,
        times: int = 0,
    ) -> None:
        self.added = added
        self.more = more
        self.spared = spared
        self.less = less
        self.kind = kind
        self.each = each
        self.times = times


@final
class Change:
    """All that changes the price of a card, put together from a rate of each that does.

    One without figures has no rate.

    raises    whether the price only ever rises: who cannot pay what is printed cannot pay
    told      whether the figures tell all there is to know
    keeps_up  whether at least as many resources are due in all as are printed
    """

    def __init__(self, rates: list[Rate | None], raises: bool) -> None:
        self.raises = raises
        self.added = 0
        self.more = 0
        self.spared = 0
        self.less = 0
        self.kind = 0
        self.each = 0
        self.times = 0
        swapping = 0
        self._bounded = True
        for rate in rates:
            if rate is None:
                self._bounded = False
                continue
            self.added += rate.added
            self.more += rate.more
            self.spared += rate.spared
            self.less += rate.less
            if rate.times:
                swapping += 1
                self.kind = rate.kind
                self.each = rate.each
                self.times = rate.times
        # Where a price both rises and falls, it matters which of it comes first.
        crossed = (self.added or self.more) and (self.spared or self.less)
        self.told = self._bounded and swapping <= 1 and not crossed
        self._swaps = swapping > 0
        self.keeps_up = self._bounded and not (self.spared or self.less)

    def verdict(self, owned: list[int], price: int, off: int, more: int, any_kind: bool) -> int:
        """Whether these resources pay a price, lowered by `off` resources of choice before.

        `more` of choice are due on top of everything, and they may be of `any_kind`.
        """
        if not self._bounded:
            return UNSURE
        on_top: i64 = self.more + more
        left_out: i64 = off + self.less
        added: i64 = self.added
        spared: i64 = self.spared
        rest: i64 = price
        swapped: i64 = self.kind if self._swaps else -1
        due: i64 = 0  # in all, without what is added, and before anything of choice is left out
        extra: i64 = 0  # added in all
        short: i64 = 0  # of kinds that must be left out, or swapped
        of_that: i64 = 0  # due of the kind that others are swapped for
        beyond = False  # whether more is added of a kind than the player owns
        kind: i64 = 0
        while rest or added:
            here: i64 = (rest & FIELD) - (spared & FIELD)
            if here < 0:
                here = 0
            due += here
            top: i64 = added & FIELD
            extra += top
            have: i64 = owned[kind]
            if kind == swapped:
                of_that = here + top
            elif here + top > have:
                short += here + top - have
                if top > have:
                    beyond = True
            rest >>= BITS
            added >>= BITS
            spared >>= BITS
            kind += 1
        lowest: i64 = due - left_out if due > left_out else 0
        in_all: i64 = holdings(owned)
        if not self.told:
            return NO if lowest > in_all else UNSURE
        if on_top and not any_kind:
            return UNSURE
        if not self._swaps:
            if beyond or short > left_out or lowest + extra + on_top > in_all:
                return NO
            return YES
        if left_out and (on_top or self.added):
            return UNSURE
        if short >= left_out:
            short -= left_out
        else:
            of_that -= left_out - short
            if of_that < 0:
                of_that = 0
            short = 0
        each: i64 = self.each
        if short > self.times or of_that + each * short > owned[self.kind]:
            return NO
        # Where anything is due on top, nothing is left out.
        if on_top and due + extra + (each - 1) * short + on_top > in_all:
            return NO
        return YES

"""Several picks of one text, described whole.

They are asked one at a time in a fixed order, so that every set has one path. A program
that shows a table wants to know more: which things may be marked, and how many of them.
"""

from __future__ import annotations

from typing import final

from everdell.engine.option import Option


@final
class Candidate:
    """Something that may be marked, up to `count` times.

    slots   for cards of one's own city, where those stand that the option speaks for. Their number
            in the option's id changes when a copy has left; the slots tell what it is called then
    """

    __slots__ = ("count", "option", "slots")

    def __init__(self, option: Option, count: int, slots: tuple[int, ...] = ()) -> None:
        self.option = option
        self.count = count
        self.slots = slots


@final
class Limit:
    """Options that draw on the same things: so many of them together at most."""

    __slots__ = ("most", "options")

    def __init__(self, options: list[Option], most: int) -> None:
        self.options = options
        self.most = most


@final
class Picks:
    """The picks of an ask: those made so far, and every set that may follow.

    picked  made so far
    least   more to be made at least; at 0 one may be done
    most    more to be made at most
    pool    what may be marked, in the order in which it must be chosen
    """

    __slots__ = ("_pool", "_row", "_things", "least", "limits", "most", "picked")

    def __init__(self, picked: int, least: int, most: int, pool: list[Candidate] | None) -> None:
        self.picked = picked
        self.least = max(least, 0)
        self.most = most
        self.limits: list[Limit] = []
        self._pool = pool
        self._row: list[Option] = []
        self._things: list[int] = []

    @staticmethod
    def of_copies(
        picked: int, least: int, most: int, row: list[Option], things: list[int]
    ) -> Picks:
        """Picks among sorted things, whose copies are all the same: `row` has their options."""
        made = Picks(picked, least, most, None)
        made._row = row
        made._things = things
        return made

    @property
    def pool(self) -> list[Candidate]:
        pool = self._pool
        if pool is None:  # many only ask how many picks there are
            pool = [
                Candidate(self._row[thing], min(self._things.count(thing), self.most))
                for i, thing in enumerate(self._things)
                if i == 0 or thing != self._things[i - 1]
            ]
            self._pool = pool
        return pool

    @property
    def several(self) -> bool:
        """Whether this is, or began as, more than one choice among the options."""
        return self.most > 1 or self.least == 0 or self.picked > 0

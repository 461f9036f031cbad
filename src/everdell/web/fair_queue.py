"""Whose turn is next when many visitors want the same few workers.

Time is shared, not questions: of those who wait, the visitor comes first who has used the least of
it. So thirty wishes of one visitor keep the one wish of another waiting no longer than one would,
and a visitor with short wishes has more of them granted than one with long ones. But no visitor
waits for long on account of what was used before: past some patience, visitors simply take turns.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """What waits, by visitor; each visitor's own things stay in order.

    patience  how many seconds of work the past may put a visitor behind or before the others
    _used     the seconds that visitors have used, as if all had been here from the beginning
    _now      the seconds that are each one's fair part by now. Who comes, or comes again, begins
              there: time that was not used is not saved up, and no visitor waits for ever new ones
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._waiting: dict[str, deque[Item]] = {}  # of equals, the first is next
        self._used: dict[str, float] = {}
        self._now = 0.0

    def __len__(self) -> int:
        return sum([len(items) for items in self._waiting.values()])

    @property
    def visitors(self) -> tuple[str, ...]:
        """Those who wait for something."""
        return tuple(self._waiting)

    def waiting(self, visitor: str) -> int:
        """How many things a visitor waits for."""
        return len(self._waiting.get(visitor, ()))

    def put(self, visitor: str, item: Item) -> None:
        if visitor not in self._waiting:
            self._waiting[visitor] = deque()
            self._used[visitor] = max(self._now, self._used.get(visitor, 0.0))
        self._waiting[visitor].append(item)

    def take(self) -> tuple[str, Item] | None:
        """The next thing and whose it is; None if nothing waits."""
        if not self._waiting:
            return None
        part = self._patience / len(self._waiting)
        for who in self._waiting:
            self._used[who] = max(self._now - part, min(self._used[who], self._now + part))
        visitor = min(self._waiting, key=self._used.__getitem__)
        self._now = max(self._now, self._used[visitor])
        items = self._waiting.pop(visitor)
        item = items.popleft()
        if items:
            self._waiting[visitor] = items  # behind its equals from now on
        return visitor, item

    def remove(self, visitor: str, item: Item) -> bool:
        """Let something go that still waits; whether it did."""
        items = self._waiting.get(visitor)
        if items is None or item not in items:
            return False
        items.remove(item)
        if not items:
            del self._waiting[visitor]
        return True

    def charge(self, visitor: str, seconds: float) -> None:
        """So much was used for a visitor."""
        self._now += seconds / len({*self._waiting, visitor})
        self._used[visitor] = self._used.get(visitor, self._now) + seconds
        self._used = {
            who: used
            for who, used in self._used.items()
            if used > self._now or who in self._waiting
        }

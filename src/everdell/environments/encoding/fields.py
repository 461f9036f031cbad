"""Parts of an observation that follow one thing of the game, and know what they show."""

from __future__ import annotations

from typing import Final, final

from everdell.environments.encoding.shared_vector import SharedVector

NOWHERE: Final = -1


@final
class Number:
    """A single number, 0 in the beginning."""

    def __init__(self, vector: SharedVector, at: int) -> None:
        self._vector = vector
        self._at = at
        self._seen = 0

    def set(self, number: int) -> None:
        if number != self._seen:
            self._seen = number
            self._vector.put(self._at, number)


@final
class Numbers:
    """Neighbouring numbers that follow a tuple, in which a change is never made in place."""

    def __init__(self, vector: SharedVector, start: int) -> None:
        self._vector = vector
        self._start = start
        self._seen: tuple[int, ...] = ()

    def set(self, numbers: tuple[int, ...]) -> None:
        if numbers is not self._seen:
            self._seen = numbers
            for i in range(len(numbers)):
                self._vector.put(self._start + i, numbers[i])


@final
class OneHot:
    """The one 1 in a run of 0s, or none at all."""

    def __init__(self, vector: SharedVector) -> None:
        self._vector = vector
        self._at = NOWHERE

    def set(self, at: int) -> None:
        if at != self._at:
            if self._at != NOWHERE:
                self._vector.put(self._at, 0)
            if at != NOWHERE:
                self._vector.put(at, 1)
            self._at = at


@final
class CardCounts:
    """How often each card is among some."""

    def __init__(self, vector: SharedVector, start: int) -> None:
        self._vector = vector
        self._start = start
        self._seen: list[int] = []

    def set(self, cards: list[int]) -> None:
        seen = self._seen
        if (not cards and not seen) or cards == seen:
            return
        # Most hands begin and end as they did before: they are sorted.
        first = 0
        while first < len(seen) and first < len(cards) and seen[first] == cards[first]:
            first += 1
        old = len(seen)
        new = len(cards)
        while old > first and new > first and seen[old - 1] == cards[new - 1]:
            old -= 1
            new -= 1
        for i in range(first, old):
            self._vector.add(self._start + seen[i], -1)
        for i in range(first, new):
            self._vector.add(self._start + cards[i], 1)
        self._seen = cards[:]


@final
class MeadowCounts:
    """How often each card lies there, those that may be taken apart from the others."""

    def __init__(
        self, vector: SharedVector, places: int, open_start: int, blocked_start: int
    ) -> None:
        self._vector = vector
        self._open = open_start
        self._blocked = blocked_start
        self._seen = [0] * places
        self._seen_blocked = 0

    def set(self, cards: list[int], blocked: int) -> None:
        """`blocked` has a bit for each place."""
        seen = self._seen
        if blocked != self._seen_blocked:
            for place in range(len(seen)):
                self._count(seen[place], place, -1)
                seen[place] = 0
            self._seen_blocked = blocked
        elif cards == seen:
            return
        for place in range(len(seen)):
            if cards[place] != seen[place]:
                self._count(seen[place], place, -1)
                self._count(cards[place], place, 1)
                seen[place] = cards[place]

    def _count(self, card: int, place: int, sign: int) -> None:
        if card:
            start = self._blocked if self._seen_blocked >> place & 1 else self._open
            self._vector.add(start + card, sign)

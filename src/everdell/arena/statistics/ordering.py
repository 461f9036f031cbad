"""Results in the order of their seeds, however they come: the same games make the same tables."""

from __future__ import annotations

from collections.abc import Iterator

from everdell.arena.jobs import Result


class InOrder:
    """Holds a result back until all those before it have come."""

    def __init__(self, seed: int) -> None:
        self._next = seed
        self._early: dict[int, Result] = {}

    def take(self, result: Result) -> Iterator[Result]:
        """What can be passed on now."""
        self._early[result.seed] = result
        while self._next in self._early:
            yield self._early.pop(self._next)
            self._next += 1

    def rest(self) -> list[Result]:
        """What is still held back when nothing more will come."""
        return [self._early[seed] for seed in sorted(self._early)]

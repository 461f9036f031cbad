"""An event loop without waiting: when all are asleep, its clock goes on to the next event."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run_fast_forward(work: Coroutine[Any, Any, T]) -> T:
    """Run something that only sleeps and computes, in no time."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(work)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._selector_clock = _Selector()
        super().__init__(self._selector_clock)

    def time(self) -> float:
        return self._selector_clock.now


class _Selector(selectors.SelectSelector):
    """Goes on by as long as it is to wait."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(timeout and 0.0)

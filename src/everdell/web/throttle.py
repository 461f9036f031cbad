"""Something that is wanted often, done now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Throttle:
    """Does something for a key at once, and again no sooner than after a pause.

    What is asked for meanwhile is done once, at the end of the pause. `pause` says how many seconds
    it takes for a key.
    """

    def __init__(self, do: Callable[[str], None], pause: Callable[[str], float]) -> None:
        self._do = do
        self._pause = pause
        self._asked_again: dict[str, bool] = {}  # the keys that have their pause

    def ask(self, key: str) -> None:
        if key in self._asked_again:
            self._asked_again[key] = True
            return
        self._asked_again[key] = False
        self._do(key)
        asyncio.get_running_loop().call_later(self._pause(key), self._go_on, key)

    def _go_on(self, key: str) -> None:
        if self._asked_again.pop(key):
            self.ask(key)

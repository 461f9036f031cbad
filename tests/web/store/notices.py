"""What a node hears."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from everdell.web.store import Store


class Ear:
    """Remembers what a node was told."""

    def __init__(self) -> None:
        self.changes: list[tuple[str | None, int]] = []
        self.words: list[str] = []

    async def listen(self, store: Store) -> None:
        await store.listen(lambda code, seq: self.changes.append((code, seq)), self.words.append)


async def until(happened: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.01)

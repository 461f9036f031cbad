"""Bots by name, those of other packages included."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Final

from everdell.bots.greedy import GreedyBot
from everdell.bots.protocol import Bot
from everdell.bots.random_bot import RandomBot
from everdell.engine.errors import EverdellError

# Bots outside the repository plug in by this entry point: a name, and what makes one from a seed.
ENTRY_POINT: Final = "everdell.bots"

BotMaker = Callable[[int], Bot]


@lru_cache(maxsize=1)
def _makers() -> dict[str, BotMaker]:
    makers: dict[str, BotMaker] = {"random": RandomBot, "greedy": GreedyBot}
    for plug in sorted(entry_points(group=ENTRY_POINT), key=lambda plug: plug.name):
        makers.setdefault(plug.name, plug.load())
    return makers


def bot_names() -> tuple[str, ...]:
    return tuple(_makers())


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot that plays the same way whenever it has the same seed."""
    maker = _makers().get(name)
    if maker is None:
        known = ", ".join(bot_names())
        raise EverdellError(
            "unknown-bot",
            f"There is no bot {name!r}. There are: {known}.",
            {"bot": name, "known": known},
        )
    return maker(seed)

"""Bots by name, those of other packages included."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Final

from everdell.bots.levels import LEVELS, TRAINEE, Level
from everdell.bots.protocol import Bot
from everdell.bots.random_bot import RandomBot
from everdell.bots.specs import read_spec
from everdell.engine.errors import EverdellError

# Bots outside the repository plug in by this entry point: a name, and what makes one from a seed.
ENTRY_POINT: Final = "everdell.bots"

BotMaker = Callable[[int], Bot]

_LEVELS: Final[dict[str, Level]] = {level.name: level for level in (*LEVELS, TRAINEE)}


@lru_cache(maxsize=1)
def _makers() -> dict[str, BotMaker]:
    """What makes the bots that have no styles and no budget."""
    makers: dict[str, BotMaker] = {RandomBot.name: RandomBot}
    for plug in sorted(entry_points(group=ENTRY_POINT), key=lambda plug: plug.name):
        if plug.name not in _LEVELS:
            makers.setdefault(plug.name, plug.load())
    return makers


def bot_names() -> tuple[str, ...]:
    """The levels from gentle to expert, then all others."""
    return (*[level.name for level in LEVELS], *_makers())


def check_name(name: str) -> None:
    known = bot_names()
    if name not in known:
        raise EverdellError(
            "unknown-bot",
            f"There is no bot {name!r}. There are: {', '.join(known)}.",
            {"bot": name, "known": ", ".join(known)},
        )


def make_bot(spec: str, seed: int = 0) -> Bot:
    """A bot from `name[:style][@budget]`. With the same seed it plays the same way.

    With a budget in seconds that holds as far as the clock lets it.
    """
    wanted = read_spec(spec)
    if wanted.name in _LEVELS:
        return _LEVELS[wanted.name].sit_down(wanted, seed)
    check_name(wanted.name)
    if spec != wanted.name:
        raise EverdellError(
            "plain-bot",
            f"The bot {wanted.name!r} takes neither a style nor a budget: leave them out.",
            {"bot": wanted.name},
        )
    return _makers()[wanted.name](seed)

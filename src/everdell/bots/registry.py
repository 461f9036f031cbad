"""Bots by name, those of other packages included."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from everdell.bots.levels import LEVELS, TRAINEE, Level
from everdell.bots.protocol import Bot
from everdell.bots.random_bot import RandomBot
from everdell.bots.specs import BotSpec, Budget, read_spec
from everdell.engine.errors import EverdellError

# Bots outside the repository plug in by this entry point: a name, and what makes one from a seed.
ENTRY_POINT: Final = "everdell.bots"

BotMaker = Callable[[int], Bot]

_LEVELS: Final[dict[str, Level]] = {level.name: level for level in (*LEVELS, TRAINEE)}


@lru_cache(maxsize=1)
def _makers() -> dict[str, BotMaker]:
    """What makes the bots that have no styles and no budget."""
    makers: dict[str, BotMaker] = {RandomBot.name: RandomBot}
    for plug in _plugs():
        makers.setdefault(plug.name, partial(_plugged, plug))
    return makers


def _plugs() -> list[EntryPoint]:
    """The bots of other packages, but for those that have a name of ours."""
    plugs = [plug for plug in entry_points(group=ENTRY_POINT) if plug.name not in _LEVELS]
    return sorted(plugs, key=lambda plug: plug.name)


def load_plugs() -> None:
    """Import the bots of other packages before they are asked: that may take long."""
    for plug in _plugs():
        with suppress(Exception):  # it will be told when that bot is asked for
            plug.load()


def _plugged(plug: EntryPoint, seed: int) -> Bot:
    """A bot of another package, loaded only now: if it cannot be, no other bot is concerned."""
    try:
        maker: BotMaker = plug.load()
    except Exception as fault:
        why = f"{type(fault).__name__}: {fault}"
        raise EverdellError(
            "broken-bot",
            f"The bot {plug.name!r} cannot be loaded ({why}): mend its package, or leave it out.",
            {"bot": plug.name, "why": why},
        ) from fault
    return maker(seed)


def bot_names() -> tuple[str, ...]:
    """The levels from gentle to expert, then all others; nothing is loaded to know them."""
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
    wanted = checked_spec(spec)
    if wanted.name in _LEVELS:
        return _LEVELS[wanted.name].sit_down(wanted, seed)
    return _makers()[wanted.name](seed)


def level_of(spec: str) -> Level | None:
    """The level that is asked for; none for `random` and for bots of other packages."""
    return _LEVELS.get(read_spec(spec).name)


def shortened(spec: str, seconds: float) -> str:
    """The same bot with no more time to think than this.

    Only what is counted in seconds can be cut: other bots stay as they are.
    """
    wanted = read_spec(spec)
    level = _LEVELS.get(wanted.name)
    budget = wanted.budget or (None if level is None else level.budget)
    if budget is None or budget.iterations or budget.seconds <= seconds:
        return spec
    return str(replace(wanted, budget=Budget(seconds)))


def is_foreign(spec: str) -> bool:
    """Whether a bot of another package is asked for: what it does is not known."""
    return read_spec(spec).name not in {*_LEVELS, RandomBot.name}


def checked_spec(spec: str) -> BotSpec:
    """What is asked for, if there is such a bot and it can play like that.

    No bot is made for it, and none of another package is loaded: that may take long, or fail.
    """
    wanted = read_spec(spec)
    if wanted.name in _LEVELS:
        _LEVELS[wanted.name].check(wanted)
        return wanted
    check_name(wanted.name)
    if spec != wanted.name:
        raise EverdellError(
            "plain-bot",
            f"The bot {wanted.name!r} takes neither a style nor a budget: leave them out.",
            {"bot": wanted.name},
        )
    return wanted

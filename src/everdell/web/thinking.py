"""Bots think in processes of their own, so that neither a slow nor a broken one stops a table.

Those who answer at once, those who look ahead, those of other packages (nobody knows what they do)
and hints to people have processes of their own each: nobody waits behind somebody slower.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final, NamedTuple

from everdell.bots import Advice, World, advise, make_bot
from everdell.bots.apart import fall_silent
from everdell.bots.failure import BotFailed
from everdell.bots.registry import is_foreign, level_of, load_plugs
from everdell.bots.specs import Budget
from everdell.engine.state import Game
from everdell.games import load_game
from everdell.processes import follow_parent
from everdell.web.workers import Workers

_YIELDING: Final = 5  # how much the server comes before its bots when both want the processor


class Thinkers:
    """Choose for bots and advise people; `seconds` is how long a thought may take.

    workers  processes for each kind of thinkers; one is enough for those who answer at once
    """

    def __init__(self, workers: int = 1, seconds: float = 5.0) -> None:
        self._quick = Workers(1, seconds, _warm_up)
        self._hinting = Workers(workers, seconds, _warm_up)
        self._pondering = Workers(workers, seconds, _warm_up)
        self._foreign = Workers(workers, seconds, _warm_up_for_foreign)

    async def choose(self, bot: str, world: Game, seat: int, seed: int) -> str:
        """What a bot chooses in a game imagined for its seat. Cancelling ends the thinking, too."""
        answer = await self._workers_for(bot).answer(_think, bot, world.to_json(), seat, seed)
        _check(answer)
        if answer.option not in {option.id for option in world.options}:
            raise BotFailed("illegal")
        return answer.option

    async def advise(self, world: Game, seat: int, seed: int, seconds: float) -> tuple[Advice, ...]:
        """What the best options are in a game imagined for a seat, after so many seconds."""
        answer = await self._hinting.answer(_advise, world.to_json(), seat, seed, seconds)
        _check(answer)
        offered = {option.id for option in world.options}
        if any(advice.option not in offered for advice in answer.advice):
            raise BotFailed("illegal")
        return answer.advice

    async def close(self) -> None:
        """End all workers. Whoever still waits for an answer is cancelled."""
        everybody = (self._quick, self._hinting, self._pondering, self._foreign)
        await asyncio.gather(*[workers.close() for workers in everybody])

    def _workers_for(self, bot: str) -> Workers:
        if is_foreign(bot):
            return self._foreign
        level = level_of(bot)
        return self._quick if level is None or level.budget is None else self._pondering


def _check(answer: _Answer) -> None:
    if answer.fault:
        raise BotFailed("crash", answer.fault)


# In the worker -------------------------------------------------------------------------------


class _Answer(NamedTuple):
    """Plain words: an exception might not survive the way back, and could tell secrets."""

    option: str = ""
    advice: tuple[Advice, ...] = ()
    fault: str = ""  # the name of the exception that the bot broke with


def _warm_up() -> None:
    follow_parent()
    if hasattr(os, "nice"):
        os.nice(_YIELDING)


def _warm_up_for_foreign() -> None:
    fall_silent()
    _warm_up()
    load_plugs()  # so that no bot thinks less because of what it has to import


def _think(bot: str, world: str, seat: int, seed: int) -> _Answer:
    try:
        option = make_bot(bot, seed).choose(World(load_game(world)), seat)
    except BaseException as fault:
        return _Answer(fault=type(fault).__name__)
    return _Answer(option if type(option) is str else "")


def _advise(world: str, seat: int, seed: int, seconds: float) -> _Answer:
    try:
        return _Answer(advice=tuple(advise(load_game(world), seat, Budget(seconds), seed)))
    except BaseException as fault:
        return _Answer(fault=type(fault).__name__)

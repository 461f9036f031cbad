"""Bots think in processes of their own, so that neither a slow nor a broken one stops a table.

Those who answer at once, those who look ahead, those of other packages (nobody knows what they do),
hints to people and other work that takes long have processes of their own each: nobody waits behind
somebody slower. In front of each, visitors share the time fairly; when much is asked for, those who
look ahead think for less time than they were given, never for more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from everdell.bots import Advice, World, advise, make_bot
from everdell.bots.apart import fall_silent
from everdell.bots.failure import BotFailed
from everdell.bots.registry import is_foreign, level_of, load_plugs, shortened
from everdell.bots.specs import Budget
from everdell.engine.errors import EverdellError
from everdell.engine.state import Game
from everdell.games import load_game
from everdell.processes import follow_parent
from everdell.web.workers import Workers

Result = TypeVar("Result")


class Thinkers:
    """Choose for bots and advise people; `seconds` is how long a thought may take.

    workers  processes for each kind of thinkers; one is enough for those who answer at once
    """

    def __init__(self, workers: int = 1, seconds: float = 5.0) -> None:
        self._quick = Workers("quick", 1, seconds, _warm_up)
        self._hinting = Workers("hint", workers, seconds, _warm_up)
        self._pondering = Workers("looking-ahead", workers, seconds, _warm_up)
        self._foreign = Workers("foreign", workers, seconds, _warm_up_for_foreign)
        self._errands = Workers("errand", 1, seconds, _warm_up)

    async def choose(self, visitor: str, bot: str, world: Game, seat: int, seed: int) -> str:
        """What a bot chooses in a game imagined for its seat. Cancelling ends the thinking, too."""
        workers = self._workers_for(bot)
        async with workers.turn(visitor) as share:
            spec = shortened(bot, share)
            answer = await workers.answer(_think, spec, world.to_json(), seat, seed)
        _check(answer)
        if answer.option not in {option.id for option in world.options}:
            raise BotFailed("illegal")
        return answer.option

    async def advise(
        self,
        visitor: str,
        world: Game,
        seat: int,
        seed: int,
        seconds: float,
        begun: Callable[[], None] = lambda: None,
    ) -> tuple[Advice, ...]:
        """What the best options are in a game imagined for a seat, after so many seconds.

        `begun` is called when the waiting is over and the thinking begins.
        """
        async with self._hinting.turn(visitor) as share:
            begun()
            budget = min(seconds, share)
            answer = await self._hinting.answer(_advise, world.to_json(), seat, seed, budget)
        _check(answer)
        offered = {option.id for option in world.options}
        if any(advice.option not in offered for advice in answer.advice):
            raise BotFailed("illegal")
        return answer.advice

    async def run(
        self, visitor: str, seconds: float, work: Callable[..., Result], *question: object
    ) -> Result:
        """Other work, away from the event loop and from all bots, for so many seconds at most.

        `work` is a function of a module, and what goes there and back can be pickled. An
        EverdellError of it is raised here; BotFailed says that it was too slow or broke.
        """
        async with self._errands.turn(visitor):
            done = await self._errands.answer(_run, work, question, limit=seconds)
        if done.refusal is not None:
            raise done.refusal
        if done.fault:
            raise BotFailed("crash", done.fault)
        result: Result = done.result
        return result

    async def close(self) -> None:
        """End all workers. Whoever still waits for an answer is cancelled."""
        everybody = (self._quick, self._hinting, self._pondering, self._foreign, self._errands)
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


class _Done(NamedTuple):
    """What came of an errand."""

    result: Any = None
    refusal: EverdellError | None = None
    fault: str = ""  # the name of any other exception


def _warm_up() -> None:
    follow_parent()


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


def _run(work: Callable[..., Any], question: tuple[object, ...]) -> _Done:
    try:
        return _Done(work(*question))
    except EverdellError as fault:
        return _Done(refusal=fault)
    except BaseException as fault:
        return _Done(fault=type(fault).__name__)

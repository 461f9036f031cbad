"""Bots think in processes of their own, so that neither a slow nor a broken one stops a table.

Quick bots, bots that look ahead, bots of other packages, hints to people and other work that takes
long have processes of their own each, so that none waits behind a slower kind. In front of each,
visitors share the time fairly; when much is asked for, bots that look ahead think for less time
than they were given, never for more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from everdell.bots import Advice, advise, make_bot
from everdell.bots.failure import BotFailed
from everdell.bots.foreign import answer_of
from everdell.bots.registry import is_foreign, level_of, load_plugs, shortened
from everdell.bots.specs import Budget
from everdell.engine.errors import EverdellError
from everdell.engine.state import Game
from everdell.games import load_game
from everdell.web.workers import Workers

Result = TypeVar("Result")


class Thinkers:
    """Choose for bots and advise people; `seconds` is how long a thought may take.

    workers  processes for each kind of thinkers; one is enough for quick bots
    """

    def __init__(self, workers: int = 1, seconds: float = 5.0) -> None:
        self._quick = Workers("quick", 1, seconds)
        self._hinting = Workers("hint", workers, seconds)
        self._pondering = Workers("looking-ahead", workers, seconds)
        self._foreign = Workers("foreign", workers, seconds, load_plugs, silent=True)
        self._errands = Workers("errand", 1, seconds)

    async def choose(self, visitor: str, bot: str, world: Game, seat: int, seed: int) -> str:
        """What a bot chooses in a game imagined for its seat. Cancelling ends the thinking, too."""
        workers = self._workers_for(bot)
        async with workers.turn(visitor) as share:
            spec = shortened(bot, share)
            answer = await workers.answer(_think, spec, world.to_json(), seat, seed)
        if answer not in {option.id for option in world.options}:
            raise BotFailed("illegal")
        return answer

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
            found = await self._hinting.answer(_advise, world.to_json(), seat, seed, budget)
        offered = {option.id for option in world.options}
        if any(advice.option not in offered for advice in found):
            raise BotFailed("illegal")
        return found

    async def run(
        self, visitor: str, seconds: float, work: Callable[..., Result], *question: object
    ) -> Result:
        """Other work, away from the event loop and from all bots, for so many seconds at most.

        `work` is a function of a module, and what goes there and back can be pickled. An
        EverdellError of it is raised here; BotFailed says that it was too slow or broke.
        """
        async with self._errands.turn(visitor):
            result, refusal = await self._errands.answer(_run, work, question, limit=seconds)
        if refusal is not None:
            raise refusal
        done: Result = result
        return done

    async def close(self) -> None:
        """End all workers. Those who still wait for an answer are cancelled."""
        kinds = (self._quick, self._hinting, self._pondering, self._foreign, self._errands)
        await asyncio.gather(*[workers.close() for workers in kinds])

    def _workers_for(self, bot: str) -> Workers:
        if is_foreign(bot):
            return self._foreign
        level = level_of(bot)
        return self._quick if level is None or level.budget is None else self._pondering


# In the worker -------------------------------------------------------------------------------


def _think(bot: str, world: str, seat: int, seed: int) -> str:
    return answer_of(make_bot(bot, seed), world, seat)


def _advise(world: str, seat: int, seed: int, seconds: float) -> tuple[Advice, ...]:
    return tuple(advise(load_game(world), seat, Budget(seconds), seed))


def _run(
    work: Callable[..., Any], question: tuple[object, ...]
) -> tuple[Any, EverdellError | None]:
    """The result, or why it was refused: other exceptions would come back by name alone."""
    try:
        return work(*question), None
    except EverdellError as fault:
        return None, fault

"""Hints: what a bot would do in a person's place, counted once for each decision.

The bot thinks as if it sat there: it gets a game imagined for that seat. A hint is told only after
the table has counted it, and asking again about the same decision gives the same. One that is no
longer waited for is dropped, unless the bot thinks about it already: ending its process would cost
more time than the thought.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import structlog

from everdell.bots import Advice
from everdell.bots.failure import BotFailed
from everdell.bots.specs import USUAL
from everdell.engine.errors import EverdellError
from everdell.engine.state import Game
from everdell.table.acts import check_turn, take_hint
from everdell.web.hint_views import HintView, advice_view
from everdell.web.host import Host
from everdell.web.metrics import METRICS
from everdell.web.thinking import Thinkers

_SHARE: Final = 0.5  # of the time after which a thought is ended: a hint takes no more of it
_MOST_KEPT: Final = 1000  # tables whose last hint is remembered

_log = structlog.get_logger("everdell")


class _Asked:
    """The last hint that was asked for at a table.

    hint     what the bot will say or has said
    askers   how many wait for it
    thought  whether the bot thinks about it, or has thought
    """

    def __init__(self, version: int) -> None:
        self.version = version
        self.hint: asyncio.Task[list[Advice]]
        self.askers = 0
        self.thought = False

    def begin(self) -> None:
        self.thought = True

    async def awaited(self) -> list[Advice]:
        self.askers += 1
        try:
            return await asyncio.shield(self.hint)
        finally:
            self.askers -= 1

    @property
    def of_no_use(self) -> bool:
        """Whether it failed, or was given up before it was begun."""
        if self.hint.done():
            return self.hint.cancelled() or self.hint.exception() is not None
        return not self.askers and not self.thought


class Hints:
    """`limit` is how long a thought may take before it is ended."""

    def __init__(self, host: Host, thinkers: Thinkers, limit: float) -> None:
        self._host = host
        self._thinkers = thinkers
        self._seconds = min(USUAL.seconds, _SHARE * limit)
        self._asked: OrderedDict[str, _Asked] = OrderedDict()  # by table, asked last comes last

    async def ask(
        self, code: str, holder: str, version: int, check_rate: Callable[[], None]
    ) -> HintView:
        """A hint for the decision that a holder has to make. Only a new one counts for the rate."""
        table = (await self._host.table(code)).table
        game, seat = check_turn(table, holder, version)
        asked = self._asked.get(code)
        if asked is None or asked.version != version:
            check_rate()
            asked = self._keep(code, _Asked(version))
            asked.hint = asyncio.create_task(self._think(asked, code, holder, game, seat))
        try:
            advice = await asked.awaited()
        finally:
            self._forget_if_useless(code, asked)
        await self._count(code, holder, version)
        head = (await self._host.table(code)).table.head
        return {
            "code": code,
            "seq": head,
            "version": version,
            "seat": seat,
            "advice": [advice_view(one) for one in advice],
        }

    async def _think(
        self, asked: _Asked, code: str, holder: str, game: Game, seat: int
    ) -> list[Advice]:
        chance = self._host.chance
        world = game.determinize(seat, chance.seed())
        try:
            advice = await self._thinkers.advise(
                holder, world, seat, chance.seed(), self._seconds, asked.begin
            )
        except BotFailed as fault:
            _log.warning("hint-failed", table=code, why=fault.why, detail=fault.detail)
            METRICS.bot_failures.labels(fault.why).inc()
            raise _no_hint(fault.why) from None
        return list(advice)

    async def _count(self, code: str, holder: str, version: int) -> None:
        try:
            await self._host.act(code, lambda table: take_hint(table, holder, version))
        except EverdellError as fault:
            if fault.code != "already-hinted":  # before a restart, or on another node
                raise

    def _keep(self, code: str, asked: _Asked) -> _Asked:
        self._asked[code] = asked
        self._asked.move_to_end(code)
        if len(self._asked) > _MOST_KEPT:
            self._asked.popitem(last=False)
        return asked

    def _forget_if_useless(self, code: str, asked: _Asked) -> None:
        """So that it may be asked for again."""
        if asked.of_no_use:
            asked.hint.cancel()
            if self._asked.get(code) is asked:
                del self._asked[code]


def _no_hint(why: str) -> EverdellError:
    return EverdellError(
        "no-hint",
        "No hint was found this time, and none was counted. Ask again, or choose by yourself.",
        {"why": why},
    )

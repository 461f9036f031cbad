"""What the server does at tables by itself: bots that are to move, clocks that run out.

Bots think in other processes, and a table waits for its bot alone. Should this node die, the move
is due: any node, this one when it is back included, finds it in the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog

from everdell.bots.failure import BotFailed
from everdell.bots.levels import STAND_IN
from everdell.bots.random_bot import RandomBot
from everdell.engine.errors import EverdellError
from everdell.table.acts import bot_chooses, bot_stumbles, time_out
from everdell.table.table import GameTable
from everdell.web.host import Act, Host
from everdell.web.metrics import METRICS
from everdell.web.presence import SAY_AGAIN
from everdell.web.store import Unavailable
from everdell.web.thinking import Thinkers

_ROUND: Final = 1.0  # seconds between two looks at what is due
_MOST: Final = 1000  # tables looked after in one round
_GRACE: Final = 30.0  # seconds in which no clock runs out: while we were away, none could move

# The game went on, or ended, while a bot was thinking.
_MOVED_ON: Final = frozenset({"abandoned", "game-finished", "not-your-turn", "stale-version"})

_log = structlog.get_logger("everdell")


class Scheduler:
    def __init__(self, host: Host, thinkers: Thinkers) -> None:
        self._host = host
        self._thinkers = thinkers
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._said = 0.0
        self._prolonged = 0.0
        self._left_alone: dict[str, float] = {}  # tables that failed, until when
        self._patient_until = host.clock() + _GRACE
        self._tasks: set[asyncio.Task[None]] = set()
        host.after_act = self._look

    def start(self) -> None:
        self._in_background(self._go_round())

    async def stop(self) -> None:
        tasks = [*self._thinking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, code: str | None, seq: int) -> None:
        """Another node has added to a table."""
        self._in_background(self._stay_in_step(code, seq))

    async def _stay_in_step(self, code: str | None, seq: int) -> None:
        """Take it in, as soon as the database can be read: it is not said a second time."""
        while True:
            try:
                await self._host.loaded.follow(code, seq)
                return
            except EverdellError as fault:
                if not _is_outage(fault):
                    _log.warning("out-of-step", code=fault.code)
                await asyncio.sleep(_ROUND)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What is due -----------------------------------------------------------------------------

    async def _go_round(self) -> None:
        horizon = self._host.bot_lease  # what was under way when the server stopped is due at once
        while True:
            try:
                self._host.loaded.forget_idle(spared=self._thinking.__contains__)
                await self._say_who_is_there()
                await self._keep_what_is_thought_about()
                if horizon:
                    await self._host.store.forget_future(self._host.clock())
                due = self._host.clock() + horizon
                for code in await self._host.store.due(due, _MOST):
                    await self._attend(code, due)
                horizon = 0.0
            except Exception as fault:
                if _is_outage(fault):
                    self._patient_until = self._host.clock() + _GRACE
                else:
                    _log.exception("round-failed")
            await asyncio.sleep(_ROUND)

    async def _keep_what_is_thought_about(self) -> None:
        """Bots may have to wait for long before they can think: no other node is to begin, too."""
        now, lease = self._host.clock(), self._host.bot_lease
        if self._thinking and self._host.store.shared and now >= self._prolonged + lease / 3:
            self._prolonged = now
            heads: dict[str, int] = {}
            for code in list(self._thinking):
                with suppress(EverdellError):  # it may have been deleted
                    table = (await self._host.table(code)).table
                    if table.bot_to_move:
                        heads[code] = table.head
            if heads:
                await self._host.store.prolong(heads, now + lease)

    async def _say_who_is_there(self) -> None:
        """Now and then, so that nodes believe what they have heard no longer than it is true."""
        now = self._host.clock()
        if now >= self._said + SAY_AGAIN:
            self._said = now
            self._host.presence.forget_silent_nodes()
            await self._host.presence.report_all()

    async def _attend(self, code: str, due: float) -> None:
        """Let the clock run out or a bot move, if it is still due.

        A table at which that fails must not keep the others waiting: it is left alone for a while.
        """
        if self._left_alone.get(code, 0.0) > self._host.clock():
            return
        self._left_alone.pop(code, None)
        try:
            hot = await self._host.table(code)
            deadline = hot.table.deadline
            if deadline is not None and max(deadline, self._patient_until) <= self._host.clock():
                await self._host.act(code, lambda table: time_out(table, self._host.clock()))
            if hot.table.bot_to_move and await self._is_ours(hot.table, due):
                self._look(code, hot.table)
        except Exception as fault:
            if _is_outage(fault):
                raise  # no other table fares better
            self._left_alone[code] = self._host.clock() + _GRACE
            _log.warning("not-attended", table=code, exc_info=fault)

    async def _is_ours(self, table: GameTable, due: float) -> bool:
        """Whether this node thinks about a move that is due; of several that find it, one does."""
        if table.code in self._thinking or not self._host.store.shared:
            return True
        until = self._host.clock() + self._host.bot_lease
        return await self._host.store.claim(table.code, table.head, due, until)

    # Bots ------------------------------------------------------------------------------------

    def _look(self, code: str, table: GameTable) -> None:
        """Let a bot think if it is to move and is not thinking yet."""
        if table.bot_to_move and code not in self._thinking:
            self._thinking[code] = asyncio.create_task(self._play_bots(code))

    async def _play_bots(self, code: str) -> None:
        try:
            await self._play_until_a_person_is_to_move(code)
        finally:
            del self._thinking[code]

    async def _play_until_a_person_is_to_move(self, code: str) -> None:
        while True:
            try:
                table = (await self._host.table(code)).table
                if not table.bot_to_move:
                    return
                await self._host.act(code, await self._move(table))
            except EverdellError as fault:
                if fault.code not in _MOVED_ON:
                    if not _is_outage(fault):
                        _log.warning("bot-stopped", table=code, code=fault.code)
                    return  # it is due, and the next round tries again
            except Exception:
                _log.exception("bot-stopped", table=code)
                return

    async def _move(self, table: GameTable) -> Act:
        """What the bot chooses that is to move; if it fails, what another one chooses for it.

        It is asked once: a bot that kept a table waiting in vain is likely to do so again.
        """
        bot, version = table.bot_to_move, table.version
        try:
            option = await self._ask(bot, table)
        except BotFailed as fault:
            why = fault.why
            successor, option = await self._substitute(bot, table)
            return lambda now: bot_stumbles(now, option, version, why, successor)
        return lambda now: bot_chooses(now, option, version)

    async def _substitute(self, bot: str, table: GameTable) -> tuple[str, str]:
        """Who chooses for a bot that failed, and what."""
        if bot != STAND_IN:
            with suppress(BotFailed):
                return STAND_IN, await self._ask(STAND_IN, table)
        return RandomBot.name, await self._ask(RandomBot.name, table)

    async def _ask(self, bot: str, table: GameTable) -> str:
        game, seat = table.game, table.decider
        assert game is not None
        assert seat is not None
        chance = self._host.chance
        if bot == RandomBot.name:  # nothing to think about, and so nothing that could fail
            return game.options[chance.below(len(game.options))].id
        world = game.determinize(seat, chance.seed())
        try:
            return await self._thinkers.choose(table.owner, bot, world, seat, chance.seed())
        except BotFailed as fault:
            why, detail = fault.why, fault.detail
            _log.warning("bot-failed", table=table.code, bot=bot, why=why, detail=detail)
            METRICS.bot_failures.labels(why).inc()
            raise


def _is_outage(fault: Exception) -> bool:
    """Whether the database is away, of which the store has told the log."""
    return isinstance(fault, Unavailable) or (
        isinstance(fault, EverdellError) and fault.code == "unavailable"
    )

"""Tables at which players choose at random, one game after the other."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from everdell.engine.errors import EverdellError
from everdell.web.load.client import Client, Refused, TableSeen, next_table
from everdell.web.load.figures import LoadTally
from everdell.web.load.pace import Pace

_PLAYING: Final = "playing"
_PAUSE: Final = 0.2  # seconds until a table is set up anew where something went wrong
_DOORS: Final = 32  # tables that are set up at the same time


class Players:
    """The players of a run, at so many tables; `tally` counts what they do."""

    def __init__(self, client: Client, pace: Pace, at_each: int, boxes: tuple[str, ...]) -> None:
        self.tally = LoadTally()
        self._client = client
        self._pace = pace
        self._at_each = at_each
        self._boxes = boxes
        self._doors = asyncio.Semaphore(_DOORS)

    @asynccontextmanager
    async def seated(
        self, tables: int, progress: Callable[[float], None] = lambda share: None
    ) -> AsyncIterator[None]:
        """All tables are set up; they play when `pace` begins."""
        ready = 0
        all_ready = asyncio.Event()

        def one_is_ready() -> None:
            nonlocal ready
            ready += 1
            progress(ready / tables)
            if ready == tables:
                all_ready.set()

        playing = [asyncio.create_task(self._play_on(one_is_ready)) for _ in range(tables)]
        waiting = asyncio.create_task(all_ready.wait())
        try:
            # Before the beginning, a table ends only where something is wrong.
            done, _ = await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
            try:
                for task in done:
                    task.result()
            except Refused as fault:
                raise _refused(fault.code) from fault
            yield
        finally:
            await _cancelled([waiting, *playing])

    async def _play_on(self, ready: Callable[[], None]) -> None:
        """Play at one table until the time is over. Nothing may go wrong before it begins."""
        async with self._doors:
            tokens = [await self._client.identity() for _ in range(self._at_each)]
        while not self._pace.over:
            try:
                await self._play_game(tokens, ready)
                self.tally.games += 1
            except Refused as fault:
                if not self._pace.begun:
                    raise
                self.tally.errors[fault.code] += 1
                await asyncio.sleep(_PAUSE)

    async def _play_game(self, tokens: list[str], ready: Callable[[], None]) -> None:
        async with self._doors:
            host, *others = tokens
            code = await self._client.open_table(host, len(tokens), self._boxes)
            for other in others:
                await self._client.join(other, code)
            await self._client.start(host, code)
        game = _Game(code, len(tokens), ready)
        playing = [asyncio.create_task(self._play_seat(game, token)) for token in tokens]
        try:
            await asyncio.gather(*playing)
        finally:  # one cannot go on without the others
            await _cancelled(playing)

    async def _play_seat(self, game: _Game, token: str) -> None:
        async with self._doors:
            socket = await self._client.live(token, game.code)
        async with socket:
            known = 0
            while True:
                table = await next_table(socket)
                if table is None or table.version <= known:
                    continue
                if known:
                    self._note_pushes(game, token, range(known, table.version))
                else:
                    game.arrive()
                known = table.version
                if table.status != _PLAYING:
                    return
                if table.options and await self._pace.may_move():
                    await self._move(game, token, table)

    def _note_pushes(self, game: _Game, token: str, versions: range) -> None:
        """How long the moves of others took to this player, who has just been told of them."""
        now = time.perf_counter()
        for version in versions:
            sent = game.sent.get(version)
            if sent is not None and sent.by != token:
                self.tally.pushes.append(now - sent.at)

    async def _move(self, game: _Game, token: str, table: TableSeen) -> None:
        option = random.choice(table.options)
        with self._pace.moving():
            began = time.perf_counter()
            game.sent[table.version] = _Sent(token, began)
            await self._client.choose(token, game.code, option, table.version)
            self.tally.latencies.append(time.perf_counter() - began)


class _Sent(NamedTuple):
    """A move: who made it, and when it was sent."""

    by: str
    at: float


class _Game:
    """`sent` holds its moves by the version of the table they were made at."""

    def __init__(self, code: str, players: int, ready: Callable[[], None]) -> None:
        self.code = code
        self.sent: dict[int, _Sent] = {}
        self._coming = players
        self._ready = ready

    def arrive(self) -> None:
        self._coming -= 1
        if not self._coming:
            self._ready()


async def _cancelled(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _refused(code: str) -> EverdellError:
    return EverdellError(
        "load-refused",
        f"The server did not let the tables be set up ({code!r}). If it limits what one address "
        "may do, lift the limits, or leave --url out.",
        {"code": code},
    )

"""Players who choose at random, and the tables they play at, one game after the other."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from everdell.web.load.figures import LoadTally
from everdell.web.load.pace import Pace
from everdell.web.load.surface import Refused, Surface, TableSeen, hear

_PLAYING: Final = "playing"
_BREATH: Final = 0.2  # seconds until a table is set up anew where something went wrong


class Sent(NamedTuple):
    """A move: who made it, and when it was sent."""

    by: str
    at: float


class Shared(NamedTuple):
    """What all tables of a run share; `doors` lets only a few be set up at the same time."""

    surface: Surface
    pace: Pace
    tally: LoadTally
    doors: asyncio.Semaphore


class PlayedTable:
    """Some players who meet again and again."""

    def __init__(self, shared: Shared, players: int, ready: Callable[[], None]) -> None:
        self._shared = shared
        self._players = players
        self._ready = ready  # called when all players are there for the first game

    async def play(self) -> None:
        """Play until the time is over. Nothing may go wrong before the whistle."""
        surface, pace, tally, doors = self._shared
        async with doors:
            tokens = [await surface.identity() for _ in range(self._players)]
        while not pace.over:
            try:
                await self._play_game(tokens)
                tally.games += 1
            except Refused as fault:
                if not pace.begun:
                    raise
                tally.errors[fault.code] += 1
                await asyncio.sleep(_BREATH)

    async def _play_game(self, tokens: list[str]) -> None:
        surface = self._shared.surface
        async with self._shared.doors:
            host, *guests = tokens
            code = await surface.open_table(host, self._players)
            for guest in guests:
                await surface.join(guest, code)
            await surface.start(host, code)
        seats = Seats(self._shared, code, len(tokens), self._ready)
        playing = [asyncio.create_task(seats.play(token)) for token in tokens]
        try:
            await asyncio.gather(*playing)
        finally:  # one cannot go on without the others
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


class Seats:
    """One game. `sent` holds its moves by the version of the table they were made at."""

    def __init__(self, shared: Shared, code: str, players: int, ready: Callable[[], None]) -> None:
        self._shared = shared
        self._code = code
        self._coming = players
        self._ready = ready
        self._sent: dict[int, Sent] = {}

    async def play(self, token: str) -> None:
        """Play for one player, until the game is over."""
        async with self._shared.doors:
            socket = await self._shared.surface.live(token, self._code)
        async with socket:
            known = 0
            while True:
                table = (await hear(socket)).table
                if table is None or table.version <= known:
                    continue
                if known:
                    self._note_pushes(token, range(known, table.version))
                else:
                    self._arrive()
                known = table.version
                if table.status != _PLAYING:
                    return
                if table.options and await self._shared.pace.may_move():
                    await self._move(token, table)

    def _arrive(self) -> None:
        self._coming -= 1
        if not self._coming:
            self._ready()

    def _note_pushes(self, token: str, versions: range) -> None:
        """How long the moves of others took to this player, who has just been told of them."""
        now = time.perf_counter()
        for version in versions:
            sent = self._sent.get(version)
            if sent is not None and sent.by != token:
                self._shared.tally.pushes.append(now - sent.at)

    async def _move(self, token: str, table: TableSeen) -> None:
        option = random.choice(table.options)
        with self._shared.pace.moving():
            began = time.perf_counter()
            self._sent[table.version] = Sent(token, began)
            await self._shared.surface.choose(token, self._code, option, table.version)
            self._shared.tally.latencies.append(time.perf_counter() - began)

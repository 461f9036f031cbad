"""A server that is told to stop finishes what it has begun."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import aiohttp

from tests.web import waiting_bot
from tests.web.crash.keeping import Keeping, check_sound
from tests.web.process import ServerProcess
from tests.web.running import Player
from tests.web.waiting_bot import WaitingBot

TABLES: Final = 20
COME_BACK: Final = 1012  # the close code of a service that restarts
SECONDS: Final = 10.0


def test_what_is_under_way_is_answered(keeping: Keeping, tmp_path: Path) -> None:
    with ServerProcess(keeping.address, tmp_path / "log") as server:
        player = Player(server.address)
        wish = {"mine": [0, 1], "start": True}
        codes = [player.open("person", "person", **wish) for _ in range(TABLES)]
        crowd = _Crowd(server, player.http.headers["authorization"], codes)
        asyncio.run(crowd.play_until_the_end())
        assert server.errors() == []
    assert crowd.answered_late > 0, "nothing was under way"
    for kept in asyncio.run(keeping.tables(codes)):
        assert kept.stored.head == crowd.heads[kept.code], "what is kept is not what was answered"
        check_sound(kept)


class _Crowd:
    """One person who plays at many tables at once, asks nothing twice, and watches them all.

    heads          the last event of each table that an answer told of
    answered_late  answers that came after the server was told to stop
    """

    def __init__(self, server: ServerProcess, token: str, codes: list[str]) -> None:
        self._server = server
        self._headers = {"Authorization": token}
        self._stopping = False
        self._playing = asyncio.Event()  # all have been answered
        self.heads = dict.fromkeys(codes, 0)
        self.answered_late = 0

    async def play_until_the_end(self) -> None:
        async with (
            aiohttp.ClientSession(self._server.address, headers=self._headers) as session,
            AsyncExitStack() as open_sockets,
        ):
            sockets = [
                await open_sockets.enter_async_context(session.ws_connect(_live(code)))
                for code in self.heads
            ]
            async with asyncio.TaskGroup() as tasks:
                for code in self.heads:
                    tasks.create_task(self._play(session, code))
                closings = [tasks.create_task(_closing(socket)) for socket in sockets]
                await self._playing.wait()
                self._stopping = True
                began = time.monotonic()
                self._server.tell_to_stop()
                assert await asyncio.to_thread(self._server.wait_until_gone) == 0
                assert time.monotonic() - began < SECONDS
            assert {closing.result() for closing in closings} == {COME_BACK}

    async def _play(self, session: aiohttp.ClientSession, code: str) -> None:
        """Until there is no answer."""
        path = f"/api/tables/{code}"
        try:
            while True:
                async with session.get(path) as answer:
                    table = (await answer.json())["table"]
                self._note(code, table["seq"])
                option = table["game"]["decision"]["options"][0]["id"]
                wish = {"option": option, "version": table["version"]}
                async with session.post(f"{path}/choose", json=wish) as answer:
                    assert answer.status == 200, await answer.text()
                    self._note(code, (await answer.json())["seq"])
        except aiohttp.ClientError:
            assert self._stopping

    def _note(self, code: str, head: int) -> None:
        self.heads[code] = head
        self.answered_late += self._stopping
        if all(self.heads.values()):
            self._playing.set()


def _live(code: str) -> str:
    return f"/api/tables/{code}/live"


async def _closing(socket: aiohttp.ClientWebSocketResponse) -> Any:
    """The code that the live channel is closed with."""
    async for message in socket:
        assert message.type is aiohttp.WSMsgType.TEXT
    return socket.close_code


def test_a_bot_that_thinks_keeps_no_player_waiting(tmp_path: Path) -> None:
    bot = WaitingBot(tmp_path / "bots")
    with ServerProcess(
        tmp_path / "tables.sqlite3", tmp_path / "log", path=[bot.folder], bot_seconds=60.0
    ) as server:
        player = Player(server.address)
        code = player.open(waiting_bot.NAME, "person", mine=[1], first="seat", start=True)
        assert bot.wait_until_it_thinks() == server.pid
        began = time.monotonic()
        server.tell_to_stop()
        assert server.wait_until_gone() == 0
        assert time.monotonic() - began < SECONDS
        server.start()
        player.http.base_url = server.address
        assert player.table(code)["choices"] == 0


def test_it_may_be_told_as_it_starts(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite3", tmp_path / "log") as server:
        server.kill()
        for delay in (0.0, 0.1, 0.2, 0.3, 0.4):
            server.launch()
            time.sleep(delay)
            server.tell_to_stop()
            assert server.wait_until_gone() in (0, -signal.SIGTERM)
        server.start()

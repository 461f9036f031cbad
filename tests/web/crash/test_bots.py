"""A bot whose server dies as it thinks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from everdell.table.events import Chosen
from tests.web import waiting_bot
from tests.web.crash.keeping import Keeping, check_sound
from tests.web.process import ServerProcess, until
from tests.web.running import Player
from tests.web.waiting_bot import WaitingBot

KILLS: Final = 2


def test_a_move_under_way_is_made_by_the_next_server(keeping: Keeping, tmp_path: Path) -> None:
    bot = WaitingBot(tmp_path / "bots")
    with ServerProcess(
        keeping.address, tmp_path / "log", path=[bot.folder], bot_seconds=60.0
    ) as server:
        player = Player(server.address)
        code = player.open("person", waiting_bot.NAME, first="seat", start=True)
        while player.table(code)["decider"] == 0:
            player.choose(code)
        made = player.table(code)["choices"]
        for _ in range(KILLS):
            bot.wait_until_it_thinks()
            server.kill()
            server.start()  # and no client asks for the table
        bot.wait_until_it_thinks()
        player.http.base_url = server.address
        assert player.table(code)["choices"] == made
        bot.let_go_on()
        until(lambda: player.table(code)["decider"] == 0)
        server.kill()
    [kept] = asyncio.run(keeping.tables([code]))
    check_sound(kept)
    choices = [event for event in kept.events if isinstance(event, Chosen)]
    assert len(choices) > made
    assert {event.bot for event in choices[made:]} == {waiting_bot.NAME}

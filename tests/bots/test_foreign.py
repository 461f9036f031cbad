"""A bot in a process of its own: whatever it does there, nothing of it is seen here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import everdell
from everdell.bots import World, registry
from everdell.bots.foreign import ForeignBot
from tests.arena.outsiders import plug_in

SEAT = 0
TELLTALE = """
    import os


    class Telltale:
        name = "telltale"

        def __init__(self, seed):
            pass

        def choose(self, game, seat):
            print("the other hand")
            os.write(1, b"the other hand")
            os.write(2, b"the other hand")
            return game.options[0].id
"""


@pytest.fixture
def telltale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ForeignBot]:
    plug_in(tmp_path, monkeypatch, "telltale_bot", TELLTALE, {"telltale": "Telltale"})
    bot = ForeignBot("telltale", seconds=30.0, silent=True)
    yield bot
    bot.end()
    registry._makers.cache_clear()


def test_what_it_prints_is_not_seen(
    telltale: ForeignBot, capfd: pytest.CaptureFixture[str]
) -> None:
    world = World(everdell.new_game(players=2, seed=5).determinize(SEAT, 1))
    assert telltale.choose(world, SEAT) == world.options[0].id
    assert capfd.readouterr() == ("", "")

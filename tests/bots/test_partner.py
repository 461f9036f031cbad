"""A partner that cannot be heard: one thinks alone."""

from __future__ import annotations

import select
import subprocess
import sys
from collections.abc import Iterator
from typing import NoReturn

import msgspec
import pytest

import everdell
from everdell.bots import imagine, make_bot, partner
from everdell.engine.rng import seeded


@pytest.fixture(autouse=True)
def a_partner_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(partner.VARIABLE, "2")
    yield
    partner.dismiss()


def test_where_pipes_cannot_be_waited_for_one_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows waits for sockets only."""

    def no_sockets(*arguments: object) -> NoReturn:
        raise OSError(10038, "an operation was attempted on something that is not a socket")

    monkeypatch.setattr(select, "select", no_sockets)
    world = imagine(everdell.new_game(players=2, seed=5), 0, seeded(1))
    offered = {option.id for option in world.options}
    bot = make_bot("sage@0.1s", 1)
    for _ in range(2):
        assert bot.choose(imagine(world, 0, seeded(1)), 0) in offered


def test_a_partner_whose_bot_was_killed_ends_without_a_word() -> None:
    world = imagine(everdell.new_game(players=2, seed=5), 0, seeded(1))
    with subprocess.Popen(
        [sys.executable, "-c", partner._COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        question = partner.Question(world.to_json(), 0, "", 0.05, 1)
        child.stdin.write(msgspec.json.encode(question) + b"\n")
        child.stdin.close()
        assert child.stderr.read() == b""


def test_once_the_engine_is_compiled_another_partner_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    engines = ["interpreted"]
    monkeypatch.setattr(partner, "engine_to_come", lambda: engines[-1])
    first = partner.prepared()
    assert partner.prepared() is first
    engines.append("compiled")
    second = partner.prepared()
    assert second is not first
    assert first is not None
    assert first.gone
    assert partner.prepared() is second

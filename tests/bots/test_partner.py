"""A partner that cannot be heard: one thinks alone."""

from __future__ import annotations

import select
from collections.abc import Iterator
from typing import NoReturn

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

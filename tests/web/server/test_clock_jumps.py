"""Games with a clock on a machine whose time of day is set meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell.web import host
from everdell.web.clock import SteadyClock
from tests.web.process import until
from tests.web.running import Clock, Player, running, two_at_table

HOUR = 3600.0
MINUTE = 60


class Machine:
    """Its time of day, and the time that really passes there."""

    def __init__(self) -> None:
        self.wall = Clock()
        self.steady = Clock()

    def passes(self, seconds: float) -> None:
        self.wall.now += seconds
        self.steady.now += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(host, "SteadyClock", lambda: SteadyClock(machine.wall, machine.steady))
    return machine


def opened(ann: Player) -> str:
    """A game of two people at one screen, with a minute for each turn."""
    return ann.open("person", "person", mine=[0, 1], clock=MINUTE, start=True)


def ran_out(ann: Player, code: str) -> bool:
    return any(seat["away"] for seat in ann.table(code)["seats"])


def time_left(ann: Player, code: str) -> float:
    seen = ann.look(code)
    left: float = seen["table"]["deadline"] - seen["now"]
    return left


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_clocks_go_on_as_if_nothing_had_happened(
    tmp_path: Path, machine: Machine, jump: float
) -> None:
    with running(tmp_path / "tables.db") as address:
        ann = Player(address)
        first = opened(ann)
        machine.passes(10)
        second = opened(ann)
        machine.passes(20)
        third = opened(ann)
        machine.wall.now += jump
        assert time_left(ann, third) == pytest.approx(MINUTE)
        machine.passes(35)
        until(lambda: ran_out(ann, first))
        machine.passes(10)
        until(lambda: ran_out(ann, second))  # in a later round, in which the third is not due
        assert not ran_out(ann, third)
        assert time_left(ann, third) == pytest.approx(15, abs=3)
        machine.passes(20)
        until(lambda: ran_out(ann, third))


def test_a_clock_that_was_set_back_before_a_restart(tmp_path: Path, machine: Machine) -> None:
    """No player gets more than a turn's time, and all that is due is done in time."""
    with running(tmp_path / "tables.db") as address:
        ann = Player(address)
        code, unseen = opened(ann), opened(ann)
        machine.passes(10)
    machine.wall.now -= HOUR
    with running(tmp_path / "tables.db") as address:
        ann.go_to(address)
        assert 0 < time_left(ann, code) <= MINUTE
        ann.choose(code)
        assert time_left(ann, code) == pytest.approx(MINUTE)
        machine.passes(MINUTE + 1)
        until(lambda: ran_out(ann, code))
        until(lambda: ran_out(ann, unseen))


def test_a_proposal_may_be_insisted_on_in_time(tmp_path: Path, machine: Machine) -> None:
    """Of a player who is silent for five minutes, and not for an hour and five minutes."""
    with running(tmp_path / "tables.db") as address:
        code, ann, _ = two_at_table(address)
        ann.must(code, "propose", kind="abandon")
    machine.wall.now -= HOUR
    with running(tmp_path / "tables.db") as address:
        ann.go_to(address)
        asked = ann.table(code)["proposal"]["id"]
        machine.passes(301)
        ann.must(code, "answer", proposal=asked, yes=True)
        assert ann.table(code)["status"] == "abandoned"

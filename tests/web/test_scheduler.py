"""One table that cannot be looked after does not keep the others waiting."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from everdell.web.store import Store, Unavailable
from tests.web.process import until
from tests.web.running import Clock, Player, running


def test_a_damaged_table_holds_no_other_up(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    clock = Clock()
    with running(database, clock=clock) as address:
        ann = Player(address)
        codes = [ann.open("person", "person", mine=[0, 1], clock=60, start=True) for _ in "ab"]
    with sqlite3.connect(database) as rows:
        rows.execute("UPDATE snapshots SET body = '{' WHERE code = ?", (codes[0],))
        rows.execute("UPDATE tables SET due = 1 WHERE code = ?", (codes[0],))  # it comes first
    with running(database, clock=clock, hot_seconds=0) as address:
        ann.go_to(address)
        clock.now += 1000
        deadline = time.monotonic() + 20
        while not any(seat["away"] for seat in ann.table(codes[1])["seats"]):
            assert time.monotonic() < deadline, "the clock of the sound table never runs out"
            time.sleep(0.05)


def test_no_clock_runs_out_because_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No player could move meanwhile, so each has some time to move afterwards."""
    clock, rounds = Clock(), 0
    find_due = Store.due

    async def away(*_arguments: object) -> list[str]:
        nonlocal rounds
        rounds += 1
        raise Unavailable("it is away")

    async def back(store: Store, now: float, limit: int) -> list[str]:
        nonlocal rounds
        rounds += 1
        return await find_due(store, now, limit)

    def wait_for_a_round() -> None:
        seen = rounds
        until(lambda: rounds >= seen + 2)

    with running(tmp_path / "tables.sqlite3", clock=clock) as address:
        ann = Player(address)
        code = ann.open("person", "person", mine=[0, 1], clock=60, start=True)
        clock.now += 50
        monkeypatch.setattr(Store, "due", away)
        wait_for_a_round()
        clock.now += 20
        wait_for_a_round()
        monkeypatch.setattr(Store, "due", back)
        wait_for_a_round()
        assert not any(seat["away"] for seat in ann.table(code)["seats"])
        clock.now += 31
        until(lambda: any(seat["away"] for seat in ann.table(code)["seats"]))

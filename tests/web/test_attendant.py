"""One table that cannot be looked after does not keep the others waiting."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

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

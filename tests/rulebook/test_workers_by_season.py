"""Two workers to begin with, one more in spring and summer, two more in autumn."""

from __future__ import annotations

from everdell.testing import table


def test_workers_of_a_whole_year() -> None:
    t = table()
    counts = [t.workers(0)]
    for _ in ("spring", "summer", "autumn"):
        while t.workers(0):
            t.choose("visit", "basic_berry").set_turn(0)
        t.choose("prepare")
        if t.prompt() == "take-meadow":
            t.choose("done")
        t.set_turn(0)
        counts.append(t.workers(0))
    assert counts == [2, 3, 4, 6]


def test_the_season_comes_to_its_own_player_only() -> None:
    t = table().set_workers(0, 0).choose("prepare")
    assert t.workers(1) == 2

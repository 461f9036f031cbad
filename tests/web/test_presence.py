"""Who is at a table, as the nodes tell each other."""

from __future__ import annotations

from everdell.web.presence import Presence
from everdell.web.watching import Watcher, Watchers

NOTICE = 7999  # bytes that PostgreSQL passes on at once


def crowd(*holders: str) -> Presence:
    watchers = Watchers()
    for holder in holders:
        watchers.add("OAK", Watcher(holder, None, 0))
    return Presence(watchers, lambda: 0.0)


def test_a_crowd_fits_into_a_notice() -> None:
    many = crowd(*[f"{n:064}" for n in range(1000)], *[""] * 1000)
    assert len(many.report("OAK").encode()) < NOTICE


def test_somebody_with_several_tabs_is_there_once() -> None:
    assert crowd("mole", "mole", "toad", "", "").at("OAK") == ({"mole", "toad"}, 2)


def test_nodes_add_up() -> None:
    here, there = crowd("mole", ""), crowd("mole", "toad", "")
    assert here.hear(there.report("OAK")) == "OAK"
    assert here.at("OAK") == ({"mole", "toad"}, 2)
    assert here.hear(there.report("OAK")) is None  # no news
    assert here.hear("nonsense") is None

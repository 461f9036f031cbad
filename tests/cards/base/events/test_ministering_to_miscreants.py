"""Ministering to Miscreants: three points for each prisoner at the end."""

from __future__ import annotations

from everdell.testing import Table, table


def ministering(*more: str) -> Table:
    t = table().set_events("ministering_to_miscreants").set_city(0, "monk", "dungeon", *more)
    return t.choose("event", "ministering_to_miscreants").set_turn(0)


def test_an_empty_dungeon_is_worth_nothing() -> None:
    assert ministering().score(0).parts["events"] == 0


def test_each_prisoner_counts() -> None:
    t = ministering().set_on(0, "dungeon", cards=("wanderer", "fool"))
    assert t.score(0).parts["events"] == 6


def test_a_prisoner_added_later_counts() -> None:
    t = ministering("wanderer").set_hand(0, "inn")
    t.choose("play", "inn", "hand", "dungeon").choose("prisoner", "wanderer")
    assert t.score(0).parts["events"] == 3


def test_without_a_dungeon_it_is_worth_nothing_but_kept() -> None:
    t = ministering().set_on(0, "dungeon", cards=("wanderer",)).set_hand(0, "ruins")
    t.choose("play", "ruins", "hand")
    assert "dungeon" not in t.city(0)
    assert t.events(0) == ("ministering_to_miscreants",)
    assert t.score(0).parts["events"] == 0


def test_another_players_dungeon_does_not_count() -> None:
    t = ministering().set_city(1, "dungeon").set_on(1, "dungeon", cards=("wanderer",))
    assert t.score(0).parts["events"] == 0

"""Path of the Pilgrims: three points for each worker in the Monastery at the end."""

from __future__ import annotations

from everdell.testing import Table, table


def on_the_path(*more: str) -> Table:
    t = table().set_events("path_of_the_pilgrims").set_city(0, "monastery", "wanderer", *more)
    return t.choose("event", "path_of_the_pilgrims").set_turn(0)


def test_an_empty_monastery_is_worth_nothing() -> None:
    assert on_the_path().score(0).parts["events"] == 0


def test_a_worker_sent_later_counts() -> None:
    t = on_the_path().set_resources(0, twig=2)
    t.choose("visit", "city", "monastery")
    assert t.standing(0, "monastery") == (0,)
    assert t.score(0).parts["events"] == 3


def test_the_second_worker_counts_too() -> None:
    t = on_the_path("monk").set_on(0, "monastery", settled=(0, 0))
    assert t.score(0).parts["events"] == 6


def test_without_a_monastery_it_is_worth_nothing_but_kept() -> None:
    t = on_the_path().set_on(0, "monastery", settled=(0,)).set_hand(0, "ruins")
    t.choose("play", "ruins", "hand")
    assert t.city(0) == ("wanderer", "ruins")
    assert t.events(0) == ("path_of_the_pilgrims",)
    assert t.score(0).parts["events"] == 0

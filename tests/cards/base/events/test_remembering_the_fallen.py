"""Remembering the Fallen: three points for each worker in the Cemetery at the end."""

from __future__ import annotations

from everdell.testing import Table, table


def remembering(*more: str) -> Table:
    t = table().set_events("remembering_the_fallen").set_city(0, "cemetery", "shepherd", *more)
    return t.choose("event", "remembering_the_fallen").set_turn(0)


def test_an_empty_cemetery_is_worth_nothing() -> None:
    assert remembering().score(0).parts["events"] == 0


def test_a_worker_sent_later_counts() -> None:
    t = remembering().set_deck("farm", "mine", "inn", "crane")
    t.choose("visit", "city", "cemetery").choose("play", "crane")
    assert t.standing(0, "cemetery") == (0,)
    assert t.score(0).parts["events"] == 3


def test_the_second_worker_counts_too() -> None:
    t = remembering("undertaker").set_on(0, "cemetery", settled=(0, 0))
    assert t.score(0).parts["events"] == 6


def test_without_a_cemetery_it_is_worth_nothing_but_kept() -> None:
    t = remembering().set_on(0, "cemetery", settled=(0,)).set_hand(0, "ruins")
    t.choose("play", "ruins", "hand")
    assert t.city(0) == ("shepherd", "ruins")
    assert t.events(0) == ("remembering_the_fallen",)
    assert t.score(0).parts["events"] == 0

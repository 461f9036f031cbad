"""Capture of the Acorn Thieves: critters of the city go beneath it."""

from __future__ import annotations

from everdell.testing import Table, table


def courtroom(*more: str) -> Table:
    t = table().set_events("capture_of_the_acorn_thieves")
    return t.set_city(0, "courthouse", "ranger", *more)


def test_two_critters_leave_the_city_for_three_points_each() -> None:
    t = courtroom("wanderer", "fool", "farm").choose("event", "capture_of_the_acorn_thieves")
    assert t.score(0).parts["cards"] == 2 + 1 + 1 - 2 + 1
    t.choose("put", "fool").choose("put", "ranger")
    assert t.seat() == 1  # two is the most
    assert t.city(0) == ("courthouse", "wanderer", "farm")
    assert t.on(0, "capture_of_the_acorn_thieves")["cards"] == ("fool", "ranger")
    assert t.discard() == ()
    assert t.score(0).parts["cards"] == 2 + 1 + 1
    assert t.score(0).parts["events"] == 6


def test_only_critters_are_thieves() -> None:
    t = courtroom("farm", "wanderer").choose("event", "capture_of_the_acorn_thieves")
    assert t.offers() == ["put:city:ranger", "put:city:wanderer", "done"]


def test_one_is_enough_and_none_too() -> None:
    t = courtroom().choose("event", "capture_of_the_acorn_thieves").choose("put", "ranger")
    assert t.score(0).parts["events"] == 3
    t = courtroom().choose("event", "capture_of_the_acorn_thieves").choose("done")
    assert t.city(0) == ("courthouse", "ranger")
    assert t.score(0).parts["events"] == 0


def test_the_space_is_free_again() -> None:
    t = courtroom(*["farm"] * 8, "mine", "mine", "mine", "inn", "inn").set_hand(0, "crane")
    t.set_resources(0, pebble=1)
    assert "play:crane:hand" not in t.offers()
    t.choose("event", "capture_of_the_acorn_thieves").choose("put", "ranger").set_turn(0)
    assert "play:crane:hand" in t.offers()


def test_a_worker_on_a_captured_queen_stays_out_until_its_owner_prepares() -> None:
    t = courtroom("queen").set_on(0, "queen", workers=(0,)).set_workers(0, 1)
    t.choose("event", "capture_of_the_acorn_thieves").choose("put", "queen").choose("done")
    assert t.workers(0) == 0
    t.set_turn(0).choose("prepare")
    assert t.workers(0) == 3

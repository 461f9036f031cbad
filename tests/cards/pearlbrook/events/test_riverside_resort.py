"""Riverside Resort: up to 3 critters of the meadow go under the event, 2 points each."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table

MEADOW = ("wife", "king", "bard", "husband", "farm", "inn", "mine", "mine")


def resort(players: int = 2) -> Table:
    t = pearlbrook(players).set_city(0, "harbor", "innkeeper").set_events("riverside_resort")
    return t.set_meadow(*MEADOW).choose("event:riverside_resort")


def test_up_to_three_critters_of_the_meadow_for_two_points_each() -> None:
    t = resort().choose("put:bard").choose("put:king").choose("put:wife")
    assert t.score(0).parts["events"] == 6
    assert t.seat() == 1
    assert "" not in t.meadow()


def test_only_critters() -> None:
    assert not {"put:farm", "put:inn", "put:mine"} & set(resort().offers())


def test_it_is_a_permission() -> None:
    t = resort().choose("put:king").choose("done")
    assert t.score(0).parts["events"] == 2

"""An Evening of Fireworks: twigs put on it count double."""

from __future__ import annotations

from everdell.testing import Table, table


def evening(twigs: int) -> Table:
    t = table().set_events("an_evening_of_fireworks").set_city(0, "lookout", "miner_mole")
    return t.set_resources(0, twig=twigs, berry=1)


def test_up_to_three_twigs_are_put_on_it_for_two_points_each() -> None:
    t = evening(5).choose("event", "an_evening_of_fireworks")
    assert t.offers() == ["done", "put:twig=1", "put:twig=2", "put:twig=3"]
    t.choose("put:twig=3")
    assert t.on(0, "an_evening_of_fireworks") == {"twig": 3}
    assert t.resources(0)["twig"] == 2
    assert t.score(0).parts["events"] == 6


def test_only_twigs_in_supply_can_be_put() -> None:
    t = evening(1).choose("event", "an_evening_of_fireworks")
    assert t.offers() == ["done", "put:twig=1"]


def test_none_is_a_number_too() -> None:
    t = evening(3).choose("event", "an_evening_of_fireworks").choose("done")
    assert t.events(0) == ("an_evening_of_fireworks",)
    assert t.score(0).parts["events"] == 0


def test_without_twigs_it_is_achieved_and_worth_nothing() -> None:
    t = evening(0).choose("event", "an_evening_of_fireworks")
    assert t.seat() == 1
    assert t.score(0).parts["events"] == 0


def test_twigs_gained_later_stay_in_the_supply() -> None:
    t = evening(1).choose("event", "an_evening_of_fireworks").choose("put:twig=1").set_turn(0)
    t.choose("visit", "basic_three_twigs")
    assert t.on(0, "an_evening_of_fireworks") == {"twig": 1}
    assert t.score(0).parts["events"] == 2

"""Performer in Residence: berries put on it count double."""

from __future__ import annotations

from everdell.testing import Table, table


def residence(berries: int) -> Table:
    t = table().set_events("performer_in_residence").set_city(0, "inn", "bard")
    return t.set_resources(0, berry=berries, twig=1)


def test_up_to_three_berries_are_put_on_it_for_two_points_each() -> None:
    t = residence(4).choose("event", "performer_in_residence")
    assert t.offers() == ["done", "put:berry=1", "put:berry=2", "put:berry=3"]
    t.choose("put:berry=2")
    assert t.on(0, "performer_in_residence") == {"berry": 2}
    assert t.resources(0)["berry"] == 2
    assert t.score(0).parts["events"] == 4


def test_only_berries_in_supply_can_be_put() -> None:
    t = residence(2).choose("event", "performer_in_residence")
    assert t.offers() == ["done", "put:berry=1", "put:berry=2"]


def test_none_is_a_number_too() -> None:
    t = residence(3).choose("event", "performer_in_residence").choose("done")
    assert t.events(0) == ("performer_in_residence",)
    assert t.score(0).parts["events"] == 0


def test_berries_gained_later_stay_in_the_supply() -> None:
    t = residence(1).choose("event", "performer_in_residence").choose("put:berry=1").set_turn(0)
    t.choose("visit", "basic_berry")
    assert t.on(0, "performer_in_residence") == {"berry": 1}
    assert t.resources(0)["berry"] == 1

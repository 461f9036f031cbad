"""A Brilliant Marketing Plan: gifts to opponents for two points each."""

from __future__ import annotations

from everdell.testing import Table, table


def planning(players: int = 3) -> Table:
    t = table(players=players).set_events("a_brilliant_marketing_plan")
    return t.set_city(0, "shopkeeper", "post_office").set_resources(0, twig=2, berry=2)


def test_gifts_may_be_split_among_opponents() -> None:
    t = planning().choose("event", "a_brilliant_marketing_plan")
    t.choose("give", 1, "twig").choose("give", 1, "berry").choose("give", 2, "berry")
    assert t.seat() == 1  # three is the most: nothing more is asked
    assert t.resources(1) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}
    assert t.resources(2) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 0}
    assert t.points(0) == 6


def test_only_resources_in_supply_and_opponents_are_offered() -> None:
    t = planning().choose("event", "a_brilliant_marketing_plan")
    assert t.offers() == ["give:1:twig", "give:1:berry", "give:2:twig", "give:2:berry", "done"]


def test_any_smaller_number_will_do() -> None:
    t = planning(2).choose("event", "a_brilliant_marketing_plan")
    t.choose("give", 1, "twig").choose("done")
    assert t.points(0) == 2


def test_it_may_be_achieved_without_giving() -> None:
    t = planning().choose("event", "a_brilliant_marketing_plan").choose("done")
    assert t.events(0) == ("a_brilliant_marketing_plan",)
    assert t.points(0) == 0
    assert t.score(0).parts["events"] == 0


def test_it_may_be_achieved_with_nothing_to_give() -> None:
    t = planning().set_resources(0).choose("event", "a_brilliant_marketing_plan")
    assert t.seat() == 1
    assert t.events(0) == ("a_brilliant_marketing_plan",)


def test_those_who_have_passed_get_nothing() -> None:
    t = planning().set_passed(1).choose("event", "a_brilliant_marketing_plan")
    assert t.offers() == ["give:2:twig", "give:2:berry", "done"]


def test_when_all_others_have_passed_gifts_are_discarded_and_still_earn() -> None:
    t = planning().set_passed(1).set_passed(2).choose("event", "a_brilliant_marketing_plan")
    t.choose("give", "twig").choose("give", "twig").choose("give", "berry")
    assert sum(t.resources(1).values()) == sum(t.resources(2).values()) == 0
    assert t.resources(0)["berry"] == 1
    assert t.points(0) == 6

"""Fynn Nobletail: events are worth more."""

from __future__ import annotations

from everdell.testing import Table, table

FYNN = "fynn_nobletail"


def fynn_and(*city: str) -> Table:
    return table(boxes=("base", "legends")).set_events("tax_relief").set_city(0, FYNN, *city)


def bonus(t: Table) -> int:
    return t.score(0).parts["prosperity"]


def test_without_events_there_is_no_bonus() -> None:
    assert bonus(fynn_and()) == 0


def test_a_basic_event_is_worth_two_more() -> None:
    t = fynn_and("inn", "lookout", "queen").choose("event:grand_tour")
    assert bonus(t) == 2
    assert t.score(0).parts["events"] == 3


def test_a_special_event_is_worth_three_more() -> None:
    t = fynn_and("judge", "queen").choose("event:tax_relief")
    assert bonus(t) == 3
    assert t.score(0).parts["events"] == 3


def test_every_event_counts() -> None:
    t = fynn_and("inn", "lookout", "queen", "judge", *["farm"] * 4).choose("event:grand_tour")
    t.set_turn(0).choose("event:tax_relief").set_turn(0).set_workers(0, 1)
    t.choose("event:harvest_festival")
    assert bonus(t) == 2 + 3 + 2


def test_events_of_others_do_not_count() -> None:
    t = fynn_and().set_city(1, "inn", "lookout", "queen").set_turn(1).choose("event:grand_tour")
    assert bonus(t) == 0


def test_events_achieved_before_him_count() -> None:
    t = table(boxes=("base", "legends")).set_city(0, "inn", "lookout", "queen", "king")
    t.choose("event:grand_tour").set_turn(0)
    assert bonus(t) == 1  # for the King
    t.set_aside(0, "legends", FYNN).choose(f"play:{FYNN}:legends")
    assert bonus(t) == 2  # in the King's place

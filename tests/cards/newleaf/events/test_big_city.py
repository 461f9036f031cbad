"""Big City: fifteen cards in the city, for five points."""

from __future__ import annotations

from everdell.testing import Table, table

FOURTEEN = (*["farm"] * 5, *["mine"] * 3, *["inn"] * 3, "husband", "wife", "queen")


def city_of(*cards: str) -> Table:
    return table(boxes=("base", "newleaf")).set_city(0, *cards)


def test_fifteen_cards_are_needed() -> None:
    assert "event:big_city" not in city_of(*FOURTEEN).offers()
    assert "event:big_city" in city_of(*FOURTEEN, "king").offers()


def test_cards_that_share_a_space_or_take_none_count_too() -> None:
    t = city_of(*["farm"] * 3, *["greenhouse"] * 3, *["husband"] * 3, *["wife"] * 3)
    t.set_city(0, *t.city(0), "wanderer", "main_road", "ever_wall")  # six spaces
    assert "event:big_city" in t.offers()


def test_it_is_worth_five_points() -> None:
    t = city_of(*FOURTEEN, "king").choose("event:big_city")
    assert t.events(0) == ("big_city",)
    assert t.score(0).parts["events"] == 5
    assert t.points(0) == 0


def test_it_is_a_basic_event() -> None:
    t = city_of(*FOURTEEN, "king").choose("event:big_city")
    assert t.score(0).parts["prosperity"] == 1 + 3  # for the King; the Wife has her Husband


def test_it_is_kept_when_cards_leave_later_and_achieved_once() -> None:
    t = city_of(*FOURTEEN, "king").choose("event:big_city").set_city(0, "farm")
    assert t.score(0).parts["events"] == 5
    t.set_turn(1).set_city(1, *FOURTEEN, "king")
    assert "event:big_city" not in t.offers()


def test_alone_rugwort_takes_it_with_fifteen_cards_and_no_fewer() -> None:
    t = table(1, boxes=("base", "newleaf")).set_city(1, *FOURTEEN).set_workers(0, 0)
    assert "big_city" not in t.choose("prepare").events(1)
    t = table(1, boxes=("base", "newleaf")).set_city(1, *FOURTEEN, "king").set_workers(0, 0)
    assert "big_city" in t.choose("prepare").events(1)

"""City Jubilee: a point for each basic event so far, and two for each special one."""

from __future__ import annotations

from everdell.testing import Table, table

TEN = (
    *("farm", "mine", "twig_barge", "general_store", "inn", "lookout", "chapel", "bard", "ranger"),
    "wanderer",
)


def jubilee(*cards: str, events: tuple[str, ...] = ()) -> Table:
    t = table(boxes=("base", "newleaf")).set_events("city_jubilee", *events).set_city(0, *cards)
    return t.set_workers(0, 5)


def test_ten_cards_are_needed() -> None:
    assert "event:city_jubilee" not in jubilee(*TEN[:9]).offers()
    assert "event:city_jubilee" in jubilee(*TEN).offers()


def test_cards_that_share_a_space_or_take_none_count_too() -> None:
    t = jubilee(*["farm"] * 3, *["greenhouse"] * 3, "husband", "wife", "wanderer", "main_road")
    assert "event:city_jubilee" in t.offers()


def test_alone_it_brings_two_points_for_itself() -> None:
    t = jubilee(*TEN).choose("event:city_jubilee")
    assert t.points(0) == 2
    assert t.score(0).parts["events"] == 0


def test_basic_events_bring_one_and_special_ones_two() -> None:
    t = jubilee(*TEN, events=("sunflower_parade",))
    t.choose("event:grand_tour").set_turn(0).choose("event:cartographers_expedition").set_turn(0)
    t.choose("event:harvest_festival").set_turn(0).choose("event:sunflower_parade").set_turn(
        0
    ).choose("event:city_jubilee")
    assert t.points(0) == 3 * 1 + 2 * 2


def test_later_events_add_nothing() -> None:
    t = jubilee(*TEN).choose("event:city_jubilee").set_turn(0).choose("event:grand_tour")
    assert t.points(0) == 2


def test_events_of_others_do_not_count() -> None:
    t = jubilee(*TEN).set_city(1, "queen", "hotel", "inn").set_turn(1).choose("event:grand_tour")
    t.set_turn(0).choose("event:city_jubilee")
    assert t.points(0) == 2

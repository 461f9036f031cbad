"""Sunflower Parade: three other events, for five points."""

from __future__ import annotations

from everdell.testing import Table, table

RICH = (
    *("farm", "mine", "twig_barge", "general_store", "inn", "lookout", "chapel", "bard", "ranger"),
    "wanderer",
    "king",
    "wife",
    "school",
)
BASIC = ("grand_tour", "cartographers_expedition", "harvest_festival", "scenic_flight")


def parade(*events: str) -> Table:
    t = table(boxes=("base", "newleaf")).set_city(0, *RICH).set_workers(0, 6)
    t.set_events("sunflower_parade", "city_jubilee")
    for event in events:
        t.choose(f"event:{event}").set_turn(0)
    return t


def test_three_events_must_have_been_achieved() -> None:
    assert "event:sunflower_parade" not in parade(*BASIC[:2]).offers()
    assert "event:sunflower_parade" in parade(*BASIC[:3]).offers()


def test_basic_and_special_events_count_alike() -> None:
    assert "event:sunflower_parade" in parade(*BASIC[:2], "city_jubilee").offers()


def test_it_does_not_count_itself_nor_events_of_others() -> None:
    t = parade(*BASIC[:2]).set_city(1, *["wife"] * 3).set_turn(1).choose("event:scenic_flight")
    assert "event:sunflower_parade" not in t.set_turn(0).offers()


def test_it_is_worth_five_points() -> None:
    t = parade(*BASIC[:3])
    before = t.score(0).parts["events"]
    assert t.choose("event:sunflower_parade").score(0).parts["events"] == before + 5
    assert t.points(0) == 0

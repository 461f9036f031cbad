"""Juniper Jig Dance Contest: nine critters, for five points."""

from __future__ import annotations

from everdell.testing import Table, table

EIGHT = (*["husband"] * 3, *["wife"] * 3, "wanderer", "king")
EVENT = "juniper_jig_dance_contest"


def contest(*city: str) -> Table:
    return table(boxes=("base", "newleaf")).set_events(EVENT).set_city(0, *city)


def test_nine_critters_are_needed_and_constructions_do_not_count() -> None:
    assert f"event:{EVENT}" not in contest(*EIGHT, "farm", "mine").offers()
    assert f"event:{EVENT}" in contest(*EIGHT, "poet").offers()


def test_it_is_worth_five_points_and_brings_nothing_at_once() -> None:
    t = contest(*EIGHT, "poet").choose(f"event:{EVENT}")
    assert t.score(0).parts["events"] == 5
    assert t.points(0) == 0
    assert t.seat() == 1

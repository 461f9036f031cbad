"""Ever Wall Tower Constructed: nine constructions, for five points."""

from __future__ import annotations

from everdell.testing import Table, table

EIGHT = (*["farm"] * 3, *["mine"] * 3, "inn", "main_road")
EVENT = "ever_wall_tower_constructed"


def tower(*city: str) -> Table:
    return table(boxes=("base", "newleaf")).set_events(EVENT).set_city(0, *city)


def test_nine_constructions_are_needed_and_critters_do_not_count() -> None:
    assert f"event:{EVENT}" not in tower(*EIGHT, "king", "queen").offers()
    assert f"event:{EVENT}" in tower(*EIGHT, "greenhouse").offers()


def test_it_is_worth_five_points_and_brings_nothing_at_once() -> None:
    t = tower(*EIGHT, "greenhouse").choose(f"event:{EVENT}")
    assert t.score(0).parts["events"] == 5
    assert t.points(0) == 0
    assert t.seat() == 1

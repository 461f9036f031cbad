"""Scenic Flight: three purple cards, for three points."""

from __future__ import annotations

from everdell.testing import table


def test_three_purple_cards_are_needed() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "king", "baker", "farm", "inn")
    assert "event:scenic_flight" not in t.offers()
    assert "event:scenic_flight" in t.set_city(0, "king", "baker", "ever_wall").offers()


def test_it_is_worth_three_points_and_a_basic_event() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, "king", "wife", "school")
    before = t.score(0).parts["prosperity"]
    t.choose("event:scenic_flight")
    assert t.events(0) == ("scenic_flight",)
    assert t.score(0).parts["events"] == 3
    assert t.score(0).parts["prosperity"] == before + 1  # the King's

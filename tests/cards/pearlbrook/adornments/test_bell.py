"""Bell: 3 berries and a card for each critter; a point for every 2 critters."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_three_berries_and_a_card_for_each_critter() -> None:
    t = adorned("bell", "king", "wife", "farm").choose("adorn:bell")
    assert t.resources(0)["berry"] == 3
    assert len(t.hand(0)) == 2


def test_drawing_stops_at_the_hand_limit() -> None:
    t = adorned("bell", "king", "wife").set_hand(0, *["farm"] * 7).choose("adorn:bell")
    assert len(t.hand(0)) == 8


def test_a_point_for_every_two_critters() -> None:
    t = adorned("bell", "bard", "wanderer", "historian", "farm").choose("adorn:bell")
    assert t.score(0).parts["adornments"] == 1

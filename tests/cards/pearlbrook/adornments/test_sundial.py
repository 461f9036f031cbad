"""Sundial: activate up to 3 green cards; a point for every 2 green cards."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import adorned


def test_up_to_three_different_green_cards_act_in_an_order_of_choice() -> None:
    t = adorned("sundial", "farm", "farm", "mine", "twig_barge", "inn").choose("adorn:sundial")
    assert t.offers() == ["activate:farm", "activate:mine", "activate:twig_barge", "done"]
    t.choose("activate:mine").choose("activate:farm").choose("activate:farm")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 2}
    assert t.seat() == 1


def test_it_is_a_permission() -> None:
    t = adorned("sundial", "farm").choose("adorn:sundial").choose("done")
    assert t.resources(0)["berry"] == 0


def test_a_point_for_every_two_green_cards() -> None:
    t = adorned("sundial", "farm", "farm", "mine", "inn").choose("adorn:sundial").choose("done")
    assert t.score(0).parts["adornments"] == 1

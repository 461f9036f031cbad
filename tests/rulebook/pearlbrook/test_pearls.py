"""Pearls (Pearlbrook rulebook: pearls)."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook


def test_each_pearl_left_is_worth_two_points() -> None:
    assert pearlbrook().set_tokens(0, pearl=3).score(0).parts["pearls"] == 6


def test_a_pearl_is_no_resource() -> None:
    t = pearlbrook().set_tokens(0, pearl=3)
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}
    t.set_hand(0, "farm", "farm")
    assert "ambassador:shoal" not in t.offers()  # it asks for two resources


def test_a_pearl_is_never_among_resources_of_choice() -> None:
    t = pearlbrook().set_tokens(0, pearl=1).set_forest("forest_two_any")
    t.choose("visit:forest_two_any")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]


def test_pearls_do_not_break_a_tie() -> None:
    t = pearlbrook().set_season(0, "autumn").set_season(1, "autumn")
    t.set_tokens(0, pearl=1).set_points(1, 2).choose("pass").choose("pass")
    assert t.game.winners() == (0, 1)

"""Mice: after a location, a resource of a kind that they do not have."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table


def mice(players: int = 2, *more: str) -> Table:
    return with_power("mice", players, *more)


def test_after_a_basic_location_a_missing_kind() -> None:
    t = mice().set_resources(0, berry=1).choose("visit:basic_pebble")
    assert t.offers() == ["gain:twig", "gain:resin", "done"]
    t.choose("gain:resin")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 1, "berry": 1}


def test_it_may_be_declined() -> None:
    t = mice().choose("visit:basic_pebble").choose("done")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}


def test_what_they_have_is_looked_at_after_the_location() -> None:
    t = mice().choose("visit:basic_three_twigs")
    assert "gain:twig" not in t.offers()


def test_after_a_forest_card() -> None:
    t = mice().set_forest("forest_three_berries").choose("visit:forest_three_berries")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "done"]


def test_with_all_four_kinds_nothing_is_gained() -> None:
    t = mice().set_resources(0, twig=1, resin=1, berry=1).choose("visit:basic_pebble")
    assert t.seat() == 1


def test_neither_after_the_haven_nor_a_red_card() -> None:
    t = mice().set_hand(0, "farm").choose("visit:haven").choose("done")
    assert t.seat() == 1
    t = mice().set_city(0, "lookout").choose("visit:city:0:lookout").choose("copy:basic_pebble")
    assert t.seat() == 1


def test_not_after_an_event() -> None:
    t = mice().set_city(0, *["inn"] * 3).choose("event:grand_tour")
    assert t.seat() == 1


def test_others_gain_nothing_more() -> None:
    t = mice().set_turn(1).choose("visit:basic_pebble")
    assert t.seat() == 0
    assert t.prompt() == "turn"

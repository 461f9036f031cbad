"""Oleander's Opera House: unique critters are worth more."""

from __future__ import annotations

from everdell.testing import table

OPERA = "oleanders_opera_house"


def bonus(*city: str) -> int:
    t = table(boxes=("base", "legends")).set_city(0, OPERA, *city)
    return t.score(0).parts["prosperity"]


def test_every_unique_critter_is_worth_two_extra_points() -> None:
    assert bonus("judge") == 2
    assert bonus("judge", "queen", "fool") == 3 * 2


def test_common_critters_and_unique_constructions_are_not() -> None:
    assert bonus("wife", "teacher", "castle", "farm") == 1  # the Castle's own, for the Farm


def test_legends_are_not_unique_critters() -> None:
    assert bonus("poe", "foresight", "judge") == 2


def test_unique_critters_of_other_cities_do_not_count() -> None:
    t = table(boxes=("base", "legends")).set_city(0, OPERA).set_city(1, "judge", "queen")
    assert t.score(0).parts["prosperity"] == 0


def test_in_a_theaters_place_only_its_own_bonus_is_left() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", OPERA)
    t.set_city(0, "theater", "judge", "queen")
    assert t.score(0).parts["prosperity"] == 2
    t.choose(f"play:{OPERA}:legends")
    assert t.score(0).parts["prosperity"] == 2 * 2

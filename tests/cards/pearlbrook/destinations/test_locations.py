"""Locations of the river: a point and a resource for cards and a pearl."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table

LOCATIONS = [
    ("ballroom", "resin", 3),
    ("watermill", "twig", 2),
    ("river_market", "any", 3),
    ("great_hall", "pebble", 4),
    ("gardens", "berry", 3),
]


def visiting(location: str, points: int = 1, **owned: int) -> Table:
    t = pearlbrook().set_row("river", location).set_city(0, "ferry").set_points(0, points)
    return t.set_resources(0, **owned).choose("ambassador:city:0:ferry")


@pytest.mark.parametrize(("location", "kind", "cards"), LOCATIONS)
def test_a_point_and_a_resource_for_cards_and_a_pearl(location: str, kind: str, cards: int) -> None:
    paid = "berry" if kind == "any" else kind
    t = visiting(location, **{paid: 1}).choose("choose:pay")
    assert t.resources(0)[paid] == 0
    assert t.points(0) == 0
    assert len(t.hand(0)) == cards
    assert t.tokens(0)["pearl"] == 1


@pytest.mark.parametrize(("location", "kind", "cards"), LOCATIONS)
def test_it_is_all_or_nothing(location: str, kind: str, cards: int) -> None:
    paid = "berry" if kind == "any" else kind
    assert visiting(location, points=0, **{paid: 1}).seat() == 1
    assert visiting(location).seat() == 1
    t = visiting(location, **{paid: 1}).choose("done")
    assert (t.points(0), t.resources(0)[paid], len(t.hand(0))) == (1, 1, 0)


def test_the_observatory_gives_two_cards_of_the_meadow() -> None:
    t = pearlbrook().set_row("river", "observatory").set_city(0, "ferry").set_points(0, 1)
    t.set_resources(0, twig=1).set_meadow("farm", "inn", *["wife"] * 4, "mine", "mine")
    t.choose("ambassador:city:0:ferry").choose("choose:pay").choose("take:farm").choose("take:inn")
    assert t.hand(0) == ("farm", "inn")
    assert "" not in t.meadow()
    assert t.tokens(0)["pearl"] == 1


def test_the_observatory_fills_a_hand_and_no_more() -> None:
    t = pearlbrook().set_row("river", "observatory").set_city(0, "ferry").set_points(0, 1)
    t.set_resources(0, twig=1).set_hand(0, *["farm"] * 7)
    t.set_meadow("inn", *["wife"] * 4, *["mine"] * 3)
    t.choose("ambassador:city:0:ferry").choose("choose:pay").choose("take:inn")
    assert len(t.hand(0)) == 8
    assert t.tokens(0)["pearl"] == 1


def test_points_that_lie_on_cards_do_not_pay() -> None:
    t = pearlbrook().set_row("river", "gardens").set_city(0, "ferry", "chapel")
    t.set_on(0, "chapel", point=3).set_resources(0, berry=1).choose("ambassador:city:0:ferry")
    assert t.seat() == 1

"""Shipwright: 1 point for each card of Pearlbrook in the city."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook


def test_a_point_for_each_card_of_pearlbrook_itself_included() -> None:
    t = pearlbrook().set_city(0, "shipwright", "farm", "inn")
    assert t.score(0).parts["prosperity"] == 1
    t.set_city(0, "shipwright", "farm", "harbor", "pirate", "pirate", "messenger", "pirate_ship")
    assert t.score(0).parts["prosperity"] == 6


def test_adornments_and_wonders_do_not_count() -> None:
    t = pearlbrook().set_city(0, "shipwright").set_aside(0, "adorned", "masque")
    assert t.score(0).parts["prosperity"] == 1


def test_a_pirate_ship_counts_where_it_ends() -> None:
    t = pearlbrook().set_city(0, "shipwright", "pirate_ship").choose("visit:city:0:pirate_ship")
    assert t.score(0).parts["prosperity"] == 1

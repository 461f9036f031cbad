"""The rulebook's example of a winter and the step into spring, turn by turn."""

from __future__ import annotations

from everdell.testing import Table, table

DEAR = ("king", "king", "queen", "queen", "castle", "castle", "palace")


def example() -> Table:
    t = table().set_forest("forest_twig_resin_berry").set_hand(0, "farm")
    return t.set_meadow("barge_toad", *DEAR).set_deck("palace")


def test_the_example() -> None:
    t = example()

    t.choose("visit", "basic_three_twigs")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 0}
    t.choose("visit", "basic_berry")  # the opponent has turns of its own

    t.choose("visit", "forest_twig_resin_berry")
    assert t.resources(0) == {"twig": 4, "resin": 1, "pebble": 0, "berry": 1}
    t.choose("visit", "basic_berry")

    t.choose("play", "farm", "hand")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 2}
    t.choose("prepare")

    t.choose("play", "barge_toad", "meadow")
    assert t.resources(0) == {"twig": 4, "resin": 0, "pebble": 0, "berry": 0}
    assert t.city(0) == ("farm", "barge_toad")
    t.choose("visit", "basic_berry")

    assert t.offers() == ["prepare"]  # nothing left to pay with, no worker left to send
    t.choose("prepare")
    assert t.workers(0) == 3
    assert t.at("basic_three_twigs") == t.at("forest_twig_resin_berry") == ()
    assert t.resources(0) == {"twig": 6, "resin": 0, "pebble": 0, "berry": 1}
    assert t.seat() == 1

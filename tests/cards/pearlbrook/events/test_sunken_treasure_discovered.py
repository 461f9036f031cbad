"""Sunken Treasure Discovered: a card of the meadow of up to 3 points for free."""

from __future__ import annotations

from tests.rulebook.pearlbrook.sitting import pearlbrook

EVENT = "sunken_treasure_discovered"
MEADOW = ("king", "king", "castle", "castle", "palace", "crane", "farm", "queen")


def test_a_card_of_the_meadow_worth_three_points_or_less() -> None:
    t = pearlbrook().set_city(0, "pirate", "crane").set_events(EVENT).set_meadow(*MEADOW)
    t.set_hand(0, "inn").choose(f"event:{EVENT}")
    assert t.offers() == ["play:farm:meadow", "done"]  # a second Crane is not allowed
    assert t.choose("play:farm:meadow").city(0) == ("pirate", "crane", "farm")


def test_it_is_a_permission() -> None:
    t = pearlbrook().set_city(0, "pirate", "crane").set_events(EVENT).set_meadow(*MEADOW)
    assert t.choose(f"event:{EVENT}").choose("done").city(0) == ("pirate", "crane")

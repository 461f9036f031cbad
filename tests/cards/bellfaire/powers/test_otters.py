"""Otters: resin for everything that a construction costs."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table


def otters(players: int = 2, *more: str) -> Table:
    return with_power("otters", players, *more)


def test_resin_as_any_resource_as_often_as_they_like() -> None:
    t = otters().set_hand(0, "farm").set_resources(0, resin=3).choose("play:farm:hand")
    assert t.city(0) == ("farm",)
    assert t.resources(0)["resin"] == 0


def test_one_resin_for_one_resource() -> None:
    t = otters().set_hand(0, "farm").set_resources(0, resin=2)
    assert "play:farm:hand" not in t.offers()
    assert "play:farm:hand" in t.set_resources(0, resin=2, twig=1).offers()


def test_how_to_pay_is_their_choice() -> None:
    t = otters().set_hand(0, "farm").set_resources(0, twig=2, resin=3).choose("play:farm:hand")
    assert set(t.offers()) == {"pay:twig=2,resin=1", "pay:twig=1,resin=2", "pay:resin=3"}


def test_constructions_only() -> None:
    t = otters().set_hand(0, "wife").set_resources(0, resin=9)
    assert "play:wife:hand" not in t.offers()


def test_together_with_a_card_that_lowers_the_price() -> None:
    t = otters().set_hand(0, "castle").set_city(0, "crane").set_resources(0, resin=5)
    t.choose("play:castle:hand:crane")
    assert t.city(0) == ("castle",)


def test_together_with_an_inn() -> None:
    t = otters().set_city(0, "inn").set_meadow(*["castle"] * 2, *["palace"] * 2)
    t.set_resources(0, resin=5).choose("visit:city:0:inn").choose("play:castle:meadow")
    assert "castle" in t.city(0)


def test_a_golden_token_needs_no_resources_at_all() -> None:
    t = otters(2, "newleaf").set_hand(0, "hotel").set_resources(0, resin=5)
    t.choose("play:hotel:hand")
    assert t.city(0) == ("hotel",)

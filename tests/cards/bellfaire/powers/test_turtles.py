"""Turtles: a resource put aside comes back with another."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table


def turtles(*hand: str) -> Table:
    return with_power("turtles").set_hand(0, *hand).set_resources(0, resin=2, berry=4)


def test_after_a_card_a_resource_may_be_put_aside() -> None:
    t = turtles("wife").choose("play:wife:hand")
    assert t.offers() == ["turtles:put:resin", "turtles:put:berry", "done"]
    t.choose("turtles:put:resin")
    assert t.resources(0)["resin"] == 1
    assert t.tokens(0)["saved_resin"] == 1
    assert t.seat() == 1  # never both for one card


def test_it_may_be_declined() -> None:
    t = turtles("wife").choose("play:wife:hand").choose("done")
    assert t.resources(0)["resin"] == 2


def test_after_the_next_card_it_comes_back_with_another() -> None:
    t = turtles("wife").set_tokens(0, saved_resin=1).choose("play:wife:hand")
    assert t.offers() == ["turtles:take", "done"]
    t.choose("turtles:take")
    assert t.resources(0)["resin"] == 4
    assert t.tokens(0)["saved_resin"] == 0
    assert t.seat() == 1


def test_it_may_stay_there() -> None:
    t = turtles("wife").set_tokens(0, saved_resin=1).choose("play:wife:hand").choose("done")
    assert t.tokens(0)["saved_resin"] == 1


def test_once_the_card_is_resolved() -> None:
    t = turtles("farm").set_resources(0, twig=2, resin=1).choose("play:farm:hand")
    assert t.offers() == ["turtles:put:berry", "done"]  # the Farm's


def test_without_a_resource_nothing_is_asked() -> None:
    assert turtles("wife").set_resources(0, berry=2).choose("play:wife:hand").seat() == 1


def test_what_lies_there_pays_for_nothing() -> None:
    t = turtles("wife").set_resources(0, berry=1).set_tokens(0, saved_berry=1)
    assert "play:wife:hand" not in t.offers()


def test_each_card_of_a_turn_lets_them_choose() -> None:
    t = turtles("postal_pigeon").set_deck("wife").choose("play:postal_pigeon:hand")
    t.choose("play:wife:revealed").choose("turtles:put:resin").choose("turtles:take")
    assert t.resources(0)["resin"] == 3


def test_at_the_end_it_counts_as_theirs() -> None:
    t = turtles().set_season(0, "autumn").set_season(1, "autumn").set_tokens(0, saved_resin=1)
    t.set_city(0, "architect").choose("pass").choose("pass")
    assert t.game.over
    assert t.resources(0)["resin"] == 3
    assert t.score(0).parts["prosperity"] == 3

"""Moles: a pebble for a resource that a worker has just brought."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table


def moles(players: int = 2, *more: str) -> Table:
    return with_power("moles", players, *more)


def test_one_of_the_resources_for_a_pebble() -> None:
    t = moles().choose("visit:basic_three_twigs")
    assert t.offers() == ["moles:twig", "done"]
    t.choose("moles:twig")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 1, "berry": 0}
    assert t.seat() == 1  # once for each visit


def test_it_may_be_declined() -> None:
    t = moles().choose("visit:basic_three_twigs").choose("done")
    assert t.resources(0)["twig"] == 3


def test_only_with_what_was_just_gained() -> None:
    t = moles().set_resources(0, berry=5).choose("visit:basic_two_resin")
    assert t.offers() == ["moles:resin", "done"]


def test_whichever_of_several_kinds() -> None:
    t = moles().set_forest("forest_twig_resin_berry").choose("visit:forest_twig_resin_berry")
    assert t.offers() == ["moles:twig", "moles:resin", "moles:berry", "done"]


def test_a_pebble_is_not_exchanged() -> None:
    assert moles().choose("visit:basic_pebble").seat() == 1


def test_where_nothing_was_gained_nothing_is_asked() -> None:
    assert moles().choose("visit:basic_two_cards_point").seat() == 1


def test_at_the_haven() -> None:
    t = moles().set_hand(0, "farm", "farm").choose("visit:haven")
    t.game.choose(["discard:farm", "discard:farm"])
    t.choose("gain:berry")
    assert t.offers() == ["moles:berry", "done"]


def test_at_a_red_card() -> None:
    t = moles().set_city(0, "storehouse").set_on(0, "storehouse", berry=2).set_turn(0)
    t.choose("visit:city:0:storehouse")
    assert t.offers() == ["moles:berry", "done"]


def test_at_a_copied_location() -> None:
    t = moles().set_city(0, "lookout").choose("visit:city:0:lookout").choose("copy:basic_berry")
    t.choose("moles:berry")
    assert t.resources(0)["pebble"] == 1


def test_not_with_what_a_card_gives_that_is_played_there() -> None:
    t = moles().set_city(0, "inn").set_meadow(*["farm"] * 8).choose("visit:city:0:inn")
    assert "farm" in t.city(0)
    assert t.resources(0)["berry"] == 1
    assert t.seat() == 1


def test_not_with_what_production_gives() -> None:
    t = moles().set_city(0, "farm").set_workers(0, 0).set_turn(0).choose("prepare")
    assert t.resources(0)["berry"] == 1
    assert t.seat() == 1

"""Squirrels: one more twig, and twigs for everything else."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import with_power

from everdell.testing import Table


def squirrels(players: int = 2, *more: str) -> Table:
    return with_power("squirrels", players, *more)


def test_a_worker_who_brings_twigs_brings_one_more() -> None:
    assert squirrels().choose("visit:basic_three_twigs").resources(0)["twig"] == 4
    assert squirrels().choose("visit:basic_two_twigs_card").resources(0)["twig"] == 3


def test_one_who_brings_none_does_not() -> None:
    assert squirrels().choose("visit:basic_pebble").resources(0)["twig"] == 0


def test_once_for_each_worker_not_for_each_twig() -> None:
    t = squirrels().set_forest("forest_two_any").choose("visit:forest_two_any")
    t.choose("gain:twig").choose("gain:twig")
    assert t.resources(0)["twig"] == 3


def test_at_a_red_card_and_the_haven() -> None:
    t = squirrels().set_city(0, "lookout").choose("visit:city:0:lookout")
    assert t.choose("copy:basic_three_twigs").resources(0)["twig"] == 4
    t = squirrels().set_hand(0, "farm", "farm").choose("visit:haven")
    t.game.choose(["discard:farm", "discard:farm"])
    assert t.choose("gain:twig").resources(0)["twig"] == 2


def test_not_with_what_a_card_gives_that_is_played_there() -> None:
    t = squirrels().set_city(0, "inn").set_meadow(*["twig_barge"] * 3, *["castle"] * 2)
    t.set_meadow("twig_barge", "twig_barge", "twig_barge", "palace", "palace", "king", "king")
    t.choose("visit:city:0:inn")
    if t.seat() == 0:
        t.choose("play:twig_barge:meadow")
    assert t.resources(0)["twig"] == 2


def test_not_with_production() -> None:
    t = squirrels().set_city(0, "twig_barge").set_workers(0, 0).set_turn(0).choose("prepare")
    assert t.resources(0)["twig"] == 2


def test_two_twigs_in_place_of_a_resource_as_often_as_they_like() -> None:
    t = squirrels().set_hand(0, "farm").set_resources(0, twig=4).choose("play:farm:hand")
    assert t.city(0) == ("farm",)
    t = squirrels().set_hand(0, "resin_refinery").set_resources(0, twig=2)
    assert "play:resin_refinery:hand" in t.set_resources(0, twig=2, resin=1, pebble=1).offers()
    t = squirrels().set_hand(0, "inn").set_resources(0, twig=4)
    assert "play:inn:hand" in t.offers()


def test_constructions_only() -> None:
    t = squirrels().set_hand(0, "wife").set_resources(0, twig=9)
    assert "play:wife:hand" not in t.offers()


def test_together_with_a_card_that_lowers_the_price() -> None:
    t = squirrels().set_hand(0, "castle").set_city(0, "crane").set_resources(0, twig=10)
    t.choose("play:castle:hand:crane")
    assert t.city(0) == ("castle",)

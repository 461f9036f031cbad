"""Courthouse: each construction brings a twig, a resin or a pebble."""

from __future__ import annotations

import pytest

from everdell.testing import table

MENU = ["gain:twig", "gain:resin", "gain:pebble"]


def test_each_construction_gives_a_twig_a_resin_or_a_pebble_never_a_berry() -> None:
    t = table().set_city(0, "courthouse").set_hand(0, "inn").set_resources(0, twig=2, resin=1)
    t.choose("play:inn:hand")
    assert t.offers() == MENU


@pytest.mark.parametrize("kind", ["twig", "resin", "pebble"])
def test_the_chosen_resource_is_gained(kind: str) -> None:
    t = table().set_city(0, "courthouse").set_hand(0, "inn").set_resources(0, twig=2, resin=1)
    t.choose("play:inn:hand").choose("gain", kind)
    assert sum(t.resources(0).values()) == 1
    assert t.resources(0)[kind] == 1


def test_it_does_not_answer_to_itself() -> None:
    t = table().set_hand(0, "courthouse").set_resources(0, twig=1, resin=1, pebble=2)
    t.choose("play:courthouse:hand")
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


def test_critters_give_nothing() -> None:
    t = table().set_city(0, "courthouse").set_hand(0, "king").set_resources(0, berry=6)
    assert t.choose("play:king:hand").seat() == 1


def test_opponents_constructions_give_nothing() -> None:
    t = table().set_city(1, "courthouse").set_hand(0, "inn").set_resources(0, twig=2, resin=1)
    t.choose("play:inn:hand")
    assert t.seat() == 1
    assert sum(t.resources(1).values()) == 0


def test_the_resource_comes_too_late_to_pay_for_the_construction() -> None:
    t = table().set_city(0, "courthouse").set_hand(0, "inn").set_resources(0, twig=1, resin=1)
    assert "play:inn:hand" not in t.offers()


def test_the_constructions_own_effect_comes_first() -> None:
    t = table().set_city(0, "courthouse").set_hand(0, "storehouse")
    t.set_resources(0, twig=1, resin=1, pebble=1).choose("play:storehouse:hand")
    assert t.offers() == ["store:twig=3", "store:resin=2", "store:pebble=1", "store:berry=2"]
    assert t.choose("store:berry=2").offers() == MENU


def test_a_free_construction_of_a_pigeon_counts() -> None:
    t = table().set_city(0, "courthouse").set_hand(0, "postal_pigeon").set_deck("inn", "king")
    t.set_resources(0, berry=2).choose("play:postal_pigeon:hand").choose("play:inn:revealed")
    assert t.offers() == MENU


def test_a_construction_played_at_an_inn_counts() -> None:
    t = table().set_city(0, "courthouse", "inn").set_meadow("mine")
    t.choose("visit:city:0:inn").choose("play:mine:meadow")
    assert t.offers() == MENU


def test_ruins_played_with_it_standing_count() -> None:
    t = table().set_city(0, "courthouse", "farm").set_hand(0, "ruins")
    t.choose("play:ruins:hand").choose("demolish:farm")
    assert t.offers() == MENU


def test_demolished_by_the_ruins_it_does_not_answer_to_them() -> None:
    t = table().set_city(0, "courthouse").set_hand(0, "ruins").choose("play:ruins:hand")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 1, "resin": 1, "pebble": 2, "berry": 0}


def test_its_owner_orders_it_and_the_historian() -> None:
    t = table().set_city(0, "courthouse", "historian").set_hand(0, "inn").set_deck("king")
    t.set_resources(0, twig=2, resin=1).choose("play:inn:hand")
    assert t.offers() == ["trigger:courthouse", "trigger:historian"]


def test_the_historians_card_may_be_seen_before_the_choice() -> None:
    t = table().set_city(0, "courthouse", "historian").set_hand(0, "inn").set_deck("king")
    t.set_resources(0, twig=2, resin=1).choose("play:inn:hand").choose("trigger:historian")
    assert t.hand(0) == ("king",)
    assert t.offers() == MENU


def test_the_resource_may_be_taken_before_the_historians_card() -> None:
    t = table().set_city(0, "courthouse", "historian").set_hand(0, "inn").set_deck("king")
    t.set_resources(0, twig=2, resin=1).choose("play:inn:hand").choose("trigger:courthouse")
    assert t.hand(0) == ()
    assert t.choose("gain:resin").hand(0) == ("king",)

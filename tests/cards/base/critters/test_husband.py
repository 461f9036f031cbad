"""Husband: shares a space with a Wife; with her and a Farm he brings a resource."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_with_a_wife_and_a_farm_he_brings_any_resource() -> None:
    t = table().set_city(0, "farm", "wife").set_hand(0, "husband").set_resources(0, berry=3)
    t.choose("play:husband:hand")
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}


def test_without_a_wife_he_brings_nothing() -> None:
    t = table().set_city(0, "farm").set_hand(0, "husband").set_resources(0, berry=3)
    t.choose("play:husband:hand")
    assert t.seat() == 1


def test_without_a_farm_he_brings_nothing() -> None:
    t = table().set_city(0, "wife").set_hand(0, "husband").set_resources(0, berry=3)
    t.choose("play:husband:hand")
    assert t.seat() == 1


def test_wife_and_farm_of_an_opponent_do_not_help() -> None:
    t = table(players=3).set_city(1, "wife").set_city(2, "farm").set_hand(0, "husband")
    t.set_resources(0, berry=3).choose("play:husband:hand")
    assert t.seat() == 1


def test_a_wife_who_comes_later_does_not_make_him_act() -> None:
    t = table().set_city(0, "farm", "husband").set_hand(0, "wife").set_resources(0, berry=2)
    t.choose("play:wife:hand")
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_he_brings_a_resource_in_production(season: str) -> None:
    t = table().set_city(0, "farm", "husband", "wife").set_season(0, season).set_workers(0, 0)
    t.choose("prepare").choose("gain:resin")
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}


def test_each_husband_needs_a_wife_of_his_own() -> None:
    t = table().set_city(0, "farm", "wife", "husband", "husband").set_workers(0, 0)
    t.choose("prepare").choose("gain:twig")
    assert t.seat() == 1
    assert t.resources(0)["twig"] == 1


def test_two_couples_bring_two_resources() -> None:
    t = table().set_city(0, "farm", "wife", "husband", "husband", "wife").set_workers(0, 0)
    t.choose("prepare").choose("gain:twig").choose("gain:pebble")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 1}


def test_he_shares_his_space_with_a_wife(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "wife").set_hand(0, "husband", "farm")
    t.set_resources(0, twig=2, resin=1, berry=3).choose("play:husband:hand").set_turn(0)
    t.choose("play:farm:hand")
    assert len(t.city(0)) == 16


def test_a_full_city_with_a_lone_wife_takes_him_in(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "wife").set_hand(0, "husband").set_resources(0, berry=3)
    t.choose("play:husband:hand")
    assert t.city(0)[-2:] == ("wife", "husband")


def test_a_full_city_without_a_lone_wife_does_not_take_him_in(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:14], "wife", "husband").set_hand(0, "husband")
    t.set_resources(0, berry=3)
    assert not [id for id in t.offers() if id.startswith("play:husband:hand")]


def test_a_farm_lets_him_into_a_full_city_with_a_lone_wife(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "farm", "wife").set_hand(0, "husband")
    t.choose("play:husband:hand:occupy").choose("gain:berry")
    assert t.occupied(0, "farm")
    assert len(t.city(0)) == 16


def test_a_postal_pigeon_brings_him_home_through_the_last_space(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "wife").set_hand(0, "postal_pigeon")
    t.set_resources(0, berry=2).set_deck("husband", "farm")
    t.choose("play:postal_pigeon:hand")
    assert t.offers() == ["play:husband:revealed", "done"]
    t.choose("play:husband:revealed")
    assert t.city(0)[-3:] == ("wife", "postal_pigeon", "husband")


def test_a_couple_counts_as_two_critters() -> None:
    t = table().set_city(0, "school", "husband", "wife")
    assert t.score(0).parts["prosperity"] == 2 + 3  # the school, and the wife herself


def test_a_couple_counts_with_both_colours() -> None:
    t = table().set_city(0, "ever_tree", "farm", "mine", "twig_barge", "husband", "wife")
    assert "event:harvest_festival" in t.offers()
    assert t.score(0).parts["prosperity"] == 2 + 3  # two purple cards, and the wife herself


def test_when_his_wife_leaves_he_keeps_the_space(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "dungeon", "wife").set_hand(0, "farm")
    assert "play:farm:hand:dungeon" in t.offers()
    t.set_city(0, *crowd[:13], "dungeon", "wife", "husband")
    assert "play:farm:hand:dungeon" not in t.offers()


def test_when_he_leaves_for_the_dungeon_another_takes_his_place(crowd: tuple[str, ...]) -> None:
    t = table().set_city(0, *crowd[:13], "dungeon", "wife", "husband").set_hand(0, "husband")
    t.choose("play:husband:hand:dungeon")
    assert t.on(0, "dungeon") == {"cards": ("husband",)}
    assert t.city(0) == (*crowd[:13], "dungeon", "wife", "husband")
    assert t.score(0).parts["prosperity"] == 3


def test_when_his_wife_has_left_he_brings_nothing_until_another_comes() -> None:
    t = table().set_city(0, "dungeon", "farm", "wife", "husband").set_hand(0, "crane", "wife")
    t.choose("play:crane:hand:dungeon").choose("pay:prisoner:wife").set_turn(0)
    t.set_workers(0, 0).choose("prepare").set_turn(0)
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}
    t.set_resources(0, berry=2).choose("play:wife:hand").set_turn(0)
    t.set_season(0, "summer").set_workers(0, 0).choose("prepare").choose("gain:twig")
    assert t.resources(0)["twig"] == 1


def test_of_several_husbands_a_lone_one_leaves_first() -> None:
    t = table().set_city(0, "dungeon", "husband", "wife", "husband").set_hand(0, "crane")
    t.choose("play:crane:hand:dungeon").choose("pay:prisoner:husband")
    assert t.city(0) == ("dungeon", "husband", "wife", "crane")
    assert t.score(0).parts["prosperity"] == 3


def test_of_two_couples_who_lose_a_wife_and_a_husband_one_couple_is_left() -> None:
    t = table().set_city(0, "husband", "wife", "wife", "husband", "undertaker", "barge_toad")
    t.set_events("croak_wart_cure").set_resources(0, berry=2)
    t.choose("event:croak_wart_cure").choose("discard:city:husband").choose("discard:city:wife")
    assert sorted(t.city(0)) == ["barge_toad", "husband", "undertaker", "wife"]
    assert t.score(0).parts["prosperity"] == 3


def test_a_husband_without_a_wife_and_a_wife_of_another_city_are_no_couple() -> None:
    t = table(players=3).set_city(0, "wife").set_city(1, "husband").set_city(2, "wife")
    assert [t.score(seat).parts["prosperity"] for seat in range(3)] == [0, 0, 0]


def test_copied_by_a_miner_mole_wife_and_farm_are_sought_around_him() -> None:
    t = table(players=3).set_city(0, "farm", "wife").set_city(1, "husband", "farm")
    t.set_city(2, "husband", "wife", "farm").set_hand(0, "miner_mole", "miner_mole")
    t.set_resources(0, berry=6).choose("play:miner_mole:hand").choose("copy:1:husband")
    assert t.seat() == 1
    t.set_turn(0).choose("play:miner_mole:hand").choose("copy:2:husband")
    assert t.seat() == 0
    t.choose("gain:resin")
    assert t.resources(0)["resin"] == 1
    assert t.resources(2)["resin"] == 0

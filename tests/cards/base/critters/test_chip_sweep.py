"""Chip Sweep: activates a green card of its own city once more."""

from __future__ import annotations

import pytest

from everdell.testing import table


def test_it_activates_a_green_card_of_the_players_choice() -> None:
    t = table().set_city(0, "farm", "inn", "mine", "wife").set_hand(0, "chip_sweep")
    t.set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.offers() == ["activate:farm", "activate:mine"]
    t.choose("activate:mine")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}


def test_a_single_green_card_is_activated_without_asking() -> None:
    t = table().set_city(0, "twig_barge").set_hand(0, "chip_sweep").set_resources(0, berry=3)
    t.choose("play:chip_sweep:hand")
    assert t.resources(0)["twig"] == 2
    assert t.seat() == 1


def test_it_never_activates_itself_nor_another_chip_sweep() -> None:
    t = table().set_city(0, "chip_sweep", "chip_sweep", "farm", "mine")
    t.set_hand(0, "chip_sweep").set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.offers() == ["activate:farm", "activate:mine"]


def test_with_only_chip_sweeps_around_nothing_happens() -> None:
    t = table().set_city(0, "chip_sweep", "inn").set_hand(0, "chip_sweep")
    t.set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


def test_green_cards_of_other_cities_are_out_of_reach() -> None:
    t = table(players=3).set_city(1, "mine").set_city(2, "farm").set_hand(0, "chip_sweep")
    t.set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


def test_a_husband_with_a_wife_stands_for_all_husbands() -> None:
    t = table().set_city(0, "farm", "husband", "husband", "wife").set_hand(0, "chip_sweep")
    t.set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.offers() == ["activate:farm", "activate:husband"]
    t.choose("activate:husband").choose("gain:pebble")
    assert t.resources(0)["pebble"] == 1


def test_it_lets_a_miner_mole_copy_among_all_opponents() -> None:
    t = table(players=3).set_city(0, "miner_mole").set_city(1, "mine").set_city(2, "farm")
    t.set_hand(0, "chip_sweep").set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.offers() == ["copy:1:mine", "copy:2:farm", "done"]
    t.choose("copy:2:farm")
    assert t.resources(0)["berry"] == 1


def test_through_two_miner_moles_it_comes_back_home_but_not_to_itself() -> None:
    t = table(players=3).set_city(0, "miner_mole", "mine").set_city(1, "miner_mole")
    t.set_hand(0, "chip_sweep").set_resources(0, berry=3)
    t.choose("play:chip_sweep:hand").choose("activate:miner_mole").choose("copy:1:miner_mole")
    assert t.offers() == ["copy:0:mine", "done"]
    t.choose("copy:0:mine")
    assert t.resources(0)["pebble"] == 1


def test_it_adds_a_stock_to_a_storehouse() -> None:
    t = table().set_city(0, "storehouse").set_on(0, "storehouse", twig=3)
    t.set_hand(0, "chip_sweep").set_resources(0, berry=3)
    t.choose("play:chip_sweep:hand").choose("store:twig=3")
    assert t.on(0, "storehouse") == {"twig": 6}
    assert t.resources(0)["twig"] == 0


def test_of_two_storehouses_the_player_chooses_one() -> None:
    t = table().set_city(0, "storehouse", "storehouse").set_on(0, "storehouse", twig=3)
    t.set_hand(0, "chip_sweep").set_resources(0, berry=3).choose("play:chip_sweep:hand")
    assert t.offers() == ["activate:storehouse", "activate:storehouse:2"]
    t.choose("activate:storehouse:2").choose("store:pebble=1")
    assert t.on(0, "storehouse", copy=1) == {"twig": 3}
    assert t.on(0, "storehouse", copy=2) == {"pebble": 1}


def test_several_chip_sweeps_may_feed_one_storehouse() -> None:
    t = table().set_city(0, "storehouse", "chip_sweep", "chip_sweep").set_workers(0, 0)
    t.choose("prepare")
    for _ in range(2):
        t.choose("produce:chip_sweep").choose("store:resin=2")
    t.choose("store:pebble=1")
    assert t.on(0, "storehouse") == {"resin": 4, "pebble": 1}


def test_in_production_it_acts_besides_its_target_in_the_owners_order() -> None:
    t = table().set_city(0, "chip_sweep", "woodcarver").set_resources(0, twig=4)
    t.set_workers(0, 0).choose("prepare")
    assert t.offers() == ["produce:chip_sweep", "produce:woodcarver"]
    t.choose("produce:woodcarver").choose("pay:twig=3").choose("pay:twig=1")
    assert t.points(0) == 4


@pytest.mark.parametrize(("season", "berries"), [("winter", 2), ("spring", 0), ("summer", 2)])
def test_it_produces_for_spring_and_autumn_but_not_for_summer(season: str, berries: int) -> None:
    t = table().set_city(0, "farm", "chip_sweep").set_season(0, season).set_workers(0, 0)
    t.choose("prepare")
    assert t.resources(0)["berry"] == berries

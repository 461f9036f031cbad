"""Miner Mole: copies a green card of an opponent's city."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def with_a_mole(players: int, *own_city: str) -> Table:
    t = table(players).set_city(0, *own_city)
    return t.set_hand(0, "miner_mole").set_resources(0, berry=3)


def test_it_copies_any_green_card_of_any_opponent() -> None:
    t = with_a_mole(3, "general_store").set_city(1, "farm", "inn", "wife", "judge")
    t.set_city(2, "mine", "wanderer").choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:farm", "copy:2:mine", "done"]
    t.choose("copy:2:mine")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}
    assert t.resources(2)["pebble"] == 0


def test_copying_is_optional() -> None:
    t = with_a_mole(2).set_city(1, "farm")
    t.choose("play:miner_mole:hand").choose("done")
    assert sum(t.resources(0).values()) == 0


def test_with_nothing_to_copy_nothing_happens() -> None:
    t = with_a_mole(3, "farm", "mine").set_city(1, "inn").set_city(2, "wife")
    t.choose("play:miner_mole:hand")
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_copies_again_in_production(season: str) -> None:
    t = table(players=3).set_city(0, "miner_mole").set_city(2, "twig_barge")
    t.set_season(0, season).set_workers(0, 0).choose("prepare").choose("copy:2:twig_barge")
    assert t.resources(0)["twig"] == 2


def test_a_general_store_looks_for_a_farm_around_itself() -> None:
    t = with_a_mole(3).set_city(1, "general_store").set_city(2, "general_store", "farm")
    t.choose("play:miner_mole:hand").choose("copy:2:general_store")
    assert t.resources(0)["berry"] == 2


def test_a_farm_in_ones_own_city_does_not_help_a_strange_general_store() -> None:
    t = with_a_mole(3, "farm").set_city(1, "general_store").set_city(2, "farm")
    t.choose("play:miner_mole:hand").choose("copy:1:general_store")
    assert t.resources(0)["berry"] == 1


def test_costs_and_gains_of_the_copied_card_are_the_moles() -> None:
    t = with_a_mole(3).set_city(1, "woodcarver").set_resources(0, berry=3, twig=2)
    t.set_resources(1, twig=3).choose("play:miner_mole:hand").choose("copy:1:woodcarver")
    t.choose("pay:twig=2")
    assert (t.points(0), t.points(1)) == (2, 0)
    assert (t.resources(0)["twig"], t.resources(1)["twig"]) == (0, 3)


def test_copying_a_monk_one_may_give_to_its_owner() -> None:
    t = with_a_mole(3).set_city(1, "monk").set_resources(0, berry=4)
    t.choose("play:miner_mole:hand").choose("copy:1:monk").choose("give:berry=1")
    assert t.offers() == ["give:1", "give:2"]
    t.choose("give:1")
    assert t.points(0) == 2
    assert t.resources(1)["berry"] == 1


def test_copying_a_teacher_one_draws_keeps_and_gives_oneself() -> None:
    t = with_a_mole(3).set_city(2, "teacher").set_deck("king", "queen")
    t.choose("play:miner_mole:hand").choose("copy:2:teacher")
    t.choose("keep:queen").choose("give:2")
    assert (t.hand(0), t.hand(1), t.hand(2)) == (("queen",), (), ("king",))


def test_copying_the_fairgrounds_one_draws_oneself() -> None:
    t = with_a_mole(3).set_city(1, "fairgrounds").set_deck("king", "queen")
    t.choose("play:miner_mole:hand").choose("copy:1:fairgrounds")
    assert (t.hand(0), t.hand(1)) == (("king", "queen"), ())


def test_a_card_of_a_player_who_has_passed_may_be_copied() -> None:
    t = with_a_mole(3).set_city(1, "mine").set_passed(1)
    t.choose("play:miner_mole:hand").choose("copy:1:mine")
    assert t.resources(0)["pebble"] == 1


def test_equal_cards_of_one_city_are_one_choice() -> None:
    t = with_a_mole(3).set_city(1, "farm", "farm").set_city(2, "farm")
    t.choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:farm", "copy:2:farm", "done"]


def test_a_storehouse_of_another_city_is_never_copied() -> None:
    t = with_a_mole(3).set_city(1, "storehouse").set_city(2, "storehouse")
    t.choose("play:miner_mole:hand")
    assert t.seat() == 1


def test_a_chip_sweep_of_another_city_is_no_target() -> None:
    t = with_a_mole(3).set_city(1, "chip_sweep", "farm").set_city(2, "chip_sweep")
    t.choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:farm", "done"]


def test_through_another_miner_mole_it_activates_a_card_of_its_own_city() -> None:
    t = with_a_mole(3, "mine", "inn").set_city(1, "miner_mole")
    t.choose("play:miner_mole:hand").choose("copy:1:miner_mole")
    assert t.offers() == ["copy:0:mine", "done"]
    t.choose("copy:0:mine")
    assert t.resources(0)["pebble"] == 1


def test_through_another_miner_mole_ones_own_storehouse_is_filled() -> None:
    t = with_a_mole(3, "storehouse").set_city(1, "miner_mole").set_city(2, "storehouse")
    t.choose("play:miner_mole:hand").choose("copy:1:miner_mole")
    assert "copy:2:storehouse" not in t.offers()
    t.choose("copy:0:storehouse").choose("store:twig=3")
    assert t.on(0, "storehouse") == {"twig": 3}
    assert t.on(2, "storehouse") == {}
    assert t.resources(0)["twig"] == 0


def test_through_another_miner_mole_ones_own_farms_count_again() -> None:
    t = with_a_mole(3, "general_store", "farm").set_city(2, "miner_mole")
    t.choose("play:miner_mole:hand").choose("copy:2:miner_mole").choose("copy:0:general_store")
    assert t.resources(0)["berry"] == 2


def test_through_another_miner_mole_ones_own_chip_sweep_may_sweep() -> None:
    t = with_a_mole(3, "chip_sweep", "mine").set_city(1, "miner_mole").set_city(2, "chip_sweep")
    t.choose("play:miner_mole:hand").choose("copy:1:miner_mole")
    assert "copy:2:chip_sweep" not in t.offers()
    t.choose("copy:0:chip_sweep")
    assert t.resources(0)["pebble"] == 1


def test_miner_moles_copying_miner_moles_come_to_an_end() -> None:
    t = with_a_mole(3).set_city(1, "miner_mole").set_city(2, "miner_mole")
    t.choose("play:miner_mole:hand").choose("copy:1:miner_mole")
    assert t.offers() == ["copy:2:miner_mole", "done"]
    t.choose("copy:2:miner_mole")
    assert t.seat() == 1


# The solo game -------------------------------------------------------------------------------


def test_alone_it_copies_any_green_card_of_rugwort_but_a_storehouse() -> None:
    t = with_a_mole(1).set_city(1, "mine", "storehouse", "inn", "twig_barge")
    t.choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:mine", "copy:1:twig_barge", "done"]
    t.choose("copy:1:twig_barge")
    assert t.resources(0)["twig"] == 2


def test_alone_conditions_are_read_in_rugworts_city() -> None:
    t = with_a_mole(1).set_city(1, "husband", "farm", "wife")
    t.choose("play:miner_mole:hand").choose("copy:1:husband").choose("gain:pebble")
    assert t.resources(0)["pebble"] == 1


def test_alone_a_miner_mole_of_rugwort_leads_back_home() -> None:
    t = with_a_mole(1, "storehouse").set_city(1, "miner_mole")
    t.choose("play:miner_mole:hand").choose("copy:1:miner_mole").choose("copy:0:storehouse")
    t.choose("store:resin=2")
    assert t.on(0, "storehouse") == {"resin": 2}

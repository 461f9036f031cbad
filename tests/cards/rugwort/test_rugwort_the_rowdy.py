"""Rugwort the Rowdy: takes a green card from a city and stays there to make trouble."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

ROWDY = "rugwort_the_rowdy"
PLAY = f"play:{ROWDY}:hand"
RED = ("inn",) * 3 + ("post_office",) * 3
FULL = ("mine",) * 3 + ("twig_barge",) * 3 + ("general_store",) * 3 + RED


def at_the_door(players: int = 2, *boxes: str) -> Table:
    t = table(players, boxes=("base", "rugwort", *boxes)).set_hand(0, ROWDY)
    return t.set_resources(0, berry=3)


# The theft -------------------------------------------------------------------------------------


def test_a_green_card_of_any_opponent_is_taken() -> None:
    t = at_the_door(3).set_city(1, "farm", "inn", "judge", "teacher").set_city(2, "mine", "wife")
    t.choose(PLAY)
    assert t.prompt() == "enter"
    assert sorted(t.offers()) == ["steal:1:farm", "steal:1:teacher", "steal:2:mine"]


def test_it_moves_into_ones_own_city_and_he_takes_its_place() -> None:
    t = at_the_door(3).set_city(1, "farm", "inn").set_city(2, "mine").choose(PLAY)
    t.choose("steal:2:mine")
    assert t.city(0) == ("mine",)
    assert t.city(1) == ("farm", "inn")
    assert t.city(2) == (ROWDY,)
    assert t.resources(0)["berry"] == 0


def test_the_taken_card_costs_nothing_and_acts_at_once() -> None:
    t = at_the_door().set_city(1, "mine").choose(PLAY)
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}
    assert t.resources(1)["pebble"] == 0


def test_a_taken_card_that_asks_is_answered_by_the_thief() -> None:
    t = at_the_door().set_city(1, "storehouse").choose(PLAY)
    assert (t.seat(), t.prompt()) == (0, "store")
    t.choose("store:pebble=1")
    assert t.on(0, "storehouse") == {"pebble": 1}


def test_the_taken_card_reads_the_city_it_stands_in_now() -> None:
    t = at_the_door().set_city(0, "farm").set_city(1, "general_store").choose(PLAY)
    assert t.resources(0)["berry"] == 2


def test_of_equal_cards_one_is_taken() -> None:
    t = at_the_door().set_city(1, "farm", "farm").choose(PLAY)
    assert t.city(0) == ("farm",)
    assert sorted(t.city(1)) == ["farm", ROWDY]


def test_cards_that_differ_are_told_apart() -> None:
    t = at_the_door().set_city(1, "farm", "farm").set_on(1, "farm", copy=2, occupied=True)
    t.choose(PLAY)
    assert t.offers() == ["steal:1:farm", "steal:1:farm:2"]
    t.choose("steal:1:farm:2")
    assert not t.occupied(0, "farm")  # the token stays behind
    assert not t.occupied(1, "farm")


def test_what_lay_on_the_taken_card_is_lost() -> None:
    t = at_the_door().set_city(1, "storehouse").set_on(1, "storehouse", twig=6)
    t.choose(PLAY).choose("store:pebble=1")
    assert t.on(0, "storehouse") == {"pebble": 1}
    assert t.resources(1)["twig"] == 0


def test_a_worker_on_a_taken_storehouse_stays_out_until_the_season() -> None:
    t = at_the_door().set_city(1, "storehouse").set_on(1, "storehouse", workers=(1,))
    t.set_workers(1, 0).choose(PLAY).choose("store:pebble=1")
    assert t.standing(0, "storehouse") == ()
    assert t.seat() == 1
    assert t.workers(1) == 0
    assert t.choose("prepare").workers(1) == 1 + 1


def test_he_is_not_played_without_a_card_to_take() -> None:
    t = at_the_door().set_city(0, "farm").set_city(1, "inn", "wife", "judge")
    assert PLAY not in t.offers()
    assert f"{PLAY}:occupy" not in t.offers()
    assert PLAY in t.set_city(1, "inn", "monk").offers()


def test_green_cards_of_ones_own_city_are_no_loot() -> None:
    t = at_the_door().set_city(0, "mine", "twig_barge").set_city(1, "farm").choose(PLAY)
    assert sorted(t.city(0)) == ["farm", "mine", "twig_barge"]


def test_all_are_told() -> None:
    t = at_the_door(3).set_city(2, "mine").choose(PLAY)
    (theft,) = t.told("stole")
    assert theft.seen_by(1) == {"kind": "stole", "seat": 0, "card": "mine", "of": 2}


# What cannot be taken --------------------------------------------------------------------------


def test_a_card_that_shares_its_space_cannot_be_taken() -> None:
    t = at_the_door().set_city(1, "husband", "wife")
    assert PLAY not in t.offers()
    t.set_city(1, "husband", "wife", "husband").choose(PLAY)
    assert t.city(1) == ("husband", "wife", ROWDY)


def test_a_card_above_the_spring_cannot_be_taken() -> None:
    t = at_the_door(2, "legends").set_aside(1, "legends", "silver_scale_spring")
    t.set_city(1, "farm", "mine").set_resources(1, pebble=1).set_turn(1)
    t.choose("play:silver_scale_spring:legends").choose("under:mine").set_turn(0).choose(PLAY)
    assert t.city(0) == ("farm",)


@pytest.mark.parametrize("legend", ["poe", "mcgregors_market"])
def test_a_legend_cannot_be_taken(legend: str) -> None:
    t = at_the_door(2, "legends").set_city(1, legend)
    assert PLAY not in t.offers()


def test_a_unique_card_that_one_has_already_cannot_be_taken() -> None:
    t = at_the_door().set_city(0, "doctor").set_city(1, "doctor", "monk").choose(PLAY)
    assert t.city(0) == ("doctor", "monk")


def test_a_card_whose_legend_stands_in_ones_city_cannot_be_taken() -> None:
    t = at_the_door(2, "legends").set_city(0, "poe").set_city(1, "teacher", "monk").choose(PLAY)
    assert t.city(0) == ("poe", "monk")


def test_without_a_space_for_it_nothing_can_be_taken() -> None:
    t = at_the_door().set_city(0, *FULL).set_city(1, "farm", "teacher")
    assert PLAY not in t.offers()


def test_a_husband_needs_no_space_beside_a_lone_wife() -> None:
    t = at_the_door().set_city(0, *FULL[:14], "wife").set_city(1, "farm", "husband").choose(PLAY)
    assert t.city(0)[-2:] == ("wife", "husband")


def test_a_full_city_is_no_refuge_for_the_robbed() -> None:
    t = at_the_door().set_city(1, "farm", *FULL[1:]).choose(PLAY).choose("steal:1:farm")
    assert t.city(1)[-1] == ROWDY
    assert len(t.city(1)) == 15


def test_a_prisoner_makes_room_for_the_loot() -> None:
    t = at_the_door().set_city(0, *FULL[:13], "dungeon", "judge").set_city(1, "farm")
    t.set_resources(0)
    t.choose(f"{PLAY}:dungeon")
    assert t.city(0)[-2:] == ("dungeon", "farm")


# Where his token goes --------------------------------------------------------------------------


def test_any_free_green_construction_of_ones_own_city_takes_his_token() -> None:
    t = at_the_door().set_resources(0).set_city(0, "farm", "mine", "twig_barge", "inn", "husband")
    t.set_on(0, "mine", occupied=True).set_city(1, "farm", "mine").choose(f"{PLAY}:occupy")
    assert sorted(t.offers()) == ["pay:occupy:farm", "pay:occupy:twig_barge"]
    t.choose("pay:occupy:twig_barge").choose("steal:1:mine")
    assert t.occupied(0, "twig_barge")
    assert t.city(1) == ("farm", ROWDY)


def test_the_market_takes_his_token_too() -> None:
    t = at_the_door(2, "legends").set_resources(0).set_city(0, "mcgregors_market")
    t.set_city(1, "mine").choose(f"{PLAY}:occupy")
    assert t.occupied(0, "mcgregors_market")


def test_a_construction_about_to_be_taken_does_not() -> None:
    t = at_the_door().set_resources(0).set_city(1, "mine")
    assert f"{PLAY}:occupy" not in t.offers()


# The discard -----------------------------------------------------------------------------------


def test_when_he_arrives_the_robbed_player_discards_two_cards() -> None:
    t = at_the_door(3).set_city(2, "mine").set_hand(2, "king", "queen", "farm").choose(PLAY)
    assert (t.seat(), t.prompt(), t.game.turn) == (2, "discard", 0)
    assert t.game.decision is not None
    assert t.game.decision.source == ROWDY
    assert "done" not in t.offers()
    t.choose("discard:queen")
    assert t.seat() == 1  # the Farm follows by itself
    assert t.hand(2) == ("king",)
    assert sorted(t.discard()) == ["farm", "queen"]


def test_the_taken_card_acts_before_the_discard() -> None:
    t = at_the_door().set_city(1, "storehouse").set_hand(1, "king", "queen", "farm").choose(PLAY)
    assert (t.seat(), t.prompt()) == (0, "store")
    t.choose("store:berry=2")
    assert (t.seat(), t.prompt()) == (1, "discard")


def test_the_thief_discards_nothing() -> None:
    t = at_the_door().set_city(1, "mine").set_hand(0, ROWDY, "king", "queen").choose(PLAY)
    assert len(t.hand(0)) == 2


@pytest.mark.parametrize("hand", [(), ("king",)])
def test_with_fewer_cards_what_there_is_is_discarded(hand: tuple[str, ...]) -> None:
    t = at_the_door().set_city(1, "mine").set_hand(1, *hand).choose(PLAY)
    assert t.hand(1) == ()
    assert t.discard() == hand


def test_a_robbed_player_who_has_passed_discards_as_well() -> None:
    t = at_the_door(3).set_city(1, "mine").set_hand(1, "king", "queen").set_passed(1).choose(PLAY)
    assert t.hand(1) == ()
    assert t.city(1) == (ROWDY,)


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_in_every_production_his_owner_discards_two_more(season: str) -> None:
    t = table(boxes=("base", "rugwort")).set_city(0, ROWDY, "mine").set_city(1, "farm")
    t.set_hand(0, "king", "queen", "farm").set_season(0, season).set_workers(0, 0)
    t.choose("prepare")
    assert (t.seat(), t.prompt()) == (0, "discard")
    assert "done" not in t.offers()
    t.choose("discard:queen")
    assert t.hand(0) == ("king",)
    assert t.resources(0)["pebble"] == 1


def test_later_on_he_takes_no_card() -> None:
    t = table(boxes=("base", "rugwort")).set_city(0, ROWDY).set_city(1, "farm", "mine")
    t.set_workers(0, 0).choose("prepare")
    assert t.city(0) == (ROWDY,)
    assert t.city(1) == ("farm", "mine")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 0}


def test_a_chip_sweep_beside_him_may_have_to_activate_him() -> None:
    t = table(boxes=("base", "rugwort")).set_city(0, ROWDY).set_resources(0, berry=3)
    t.set_hand(0, "chip_sweep", "king", "queen").choose("play:chip_sweep:hand")
    assert t.hand(0) == ()


def test_a_chip_sweep_with_something_better_may_leave_him_alone() -> None:
    t = table(boxes=("base", "rugwort")).set_city(0, ROWDY, "mine").set_resources(0, berry=3)
    t.set_hand(0, "chip_sweep", "king", "queen").choose("play:chip_sweep:hand")
    assert sorted(t.offers()) == ["activate:mine", f"activate:{ROWDY}"]
    t.choose("activate:mine")
    assert len(t.hand(0)) == 2


def test_a_miner_mole_does_not_copy_him() -> None:
    t = table(boxes=("base", "rugwort")).set_city(1, ROWDY, "mine").set_resources(0, berry=3)
    t.set_hand(0, "miner_mole").choose("play:miner_mole:hand")
    assert t.offers() == ["copy:1:mine", "done"]


def test_not_even_from_ones_own_city_by_way_of_another_mole() -> None:
    t = table(boxes=("base", "rugwort")).set_city(0, ROWDY, "mine").set_city(1, "miner_mole")
    t.set_hand(0, "miner_mole").set_resources(0, berry=3).choose("play:miner_mole:hand")
    t.choose("copy:1:miner_mole")
    assert t.offers() == ["copy:0:mine", "done"]


# In the city of another ------------------------------------------------------------------------


def test_he_is_a_green_card_of_that_city() -> None:
    t = at_the_door().set_city(1, "farm", "farm", "farm", "mine").choose(PLAY)
    t.choose("steal:1:mine")
    assert "event:harvest_festival" in t.offers()


def test_a_historian_of_his_player_answers_to_him() -> None:
    t = at_the_door().set_city(0, "historian").set_city(1, "mine").set_deck("king").choose(PLAY)
    assert t.hand(0) == ("king",)


def test_a_shopkeeper_of_his_player_does_not() -> None:
    t = at_the_door().set_city(0, "shopkeeper").set_city(1, "mine").choose(PLAY)
    assert t.resources(0)["berry"] == 0


def test_the_robbed_players_cards_do_not_answer_to_him() -> None:
    t = at_the_door().set_city(1, "mine", "historian", "shopkeeper").choose(PLAY)
    assert t.hand(1) == ()
    assert t.resources(1)["berry"] == 0


def test_no_cards_answer_to_the_taken_card() -> None:
    t = at_the_door().set_city(0, "courthouse").set_city(1, "mine").choose(PLAY)
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}


def test_a_queen_may_send_him_for_free() -> None:
    t = table(boxes=("base", "rugwort")).set_city(0, "queen").set_hand(0, ROWDY)
    t.set_city(1, "mine").choose("visit:city:0:queen").choose(PLAY)
    assert t.city(0) == ("queen", "mine")
    assert t.city(1) == (ROWDY,)

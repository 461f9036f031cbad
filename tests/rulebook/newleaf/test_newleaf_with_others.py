"""Cards of Newleaf beside those of other boxes: copied, activated, demolished, played by texts."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.newleaf.sitting import newleaf
from tests.rulebook.piles import leave

FULL = (*["farm"] * 8, *["mine"] * 3, *["inn"] * 3, "queen")
DEAR = ("king", "king", "castle", "castle", "palace", "palace", "ever_tree", "ever_tree")
RICH = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def mole(*opponents_city: str, boxes: tuple[str, ...] = ()) -> Table:
    t = newleaf(2, *boxes).set_city(1, *opponents_city).set_hand(0, "miner_mole")
    return t.set_resources(0, berry=3)


def sweep(*city: str) -> Table:
    return newleaf().set_city(0, *city).set_hand(0, "chip_sweep").set_resources(0, berry=3)


# Miner Mole ------------------------------------------------------------------------------------


def test_a_miner_mole_takes_cards_with_a_lamplighter() -> None:
    t = mole("lamplighter").choose("play:miner_mole:hand").choose("copy:1:lamplighter")
    t.choose("take:deck").choose("take:deck")
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 0)


def test_a_miner_mole_pays_a_pebble_of_its_own_with_a_miller() -> None:
    t = mole("miller").set_resources(0, berry=3, pebble=1).set_resources(1, pebble=1)
    t.choose("play:miner_mole:hand").choose("copy:1:miller").choose("pay:pebble=1")
    assert (t.points(0), t.resources(0)["pebble"], t.resources(1)["pebble"]) == (3, 0, 1)


def test_a_miner_mole_may_give_a_card_to_the_owner_of_a_tea_house() -> None:
    t = mole("tea_house").set_hand(0, "miner_mole", "farm").set_deck("king")
    t.choose("play:miner_mole:hand").choose("copy:1:tea_house")
    t.choose("give:farm").choose("gain:twig")
    assert (t.hand(0), t.hand(1)) == (("king",), ("farm",))


def test_a_miner_mole_copies_neither_bank_nor_rowdy_nor_legend() -> None:
    t = mole("bank", "rugwort_the_rowdy", "mcgregors_market", boxes=("rugwort", "legends"))
    assert t.choose("play:miner_mole:hand").seat() == 1


# Chip Sweep ------------------------------------------------------------------------------------


def test_a_chip_sweep_counts_spaces_with_a_mayor() -> None:
    t = sweep("mayor", "inn", "queen", "king").choose("play:chip_sweep:hand")
    assert t.points(0) == 2


def test_a_chip_sweep_may_be_discarded_by_the_magician_it_activates() -> None:
    t = sweep("magician").choose("play:chip_sweep:hand")
    assert t.offers() == ["discard:city:chip_sweep", "done"]
    t.choose("discard:city:chip_sweep").choose("gain:twig")
    assert t.city(0) == ("magician",)


def test_a_chip_sweep_gives_a_card_with_a_tea_house() -> None:
    t = sweep("tea_house").set_hand(0, "chip_sweep", "farm").choose("play:chip_sweep:hand")
    t.choose("give:farm").choose("gain:pebble")
    assert t.hand(1) == ("farm",)
    assert t.resources(0)["pebble"] == 1


def test_a_gardener_lets_a_chip_sweep_activate_what_it_has_activated_itself() -> None:
    t = newleaf().set_city(0, "chip_sweep", "mine").set_hand(0, "gardener")
    t.set_resources(0, berry=3).choose("play:gardener:hand").choose("activate:mine")
    t.choose("activate:chip_sweep")
    assert t.resources(0)["pebble"] == 2


# Leaving the city ------------------------------------------------------------------------------


def test_ruins_in_place_of_a_hotel_regain_its_cost_and_keep_the_worker() -> None:
    t = newleaf().set_city(0, "hotel").set_on(0, "hotel", workers=(1,)).set_hand(0, "ruins")
    t.choose("play:ruins:hand")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 1, "berry": 0}
    assert t.standing(0, "ruins") == (1,)


def test_a_university_regains_the_cost_of_a_freight_car_but_not_its_load() -> None:
    t = newleaf().set_city(0, "university", "freight_car")
    t.set_on(0, "freight_car", twig=2, resin=2, pebble=2, berry=2)
    t.choose("visit:city:0:university").choose("gain:berry")
    assert t.resources(0) == {"twig": 1, "resin": 2, "pebble": 2, "berry": 1}


def test_a_worker_whose_card_a_magician_discards_comes_home_in_the_next_season() -> None:
    t = newleaf(newleaf_reservations="off").set_city(0, "inn", "magician")
    t.set_on(0, "inn", workers=(0,)).set_workers(0, 0).choose("prepare")
    t.choose("discard:city:inn").choose("gain:twig")
    assert t.workers(0) == 1 + 1


def test_a_worker_for_good_is_lost_with_a_monastery_that_a_magician_discards() -> None:
    t = newleaf().set_city(0, "monastery").set_on(0, "monastery", settled=(0,))
    t.set_hand(0, "magician").set_resources(0, berry=3).set_workers(0, 0)
    t.choose("play:magician:hand").choose("discard:city:monastery").choose("gain:twig")
    t.set_turn(0).choose("prepare")
    assert t.workers(0) == 1  # the new one


def test_a_dungeon_takes_critters_of_newleaf() -> None:
    t = newleaf().set_city(0, "dungeon", "diplomat").set_hand(0, "wife", "farm")
    t.choose("play:wife:hand:dungeon")
    assert t.city(0) == ("dungeon", "wife")
    assert t.seat() == 1  # the Diplomat was gone before


def test_a_main_road_is_not_put_beneath_or_discarded_for_an_event() -> None:
    t = newleaf().set_city(0, "main_road", "undertaker", "barge_toad").set_resources(0, berry=2)
    t.set_events("croak_wart_cure")
    assert "event:croak_wart_cure" in t.offers()
    t.choose("event:croak_wart_cure")
    assert t.city(0) == ("main_road",)


# Playing them by texts of others ---------------------------------------------------------------


def test_a_queen_plays_them_for_free_up_to_three_points() -> None:
    t = newleaf().set_city(0, "queen").set_hand(0, "library", "ever_wall").set_meadow(*DEAR)
    t.choose("visit:city:0:queen")
    assert t.offers() == ["play:library:hand", "done"]


def test_a_crane_and_an_innkeeper_help_to_pay_for_them() -> None:
    t = newleaf().set_city(0, "crane", "innkeeper").set_hand(0, "hotel", "lamplighter")
    assert {"play:hotel:hand:crane", "play:lamplighter:hand:innkeeper"} <= set(t.offers())


def test_a_judge_swaps_a_resource_of_their_price() -> None:
    t = newleaf().set_city(0, "judge").set_hand(0, "main_road").set_resources(0, twig=1)
    t.choose("play:main_road:hand:judge")
    assert "main_road" in t.city(0)


def test_an_inn_plays_one_of_the_meadow() -> None:
    t = newleaf().set_city(0, "inn").set_meadow("air_balloon", *DEAR[:7])
    t.choose("visit:city:0:inn")
    assert "air_balloon" in t.city(0)


def test_shopkeeper_and_courthouse_answer_to_them() -> None:
    t = newleaf().set_city(0, "shopkeeper").set_hand(0, "baker").set_resources(0, berry=3)
    assert t.choose("play:baker:hand").resources(0)["berry"] == 1
    t = newleaf().set_city(0, "courthouse").set_hand(0, "main_road").set_resources(0, pebble=1)
    assert t.choose("play:main_road:hand").choose("gain:twig").resources(0)["twig"] == 1


# Full cities -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["main_road", "ever_wall", "air_balloon"])
def test_what_takes_no_space_goes_into_a_full_city(card: str) -> None:
    t = newleaf().set_city(0, *FULL).set_hand(0, card).set_resources(0, **RICH)
    assert f"play:{card}:hand" in t.offers()


def test_main_road_and_legend_open_a_space_each() -> None:
    t = newleaf(2, "legends").set_city(0, *FULL, "main_road", "fynn_nobletail")
    t.set_hand(0, "lookout").set_resources(0, **RICH).choose("play:lookout:hand")
    t.set_turn(0).set_hand(0, "school").set_resources(0, **RICH)
    assert "play:school:hand" not in t.offers()


def test_a_reserved_main_road_opens_its_space_at_once() -> None:
    t = newleaf().set_city(0, *FULL).set_aside(0, "reserved", "main_road").set_hand(0, "lookout")
    t.choose("play:main_road:reserved").set_turn(0).set_resources(0, **RICH)
    assert "play:lookout:hand" in t.offers()


# Legends ---------------------------------------------------------------------------------------


def test_a_conductor_who_copies_a_hotel_may_play_a_legend() -> None:
    t = newleaf(2, "legends").set_city(0, "conductor").set_city(1, "hotel")
    t.set_aside(0, "legends", "fynn_nobletail").set_resources(0, berry=4)
    t.choose("visit:city:0:conductor").choose("copy:1:hotel").choose("play:fynn_nobletail:legends")
    assert "fynn_nobletail" in t.city(0)
    assert t.resources(0)["berry"] == 0


def test_museum_and_diplomat_answer_to_a_legend() -> None:
    t = newleaf(2, "legends").set_city(0, "museum", "diplomat", "king").set_hand(0, "farm")
    t.set_aside(0, "legends", "fynn_nobletail").choose("play:fynn_nobletail:legends")
    assert t.offers() == ["trigger:museum", "trigger:diplomat"]


def test_an_inventor_helps_to_pay_for_a_legend() -> None:
    t = newleaf(2, "legends").set_city(0, "inventor").set_resources(0, berry=4)
    t.set_aside(0, "legends", "fynn_nobletail")
    t.choose("play:fynn_nobletail:legends:inventor")
    assert t.city(0) == ("fynn_nobletail",)


def test_a_bank_lets_poe_draw_more() -> None:
    t = newleaf(2, "legends").set_city(0, "bank", "teacher").set_on(0, "bank", point=2)
    t.set_aside(0, "legends", "poe").choose("play:poe:legends")
    assert len(t.hand(0)) == 10


# Packs -----------------------------------------------------------------------------------------


def test_a_rowdy_takes_a_bank_without_its_tokens_and_the_hand_is_brought_down() -> None:
    t = newleaf(2, "rugwort").set_city(1, "bank").set_on(1, "bank", point=2)
    ten = ("inn",) * 3 + ("wife",) * 4 + ("husband",) * 3
    t.set_hand(1, *ten).set_hand(0, "rugwort_the_rowdy").set_resources(0, berry=3)
    t.choose("play:rugwort_the_rowdy:hand")
    assert t.seat() == 1
    while t.prompt() == "discard" and len(t.hand(1)) > 8:
        t.choose(t.offers()[0])
    assert t.on(0, "bank") == {"point": 1}  # it has acted


def test_a_rowdy_takes_no_greenhouse_that_shares_a_space() -> None:
    t = newleaf(2, "rugwort").set_city(1, "farm", "greenhouse").set_hand(0, "rugwort_the_rowdy")
    assert "play:rugwort_the_rowdy:hand" not in t.set_resources(0, berry=3).offers()


def test_an_air_balloon_copies_a_robber() -> None:
    t = newleaf(2, "rugwort").set_city(1, "rugwort_the_robber").set_hand(0, "air_balloon", "farm")
    t.set_hand(1, "king").set_resources(0, twig=3).choose("play:air_balloon:hand")
    assert (t.hand(0), t.hand(1)) == (("king",), ("farm",))


def test_a_conductor_copies_a_scurrble_stadium_and_its_owner_gains_nothing() -> None:
    t = newleaf(2, "extra").set_city(0, "conductor").set_city(1, "scurrble_stadium")
    t.set_deck("king", "castle", "farm", "mine").choose("visit:city:0:conductor")
    t.choose("copy:1:scurrble_stadium").choose("name:purple")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    assert (t.points(0), t.points(1)) == (3, 0)


# An empty deck ---------------------------------------------------------------------------------


def test_a_lamplighter_is_offered_no_card_of_an_empty_deck() -> None:
    t = leave(newleaf().set_hand(0, "lamplighter")).set_resources(0, berry=1)
    t.choose("play:lamplighter:hand")
    assert "take:deck" not in t.offers()


def test_a_lamplighter_takes_what_is_left_of_the_deck() -> None:
    t = leave(newleaf().set_hand(0, "lamplighter"), deck=("king",)).set_resources(0, berry=1)
    t.choose("play:lamplighter:hand").choose("take:deck")
    assert "take:deck" not in t.offers()
    assert t.hand(0) == ("king",)


def test_a_diplomat_gains_the_point_even_if_no_card_is_left_to_draw() -> None:
    t = newleaf().set_city(0, "diplomat").set_hand(0, "wife", "farm")
    t = leave(t).set_resources(0, berry=2)
    t.choose("play:wife:hand").choose("give:farm")
    assert (t.points(0), t.hand(0)) == (1, ())

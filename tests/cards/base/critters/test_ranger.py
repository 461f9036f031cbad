"""Ranger: moves a deployed worker, and opens the Dungeon's second cell."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table


def then_a_ranger(t: Table) -> Table:
    """Later in the season, a Ranger is played from hand."""
    t.set_turn(0).set_hand(0, "ranger", *t.hand(0)).set_resources(0, berry=2)
    return t.choose("play:ranger:hand")


def test_a_worker_moves_and_takes_the_action_of_the_new_place() -> None:
    t = then_a_ranger(table().choose("visit:basic_three_twigs")).choose("visit:basic_pebble")
    assert t.at("basic_three_twigs") == ()
    assert t.at("basic_pebble") == (0,)
    assert t.resources(0)["pebble"] == 1
    assert t.workers(0) == 1


def test_what_was_gained_at_the_old_place_is_kept() -> None:
    t = table().choose("visit:basic_three_twigs").set_turn(0).set_hand(0, "ranger")
    t.set_resources(0, twig=3, berry=2).choose("play:ranger:hand").choose("visit:basic_pebble")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 1, "berry": 0}


def test_the_place_left_is_free_for_others() -> None:
    t = then_a_ranger(table().choose("visit:basic_three_twigs")).choose("visit:basic_pebble")
    assert t.seat() == 1
    assert "visit:basic_three_twigs" in t.offers()


def test_the_new_place_is_another_one() -> None:
    t = then_a_ranger(table().choose("visit:basic_berry"))
    assert "visit:basic_berry" not in t.offers()  # although it is shared
    assert "visit:basic_two_twigs_card" in t.offers()


def test_any_deployed_worker_may_be_chosen() -> None:
    t = table().choose("visit:basic_pebble").set_turn(0).choose("visit:haven")
    t = then_a_ranger(t)
    assert t.offers() == ["lift:basic_pebble", "lift:haven"]
    t.choose("lift:haven")
    assert "visit:basic_pebble" not in t.offers()  # the other worker is still there


def test_moving_is_no_choice() -> None:
    t = then_a_ranger(table().choose("visit:basic_pebble").set_turn(0).choose("visit:haven"))
    assert "done" not in t.offers()
    assert "done" not in t.choose("lift:haven").offers()


def test_with_no_worker_deployed_it_is_played_without_effect() -> None:
    t = then_a_ranger(table())
    assert t.seat() == 1
    assert t.city(0) == ("ranger",)
    assert t.workers(0) == 2


def test_workers_of_others_are_left_alone() -> None:
    t = table(players=3).set_turn(1).choose("visit:basic_pebble").choose("visit:basic_berry")
    t = then_a_ranger(t)
    assert t.seat() == 1
    assert t.at("basic_pebble") == (1,)


def test_it_acts_only_when_played() -> None:
    t = table().set_city(0, "ranger").choose("visit:basic_pebble").set_turn(0).set_workers(0, 0)
    t.choose("prepare")
    assert t.seat() == 1


# Where from ----------------------------------------------------------------------------------


def test_a_worker_may_leave_a_forest_card() -> None:
    t = table().set_forest("forest_three_berries").choose("visit:forest_three_berries")
    t = then_a_ranger(t).choose("visit:basic_pebble")
    assert t.at("forest_three_berries") == ()


def test_a_worker_may_leave_the_haven() -> None:
    t = then_a_ranger(table().choose("visit:haven")).choose("visit:basic_pebble")
    assert t.at("haven") == ()


def test_a_worker_on_a_journey_may_be_called_back_and_loses_its_points() -> None:
    t = table().set_season(0, "autumn").set_hand(0, "farm", "mine", "inn")
    t.choose("visit:journey_3")
    assert t.score(0).parts["journey"] == 3
    t = then_a_ranger(t).choose("visit:basic_pebble")
    assert t.at("journey_3") == ()
    assert t.score(0).parts["journey"] == 0


def test_a_worker_may_leave_an_event_which_is_kept() -> None:
    t = table().set_city(0, "inn", "chapel", "lookout").choose("event:grand_tour")
    t = then_a_ranger(t)
    assert "event:grand_tour" not in t.offers()
    t.choose("visit:basic_pebble")
    assert t.at("grand_tour") == ()
    assert t.events(0) == ("grand_tour",)
    assert t.score(0).parts["events"] == 3


def test_a_worker_may_leave_a_card_of_ones_own_city() -> None:
    t = table().set_city(0, "chapel").choose("visit:city:0:chapel")
    t = then_a_ranger(t)
    assert "visit:city:0:chapel" not in t.offers()
    t.choose("visit:basic_pebble")
    assert t.standing(0, "chapel") == ()
    assert t.on(0, "chapel") == {"point": 1}


def test_a_worker_may_leave_a_card_of_an_opponent_who_keeps_the_point() -> None:
    t = table(players=3).set_city(2, "inn").set_meadow("farm")
    t.choose("visit:city:2:inn").choose("play:farm:meadow")
    t = then_a_ranger(t).choose("visit:basic_pebble")
    assert t.standing(2, "inn") == ()
    assert t.points(2) == 1


def test_of_two_inns_in_one_city_the_other_one_is_a_new_place() -> None:
    t = table(players=3).set_city(2, "inn", "inn").set_meadow("farm", "farm")
    t.choose("visit:city:2:inn").choose("play:farm:meadow")
    t = then_a_ranger(t)
    assert [id for id in t.offers() if "inn" in id] == ["visit:city:2:inn:2"]
    t.choose("visit:city:2:inn:2").choose("play:farm:meadow")
    assert (t.standing(2, "inn", copy=1), t.standing(2, "inn", copy=2)) == ((), (0,))
    assert t.points(2) == 2


@pytest.mark.parametrize("place", ["monastery", "cemetery"])
def test_a_worker_who_stays_for_good_cannot_be_moved(place: str) -> None:
    t = table().set_city(0, place).set_on(0, place, settled=(0,))
    t = then_a_ranger(t)
    assert t.seat() == 1
    assert t.standing(0, place) == (0,)


def test_a_worker_whose_card_has_left_the_city_may_be_moved() -> None:
    t = table().set_city(0, "queen", "dungeon").choose("visit:city:0:queen").choose("done")
    t.set_turn(0).set_hand(0, "ranger").choose("play:ranger:hand:dungeon")
    assert t.on(0, "dungeon") == {"cards": ("queen",)}
    t.choose("visit:basic_pebble")
    assert t.at("basic_pebble") == (0,)
    assert t.workers(0) == 1


# Where to ------------------------------------------------------------------------------------


def test_a_place_taken_by_another_stays_closed() -> None:
    t = table(players=3).choose("visit:haven").choose("visit:basic_pebble")
    t = then_a_ranger(t)
    assert "visit:basic_pebble" not in t.offers()


def test_two_workers_of_one_player_never_share_a_forest_card() -> None:
    t = table(players=4).set_forest("forest_three_berries", "forest_two_resin_twig")
    t.choose("visit:forest_three_berries").choose("visit:forest_two_resin_twig")
    t.set_turn(0).choose("visit:haven")
    t = then_a_ranger(t).choose("lift:haven")
    assert "visit:forest_three_berries" not in t.offers()
    assert "visit:forest_two_resin_twig" in t.offers()  # one of its two spots is free


def test_alone_a_place_held_by_rugwort_stays_closed() -> None:
    t = then_a_ranger(table(players=1).choose("visit:haven"))
    assert t.at("basic_three_twigs") == (1,)
    assert "visit:basic_three_twigs" not in t.offers()


def test_a_journey_begins_in_autumn_only() -> None:
    t = table().set_season(0, "summer").set_hand(0, "farm", "mine").choose("visit:basic_pebble")
    assert "visit:journey_2" not in then_a_ranger(t).offers()


def test_a_worker_may_be_sent_on_a_journey_in_autumn() -> None:
    t = table().set_season(0, "autumn").set_hand(0, "farm", "mine").choose("visit:basic_pebble")
    t = then_a_ranger(t).choose("visit:journey_2")
    assert t.hand(0) == ()
    assert t.score(0).parts["journey"] == 2


def test_a_place_whose_order_cannot_be_carried_out_stays_closed() -> None:
    t = table().set_season(0, "autumn").set_city(0, "monastery").choose("visit:haven")
    t = then_a_ranger(t)
    assert "visit:journey_2" not in t.offers()
    assert "visit:city:0:monastery" not in t.offers()


def test_it_counts_itself_for_the_event_it_sends_a_worker_to() -> None:
    t = table().set_city(0, "wanderer", "wanderer").choose("visit:basic_pebble")
    t = then_a_ranger(t).choose("event:cartographers_expedition")
    assert t.events(0) == ("cartographers_expedition",)


def test_a_worker_sent_to_an_opponents_card_brings_its_owner_a_point() -> None:
    t = table(players=3).set_city(1, "inn").set_city(0, "historian").set_meadow("farm")
    t.choose("visit:basic_pebble").set_deck("king", "queen", "judge")
    t = then_a_ranger(t).choose("visit:city:1:inn").choose("play:farm:meadow")
    assert t.points(1) == 1
    assert t.city(0) == ("historian", "ranger", "farm")
    assert len(t.hand(0)) == 2  # a card for the farm, a card for the ranger


def test_a_worker_sent_to_the_university_may_discard_the_ranger_itself() -> None:
    t = table().set_city(0, "shopkeeper", "university").choose("visit:basic_pebble")
    t = then_a_ranger(t).choose("visit:city:0:university").choose("discard:city:ranger")
    t.choose("gain:twig")
    assert t.city(0) == ("shopkeeper", "university")
    assert t.resources(0)["berry"] == 2 + 1  # the refund, and the shopkeeper's berry


def test_the_moved_worker_may_stay_for_good() -> None:
    t = table().set_city(0, "monastery").choose("visit:basic_pebble").set_turn(0)
    t.set_hand(0, "ranger").set_resources(0, berry=2, twig=2).choose("play:ranger:hand")
    t.choose("visit:city:0:monastery")
    assert t.standing(0, "monastery") == (0,)
    assert t.points(0) == 4


# The Dungeon ---------------------------------------------------------------------------------


def dungeon_with_a_prisoner(*city: str) -> Table:
    t = table().set_city(0, "dungeon", *city).set_on(0, "dungeon", cards=("wife",))
    return t.set_hand(0, "farm")


def test_without_a_ranger_the_dungeon_holds_one_prisoner() -> None:
    assert "play:farm:hand:dungeon" not in dungeon_with_a_prisoner("monk").offers()


def test_it_opens_the_second_cell() -> None:
    t = dungeon_with_a_prisoner("monk", "ranger").choose("play:farm:hand:dungeon")
    assert t.on(0, "dungeon") == {"cards": ("wife", "monk")}
    assert t.city(0) == ("dungeon", "ranger", "farm")


def test_there_is_no_third_cell() -> None:
    t = table().set_city(0, "dungeon", "monk", "ranger").set_hand(0, "farm")
    t.set_on(0, "dungeon", cards=("wife", "wife"))
    assert "play:farm:hand:dungeon" not in t.offers()


def test_it_never_goes_into_the_second_cell() -> None:
    assert "play:farm:hand:dungeon" not in dungeon_with_a_prisoner("ranger").offers()


def test_it_may_go_into_the_first_cell() -> None:
    t = table().set_city(0, "dungeon", "ranger").set_hand(0, "farm")
    t.choose("play:farm:hand:dungeon")
    assert t.on(0, "dungeon") == {"cards": ("ranger",)}


def test_a_ranger_still_on_its_way_opens_no_cell() -> None:
    t = dungeon_with_a_prisoner("monk").set_hand(0, "ranger")
    assert "play:ranger:hand:dungeon" not in t.offers()


def test_a_ranger_of_another_city_opens_no_cell() -> None:
    t = dungeon_with_a_prisoner("monk").set_city(1, "ranger")
    assert "play:farm:hand:dungeon" not in t.offers()

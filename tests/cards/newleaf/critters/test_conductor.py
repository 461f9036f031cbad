"""Conductor: a worker copies a red card of an opponent, open or not."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

EXCLUDED = ("cemetery", "chapel", "monastery")


def conductor(*city: str, players: int = 2, boxes: tuple[str, ...] = ("base", "newleaf")) -> Table:
    return table(players, boxes=boxes).set_city(0, "conductor", *city)


def test_red_cards_of_all_opponents_may_be_copied_open_or_not() -> None:
    t = conductor("queen", players=3).set_city(1, "lookout", "farm", "king").set_city(2, "hotel")
    t.choose("visit:city:0:conductor")
    assert t.offers() == ["copy:1:lookout", "copy:2:hotel", "done"]
    t.choose("copy:1:lookout").choose("copy:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.resources(1)["pebble"] == 0


def test_it_is_a_permission() -> None:
    t = conductor().set_city(1, "lookout").choose("visit:city:0:conductor").choose("done")
    assert t.seat() == 1
    assert t.standing(0, "conductor") == (0,)


def test_a_worker_may_come_even_when_nothing_can_be_copied() -> None:
    t = conductor("lookout").choose("visit:city:0:conductor")
    assert t.seat() == 1
    assert t.standing(0, "conductor") == (0,)


@pytest.mark.parametrize("card", EXCLUDED)
def test_some_cards_cannot_be_copied(card: str) -> None:
    t = conductor().set_city(1, card).set_resources(0, twig=9).choose("visit:city:0:conductor")
    assert t.seat() == 1


@pytest.mark.parametrize("legend", ["the_green_acorn", "amilla_glistendew"])
def test_legends_cannot_be_copied(legend: str) -> None:
    t = conductor(boxes=("base", "legends", "newleaf")).set_city(1, legend)
    t.set_hand(0, "wanderer").choose("visit:city:0:conductor")
    assert t.seat() == 1


def test_green_cards_that_take_workers_are_not_red() -> None:
    t = conductor().set_city(1, "storehouse").set_on(1, "storehouse", twig=3)
    assert t.choose("visit:city:0:conductor").seat() == 1


def test_the_owner_gains_no_point_even_for_an_open_card() -> None:
    t = conductor().set_city(1, "hotel").set_hand(0, "mine").choose("visit:city:0:conductor")
    t.choose("copy:1:hotel").choose("play:mine:hand")
    assert t.city(0) == ("conductor", "mine")
    assert (t.points(0), t.points(1)) == (0, 0)


def test_the_copied_card_may_be_occupied_and_is_not_occupied_by_the_copy() -> None:
    t = conductor().set_city(1, "lookout").set_on(1, "lookout", workers=(1,))
    t.choose("visit:city:0:conductor").choose("copy:1:lookout").choose("copy:basic_pebble")
    assert t.resources(0)["pebble"] == 1
    assert t.standing(1, "lookout") == (1,)
    t = conductor().set_city(1, "lookout").choose("visit:city:0:conductor")
    t.choose("copy:1:lookout").choose("copy:basic_pebble")
    assert t.standing(1, "lookout") == ()


def test_an_order_must_be_possible() -> None:
    dear = ("king", "king", "castle", "castle", "palace", "palace", "ever_tree", "ever_tree")
    t = conductor().set_meadow(*dear).set_city(1, "inn", "post_office", "university")
    assert t.choose("visit:city:0:conductor").seat() == 1
    t = conductor("farm").set_meadow(*dear[:7], "mine").set_city(1, "inn", "post_office")
    t.set_hand(0, "farm", "farm").choose("visit:city:0:conductor")
    assert t.offers() == ["copy:1:inn", "copy:1:post_office", "done"]


def test_a_copied_university_takes_a_card_of_ones_own_city() -> None:
    t = conductor("farm").set_city(1, "university", "mine").choose("visit:city:0:conductor")
    t.choose("copy:1:university").choose("gain:berry")
    assert t.city(0) == ("conductor",)
    assert t.city(1) == ("university", "mine")
    assert t.resources(0) == {"twig": 2, "resin": 1, "pebble": 0, "berry": 1}
    assert t.points(0) == 1


def test_a_copied_chipsmith_activates_ones_own_green_cards() -> None:
    t = conductor("twig_barge").set_city(1, "chipsmith", "mine").choose("visit:city:0:conductor")
    t.choose("copy:1:chipsmith")
    assert t.offers() == ["activate:twig_barge", "done"]
    t.choose("activate:twig_barge")
    assert t.resources(0)["twig"] == 2


def test_a_copied_queen_plays_into_ones_own_city() -> None:
    t = conductor().set_city(1, "queen").set_hand(0, "mine").choose("visit:city:0:conductor")
    t.choose("copy:1:queen").choose("play:mine:hand")
    assert t.city(0) == ("conductor", "mine")
    assert t.hand(0) == ()


def test_a_copied_locomotive_plays_a_station_card_with_its_reward() -> None:
    t = conductor().set_city(1, "locomotive").set_row("station", "mine", "castle", "palace")
    t.set_row("train", "train_berry").choose("visit:city:0:conductor").choose("copy:1:locomotive")
    t.choose("play:mine:station")
    assert t.city(0) == ("conductor", "mine")
    assert t.resources(0)["berry"] == 1


# Another Conductor -----------------------------------------------------------------------------


def test_through_another_conductor_a_red_card_of_ones_own_city_is_copied() -> None:
    t = conductor("lookout", "mine", players=3).set_city(1, "conductor", "inn").set_city(2, "inn")
    t.set_on(0, "lookout", workers=(0,)).choose("visit:city:0:conductor").choose(
        "copy", "conductor"
    )
    assert t.offers() == ["copy:0:lookout", "done"]
    t.choose("copy:0:lookout").choose("copy:basic_pebble")
    assert t.resources(0)["pebble"] == 1


def test_a_conductor_may_be_copied_even_if_nothing_can_follow() -> None:
    t = conductor("mine").set_city(1, "conductor").choose("visit:city:0:conductor")
    t.choose("copy:1:conductor")
    assert t.seat() == 1


@pytest.mark.parametrize("card", EXCLUDED)
def test_the_exclusions_hold_in_ones_own_city_too(card: str) -> None:
    t = conductor(card).set_city(1, "conductor").set_resources(0, twig=9)
    t.choose("visit:city:0:conductor").choose("copy:1:conductor")
    assert t.seat() == 1


def test_legends_of_ones_own_city_are_not_copied_either() -> None:
    t = conductor("the_green_acorn", boxes=("base", "legends", "newleaf"))
    t.set_city(1, "conductor").set_hand(0, "wanderer").choose("visit:city:0:conductor")
    t.choose("copy:1:conductor")
    assert t.seat() == 1


def test_an_own_hotel_that_an_opponent_occupies_may_be_copied_that_way() -> None:
    t = conductor("hotel").set_on(0, "hotel", workers=(1,)).set_city(1, "conductor")
    t.set_hand(0, "mine").choose("visit:city:0:conductor").choose("copy:1:conductor")
    t.choose("copy:0:hotel").choose("play:mine:hand")
    assert t.city(0) == ("conductor", "hotel", "mine")
    assert t.points(0) == 0


# The worker ------------------------------------------------------------------------------------


def test_it_holds_one_worker_of_its_owner() -> None:
    t = conductor().choose("visit:city:0:conductor")
    assert "visit:city:0:conductor" not in t.offers()  # of the opponent
    assert "visit:city:0:conductor" not in t.set_turn(0).offers()


def test_alone_rugworts_red_cards_may_be_copied() -> None:
    t = conductor(players=1).set_city(1, "hotel", "cemetery").set_hand(0, "mine")
    t.choose("visit:city:0:conductor").choose("copy:1:hotel").choose("play:mine:hand")
    assert "mine" in t.city(0)
    assert t.points(1) == 0

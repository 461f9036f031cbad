"""Gardener: up to two different green cards of the city act once more."""

from __future__ import annotations

from everdell.testing import Table, table


def gardener(*city: str, boxes: tuple[str, ...] = ("base", "newleaf")) -> Table:
    t = table(boxes=boxes).set_city(0, *city)
    return t.set_hand(0, "gardener").set_resources(0, berry=3)


def test_two_green_cards_act_when_it_is_played() -> None:
    t = gardener("farm", "mine", "twig_barge", "inn").choose("play:gardener:hand")
    assert t.offers() == ["activate:farm", "activate:mine", "activate:twig_barge", "done"]
    t.choose("activate:mine").choose("activate:twig_barge")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 1, "berry": 0}
    assert t.seat() == 1


def test_it_is_a_permission_for_none_or_one() -> None:
    t = gardener("farm", "mine").choose("play:gardener:hand").choose("done")
    assert sum(t.resources(0).values()) == 0
    t = gardener("farm", "mine").choose("play:gardener:hand").choose("activate:farm").choose("done")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def test_the_same_card_is_not_chosen_twice() -> None:
    t = gardener("farm", "mine").choose("play:gardener:hand").choose("activate:farm")
    assert t.offers() == ["activate:mine", "done"]


def test_two_copies_of_one_name_are_two_cards() -> None:
    t = gardener("farm", "farm").choose("play:gardener:hand").choose("activate:farm")
    assert t.offers() == ["activate:farm:2", "done"]
    assert t.choose("activate:farm:2").resources(0)["berry"] == 2


def test_it_may_be_played_with_no_green_card() -> None:
    t = gardener("inn", "wife").choose("play:gardener:hand")
    assert t.seat() == 1
    assert t.city(0) == ("inn", "wife", "gardener")


def test_green_cards_of_other_cities_are_not_activated() -> None:
    t = gardener("inn").set_city(1, "farm").choose("play:gardener:hand")
    assert t.seat() == 1


def test_the_first_card_is_resolved_before_the_second_is_chosen() -> None:
    t = gardener("miller", "mine").choose("play:gardener:hand").choose("activate:mine")
    t.choose("activate:miller").choose("pay:pebble=1")
    assert t.points(0) == 3
    t = gardener("miller", "mine").choose("play:gardener:hand").choose("activate:miller")
    assert t.offers() == ["activate:mine", "done"]  # there was no pebble yet


def test_a_legend_cannot_be_activated() -> None:
    t = gardener("mcgregors_market", "mine", boxes=("base", "legends", "newleaf"))
    t.choose("play:gardener:hand")
    assert t.offers() == ["activate:mine", "done"]


def test_a_magician_may_discard_the_card_that_would_have_been_the_second() -> None:
    t = gardener("magician", "mine").choose("play:gardener:hand").choose("activate:magician")
    t.choose("discard:city:mine").choose("gain:twig")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 0}


def test_a_magician_may_even_discard_the_gardener() -> None:
    t = gardener("magician", "mine").choose("play:gardener:hand").choose("activate:magician")
    t.choose("discard:city:gardener").choose("gain:twig").choose("activate:mine")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 1, "berry": 0}


def test_a_freight_car_is_not_filled_again() -> None:
    t = gardener("freight_car").set_on(0, "freight_car", resin=1).choose("play:gardener:hand")
    t.choose("activate:freight_car").choose("take:resin")
    assert t.on(0, "freight_car") == {}
    assert t.resources(0)["resin"] == 1


def test_it_does_not_act_in_production() -> None:
    t = gardener().set_hand(0).set_city(0, "gardener", "mine").set_workers(0, 0).choose("prepare")
    assert t.prompt() == "turn"
    assert t.resources(0)["pebble"] == 1

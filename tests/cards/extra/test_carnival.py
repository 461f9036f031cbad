"""Carnival: cards for the other green cards of the city, or a resource for every two of them."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

EIGHT = ("inn",) * 3 + ("wife",) * 4 + ("queen",)


def extra(players: int = 2) -> Table:
    return table(players, boxes=("base", "extra"))


def with_carnival(*city: str) -> Table:
    t = extra().set_city(0, *city).set_hand(0, "carnival")
    return t.set_resources(0, twig=2, pebble=1)


def test_one_of_the_two_must_be_chosen() -> None:
    t = with_carnival("farm", "mine").choose("play:carnival:hand")
    assert t.prompt() == "choose-one"
    assert t.offers() == ["choose:cards", "choose:resources"]


def test_a_card_for_each_other_green_card() -> None:
    t = with_carnival("farm", "mine", "husband", "inn", "wife", "judge")
    t.set_deck("king", "queen", "shepherd").choose("play:carnival:hand").choose("choose:cards")
    assert sorted(t.hand(0)) == ["king", "queen", "shepherd"]
    assert sum(t.resources(0).values()) == 0


def test_a_resource_of_choice_for_every_two_other_green_cards() -> None:
    t = with_carnival("farm", "mine", "husband", "farm", "inn", "wife")
    t.choose("play:carnival:hand").choose("choose:resources")
    t.choose("gain:twig").choose("gain:berry")
    assert t.seat() == 1
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}
    assert t.hand(0) == ()


def test_an_odd_green_card_brings_no_resource() -> None:
    t = with_carnival("farm", "farm", "farm").choose("play:carnival:hand")
    t.choose("choose:resources").choose("gain:pebble")
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 1


def test_it_does_not_count_itself() -> None:
    t = with_carnival("farm").choose("play:carnival:hand").choose("choose:resources")
    assert t.seat() == 1  # itself and a Farm would have been two
    assert sum(t.resources(0).values()) == 0


def test_as_the_only_green_card_it_does_nothing() -> None:
    t = with_carnival("inn", "wife").choose("play:carnival:hand")
    assert t.seat() == 1
    assert t.hand(0) == ()


def test_green_cards_of_other_cities_are_not_counted() -> None:
    t = with_carnival("farm").set_city(1, "farm", "mine").set_deck("king", "queen", "judge")
    t.choose("play:carnival:hand").choose("choose:cards")
    assert t.hand(0) == ("king",)


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_in_production_it_is_chosen_anew(season: str) -> None:
    t = with_carnival("resin_refinery", "mine").choose("play:carnival:hand")
    t.choose("choose:cards").set_turn(0).set_season(0, season).set_workers(0, 0).choose("prepare")
    assert t.offers() == ["choose:cards", "choose:resources"]
    t.choose("choose:resources").choose("gain:berry")
    assert len(t.hand(0)) == 2
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 1, "berry": 1}


def test_draws_stop_at_the_hand_limit() -> None:
    t = with_carnival("farm", "farm", "farm").set_hand(0, "carnival", *EIGHT[:7])
    t.set_deck("king").choose("play:carnival:hand").choose("choose:cards")
    assert sorted(t.hand(0)) == sorted([*EIGHT[:7], "king"])


def test_a_chip_sweep_may_activate_it_once_more() -> None:
    t = extra().set_city(0, "carnival").set_hand(0, "chip_sweep").set_resources(0, berry=3)
    t.set_deck("king").choose("play:chip_sweep:hand").choose("choose:cards")
    assert t.hand(0) == ("king",)  # for the Chip Sweep itself


def test_copied_from_another_city_it_counts_the_green_cards_around_it() -> None:
    t = extra(3).set_city(0, "farm", "farm", "mine", "mine").set_city(1, "carnival", "twig_barge")
    t.set_city(2, "farm", "farm").set_hand(0, "miner_mole").set_resources(0, berry=3)
    t.set_deck("king", "queen").choose("play:miner_mole:hand").choose("copy:1:carnival")
    t.choose("choose:cards")
    assert t.hand(0) == ("king",)
    assert t.hand(1) == ()


def test_copied_from_another_city_it_does_not_count_itself_either() -> None:
    t = extra().set_city(0, "farm", "farm").set_city(1, "carnival")
    t.set_hand(0, "miner_mole").set_resources(0, berry=3)
    t.choose("play:miner_mole:hand").choose("copy:1:carnival")
    assert t.seat() == 1
    assert t.hand(0) == ()

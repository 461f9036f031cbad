"""Greenhouse: a card, and a resource if it shares its space with a Farm."""

from __future__ import annotations

import pytest

from everdell.testing import Table, table

PRICES = {"greenhouse": {"twig": 1, "resin": 2}, "farm": {"twig": 2, "resin": 1}}
FOURTEEN = (*["mine"] * 3, *["twig_barge"] * 3, *["inn"] * 3, *["storehouse"] * 3, "king", "queen")
BOTH_WAYS = [("greenhouse", "farm"), ("farm", "greenhouse")]
LEGENDS = ("base", "legends", "newleaf")


def holding(card: str, *city: str, boxes: tuple[str, ...] = ("base", "newleaf")) -> Table:
    t = table(boxes=boxes).set_city(0, *city).set_hand(0, card)
    return t.set_resources(0, **PRICES[card])


def together(t: Table) -> list[set[str]]:
    """The cards that share a space with another."""
    city = t.game.view(0)["players"][0]["city"]
    names = {card["slot"]: card["card"] for card in city}
    return [
        {card["card"], names[card["shares_with"]]}
        for card in city
        if card["shares_with"] is not None
    ]


PAIR = {"farm", "greenhouse"}


# What it brings --------------------------------------------------------------------------------


def test_a_card_is_drawn_when_it_is_played() -> None:
    t = holding("greenhouse").set_deck("king").choose("play:greenhouse:hand")
    assert t.hand(0) == ("king",)
    assert t.seat() == 1
    assert sum(t.resources(0).values()) == 0


def test_sharing_a_farms_space_it_brings_a_resource_of_choice_too() -> None:
    t = holding("greenhouse", "farm").set_deck("king").choose("play:greenhouse:hand")
    t.choose("share:farm")
    assert t.hand(0) == ("king",)
    assert t.offers() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    t.choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_it_brings_both_again_in_production(season: str) -> None:
    t = holding("greenhouse").set_hand(0).set_resources(0).set_city(0, "farm", "greenhouse")
    t.set_season(0, season).set_deck("king").set_workers(0, 0).choose("prepare")
    t.choose("gain:resin")
    assert t.hand(0) == ("king",)
    assert t.resources(0) == {"twig": 0, "resin": 1, "pebble": 0, "berry": 1}


def test_a_farm_elsewhere_in_the_city_is_not_enough() -> None:
    t = holding("greenhouse", "farm").choose("play:greenhouse:hand").choose("share:nothing")
    assert t.seat() == 1
    assert len(t.hand(0)) == 1
    assert together(t) == []
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}  # of the Farm


def test_a_farm_of_an_opponent_is_nothing_to_it() -> None:
    t = holding("greenhouse").set_city(1, "farm").choose("play:greenhouse:hand")
    assert t.seat() == 1
    assert together(t) == []


def test_a_farm_played_onto_it_lets_it_bring_a_resource_from_then_on() -> None:
    t = holding("farm", "greenhouse").choose("play:farm:hand").choose("share:greenhouse")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}  # the Farm's alone
    assert t.seat() == 1
    t.set_turn(0).set_workers(0, 0).choose("prepare").choose("gain:pebble")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 2}


# Sharing by choice -----------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "other"), BOTH_WAYS)
def test_sharing_is_a_choice_either_way(card: str, other: str) -> None:
    t = holding(card, other).choose(f"play:{card}:hand")
    assert t.offers() == [f"share:{other}", "share:nothing"]
    t.choose(f"share:{other}")
    assert together(t) == [PAIR]
    t = holding(card, other).choose(f"play:{card}:hand").choose("share:nothing")
    assert together(t) == []


@pytest.mark.parametrize("card", ["greenhouse", "farm"])
def test_one_for_each(card: str) -> None:
    t = holding(card, "farm", "greenhouse").choose(f"play:{card}:hand")
    assert t.seat() == 1  # nothing to choose: the other one is taken
    assert together(t) == [PAIR]


@pytest.mark.parametrize(("card", "other"), BOTH_WAYS)
def test_with_a_pair_in_the_city_a_lone_one_still_takes_another(card: str, other: str) -> None:
    t = holding(card, "farm", "greenhouse", other).choose(f"play:{card}:hand")
    t.choose("share", other)
    assert together(t) == [PAIR, PAIR]


@pytest.mark.parametrize(("card", "other"), BOTH_WAYS)
def test_a_pair_that_was_not_made_is_not_made_later(card: str, other: str) -> None:
    t = holding(card, other).choose(f"play:{card}:hand").choose("share:nothing").set_turn(0)
    t.set_hand(0, "inn").set_resources(0, twig=2, resin=1).choose("play:inn:hand")
    assert together(t) == []
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}


def test_without_a_partner_nothing_is_asked() -> None:
    assert holding("farm", "inn").choose("play:farm:hand").seat() == 1
    assert holding("farm", "farm").choose("play:farm:hand").seat() == 1
    assert holding("greenhouse", "greenhouse").choose("play:greenhouse:hand").seat() == 1


# Spaces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "other"), BOTH_WAYS)
def test_onto_the_other_one_it_goes_into_a_full_city(card: str, other: str) -> None:
    t = holding(card, *FOURTEEN, other).choose(f"play:{card}:hand")
    assert together(t) == [PAIR]  # there was nothing to choose
    if t.prompt() == "gain-any":
        t.choose("gain:twig")
    assert len(t.city(0)) == 16


@pytest.mark.parametrize("card", ["greenhouse", "farm"])
def test_a_full_city_with_a_pair_takes_in_neither(card: str) -> None:
    t = holding(card, *FOURTEEN, "farm", "greenhouse")
    assert f"play:{card}:hand" not in t.offers()


def test_a_full_city_without_a_partner_takes_in_neither() -> None:
    assert "play:farm:hand" not in holding("farm", *FOURTEEN, "farm").offers()
    assert "play:greenhouse:hand" not in holding("greenhouse", *FOURTEEN, "greenhouse").offers()


def test_a_pair_leaves_its_second_space_to_another_card() -> None:
    t = holding("greenhouse", *FOURTEEN[:13], "farm").choose("play:greenhouse:hand")
    t.choose("share:farm").choose("gain:twig").set_turn(0)
    t.set_hand(0, "lookout").set_resources(0, twig=1, resin=1, pebble=1)
    assert "play:lookout:hand" in t.offers()


def test_beside_the_farm_it_takes_that_space() -> None:
    t = holding("greenhouse", *FOURTEEN[:13], "farm").choose("play:greenhouse:hand")
    t.choose("share:nothing").set_turn(0)
    t.set_hand(0, "lookout").set_resources(0, twig=1, resin=1, pebble=1)
    assert "play:lookout:hand" not in t.offers()


@pytest.mark.parametrize("origin", ["meadow", "station"])
def test_from_meadow_and_station_too(origin: str) -> None:
    t = holding("greenhouse", *FOURTEEN, "farm").set_hand(0).set_row(origin, "greenhouse")
    t.choose(f"play:greenhouse:{origin}").choose("gain:twig")
    assert together(t) == [PAIR]


def test_a_crane_may_pay_for_one_that_shares_a_space_in_a_full_city() -> None:
    t = holding("farm", *FOURTEEN[:13], "crane", "greenhouse").set_resources(0)
    t.choose("play:farm:hand:crane").choose("share:greenhouse")
    assert together(t) == [PAIR]


# One of the pair leaves ------------------------------------------------------------------------


def test_when_the_farm_leaves_the_greenhouse_keeps_the_space_and_brings_a_card_alone() -> None:
    t = holding("greenhouse").set_city(0, "farm", "greenhouse", "university").set_resources(0)
    t.set_hand(0).choose("visit:city:0:university").choose("discard:city:farm").choose("gain:twig")
    assert together(t) == []
    t.set_turn(0).set_resources(0).set_workers(0, 0).set_deck("king").choose("prepare")
    assert t.hand(0) == ("king",)
    assert sum(t.resources(0).values()) == 0


def test_a_full_city_gains_no_space_when_one_of_the_pair_leaves() -> None:
    t = table(boxes=("base", "newleaf")).set_city(0, *FOURTEEN[:13], "university", "farm")
    t.set_hand(0, "greenhouse").set_resources(0, twig=1, resin=2).choose("play:greenhouse:hand")
    t.choose("gain:twig").set_turn(0).set_hand(0, "lookout")
    t.choose("visit:city:0:university").choose("discard:city:farm").choose("gain:twig")
    t.set_turn(0).set_resources(0, twig=1, resin=1, pebble=1)
    assert "play:lookout:hand" not in t.offers()


def test_a_widowed_greenhouse_takes_in_another_farm() -> None:
    t = holding("farm").set_city(0, *FOURTEEN[:13], "university", "farm")
    t.set_hand(0, "greenhouse").set_resources(0, twig=1, resin=2).choose("play:greenhouse:hand")
    t.choose("gain:twig").set_turn(0).set_hand(0, "farm").choose("visit:city:0:university")
    t.choose("discard:city:farm").choose("gain:twig").set_turn(0)
    t.set_resources(0, twig=2, resin=1).choose("play:farm:hand")
    assert together(t) == [PAIR]


def test_ruins_in_place_of_one_of_the_pair_need_a_space_of_their_own() -> None:
    t = holding("farm").set_city(0, *FOURTEEN, "farm").set_hand(0, "greenhouse")
    t.set_resources(0, twig=1, resin=2).choose("play:greenhouse:hand").choose("gain:twig")
    t.set_turn(0).set_hand(0, "ruins").choose("play:ruins:hand")
    assert "demolish:mine" in t.offers()
    assert "demolish:farm" not in t.offers()
    assert "demolish:greenhouse" not in t.offers()


def test_ruins_may_take_one_of_the_pair_where_there_is_room() -> None:
    t = holding("farm").set_city(0, "farm", "greenhouse").set_hand(0, "ruins").set_resources(0)
    t.choose("play:ruins:hand").choose("demolish:greenhouse")
    assert t.city(0) == ("farm", "ruins")
    assert t.resources(0) == {"twig": 1, "resin": 2, "pebble": 0, "berry": 0}
    assert together(t) == []


# Activated and copied --------------------------------------------------------------------------


def test_a_miner_mole_reads_the_space_of_the_copied_one() -> None:
    t = holding("farm").set_city(0, "farm").set_city(1, "greenhouse", "farm")
    t.set_hand(0, "miner_mole").set_resources(0, berry=3).set_deck("king")
    t.choose("play:miner_mole:hand").choose("copy:1:greenhouse").choose("gain:pebble")
    assert t.hand(0) == ("king",)
    assert t.resources(0)["pebble"] == 1
    t = holding("farm").set_city(0, "farm", "greenhouse").set_city(1, "greenhouse")
    t.set_hand(0, "miner_mole").set_resources(0, berry=3).choose("play:miner_mole:hand")
    assert t.choose("copy:1:greenhouse").seat() == 1


def test_a_chip_sweep_activates_the_one_that_shares_a_space() -> None:
    t = holding("greenhouse", "greenhouse", "farm").set_deck("king", "queen")
    t.choose("play:greenhouse:hand").set_turn(0).set_hand(0, "chip_sweep")
    t.set_resources(0, berry=3).choose("play:chip_sweep:hand").choose("activate:greenhouse")
    assert t.prompt() == "gain-any"


# Legends ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["greenhouse", "farm"])
def test_on_the_bridge_it_goes_into_a_full_city_and_shares_with_nothing_else(card: str) -> None:
    t = holding(card, "bridge_of_the_sky", *FOURTEEN, "lookout", boxes=LEGENDS).set_resources(0)
    t.choose(f"play:{card}:hand:bridge_of_the_sky")
    assert together(t) == [{card, "bridge_of_the_sky"}]


def test_on_the_bridge_it_has_no_farm_beside_it() -> None:
    t = holding("greenhouse", "bridge_of_the_sky", "farm", boxes=LEGENDS).set_resources(0)
    t.set_deck("king").choose("play:greenhouse:hand:bridge_of_the_sky")
    assert t.seat() == 1  # neither where to put it nor a resource was asked
    assert t.hand(0) == ("king",)
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 0, "berry": 1}  # of the Farm


def test_a_farm_on_the_bridge_shares_with_the_bridge_alone() -> None:
    t = holding("farm", "bridge_of_the_sky", boxes=LEGENDS).set_resources(0)
    t.choose("play:farm:hand:bridge_of_the_sky").set_turn(0).set_hand(0, "greenhouse")
    t.set_resources(0, twig=1, resin=2).choose("play:greenhouse:hand")
    assert t.seat() == 1
    assert together(t) == [{"farm", "bridge_of_the_sky"}]


def test_a_spring_beneath_is_no_farm_and_no_obstacle() -> None:
    t = holding("farm", "greenhouse", boxes=LEGENDS).set_aside(0, "legends", "silver_scale_spring")
    t.set_resources(0, pebble=1).choose("play:silver_scale_spring:legends").set_turn(0)
    t.set_workers(0, 0).set_resources(0).choose("prepare")
    assert sum(t.resources(0).values()) == 0
    t.set_turn(0).set_hand(0, "farm").set_resources(0, twig=2, resin=1).choose("play:farm:hand")
    t.choose("share:greenhouse")
    assert PAIR in together(t)


def test_mcgregors_market_stands_for_a_farm() -> None:
    t = holding("greenhouse", "mcgregors_market", boxes=LEGENDS).choose("play:greenhouse:hand")
    t.choose("share:mcgregors_market").choose("gain:pebble")
    assert together(t) == [{"greenhouse", "mcgregors_market"}]


def test_a_farm_of_a_pair_may_become_mcgregors_market() -> None:
    t = holding("farm", boxes=LEGENDS).set_city(0, "farm", "greenhouse").set_hand(0)
    t.set_aside(0, "legends", "mcgregors_market").choose("play:mcgregors_market:legends")
    t.choose("gain:twig").choose("gain:twig").set_turn(0).set_resources(0)
    t.set_workers(0, 0).choose("prepare").choose("produce:greenhouse").choose("gain:pebble")
    t.choose("gain:twig").choose("gain:twig")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 1, "berry": 0}


def test_ruins_on_the_bridge_need_no_space_whatever_they_demolish() -> None:
    critters = (*["wanderer"] * 3, *["barge_toad"] * 3, *["miner_mole"] * 3, *["peddler"] * 3)
    others = (*critters, *["woodcarver"] * 3, *["teacher"] * 2)  # seventeen, three without a space
    t = table(boxes=LEGENDS).set_city(0, "bridge_of_the_sky", *others, "farm", "greenhouse")
    t.set_hand(0, "ruins")
    assert "play:ruins:hand" not in t.offers()
    t.choose("play:ruins:hand:bridge_of_the_sky")
    assert t.offers() == ["demolish:farm", "demolish:greenhouse"]
    t.choose("demolish:greenhouse")
    assert {"ruins", "bridge_of_the_sky"} in together(t)

"""Snails: give a card of the stack to activate the green card an opponent has just played."""

from __future__ import annotations

import pytest
from tests.rulebook.newleaf.sitting import with_power

from everdell.testing import Table


def snails(*city: str, players: int = 2) -> Table:
    t = with_power("snails", players).set_city(1, *city)
    return t.set_resources(1, twig=9, resin=9, pebble=9, berry=9)


def stack(t: Table) -> int:
    return len(t.aside(0, "snail_stack"))


def test_seven_cards_are_stacked_unseen() -> None:
    t = snails()
    assert stack(t) == 7
    for seat in (0, 1):
        assert "cards" not in t.game.view(seat)["players"][0]["aside"]["snail_stack"]


def test_a_given_card_activates_the_green_card_for_the_snails() -> None:
    t = snails().set_hand(1, "mine").set_turn(1).choose("play:mine:hand")
    assert t.seat() == 0
    assert t.offers() == ["snails:activate", "done"]
    t.choose("snails:activate")
    assert t.resources(0)["pebble"] == 1
    assert len(t.hand(1)) == 1
    assert stack(t) == 6


def test_it_may_be_declined() -> None:
    t = snails().set_hand(1, "mine").set_turn(1).choose("play:mine:hand").choose("done")
    assert stack(t) == 7
    assert t.hand(1) == ()


def test_the_card_given_is_not_seen_by_the_snails() -> None:
    t = snails().set_hand(1, "mine").set_turn(1).choose("play:mine:hand")
    t.choose("snails:activate")
    (entry,) = t.told("gave_cards")
    assert entry.cards_for(0) == []
    assert entry.cards_for(1) == list(t.hand(1))


def test_what_it_counts_is_counted_in_the_opponents_city() -> None:
    t = snails("farm", "farm").set_hand(1, "barge_toad").set_turn(1)
    t.choose("play:barge_toad:hand").choose("snails:activate")
    assert t.resources(0)["twig"] == 4


def test_only_green_cards() -> None:
    t = snails().set_hand(1, "inn").set_turn(1).choose("play:inn:hand")
    assert t.prompt() == "turn"


def test_not_when_production_happens_again() -> None:
    t = snails("mine").set_workers(1, 0).set_turn(1).choose("prepare")
    assert t.prompt() == "turn"


@pytest.mark.parametrize("card", ["storehouse", "bank"])
def test_not_with_some(card: str) -> None:
    t = snails().set_hand(1, card).set_turn(1).choose(f"play:{card}:hand")
    while t.seat() == 1:
        t.choose(t.offers()[0])
    assert t.prompt() == "turn"


def test_not_with_rugwort_the_rowdy() -> None:
    t = with_power("snails", 3, "rugwort").set_city(2, "mine").set_hand(1, "rugwort_the_rowdy")
    t.set_resources(1, berry=3).set_turn(1).choose("play:rugwort_the_rowdy:hand")
    assert t.prompt() == "turn"
    assert t.city(1) == ("mine",)  # which was not played


def test_not_with_a_legend() -> None:
    t = with_power("snails", 2, "legends").set_city(1, "farm")
    t.set_aside(1, "legends", "mcgregors_market").set_turn(1)
    t.choose("play:mcgregors_market:legends")
    while t.prompt() == "gain-any":
        t.choose("gain:twig")
    assert t.prompt() == "turn"


def test_neither_by_way_of_a_chip_sweep() -> None:
    """(Newleaf rulebook, index: Snails: Bank and Storehouse cannot be activated)"""
    t = snails("storehouse", "bank", "mine").set_hand(1, "chip_sweep").set_turn(1)
    t.choose("play:chip_sweep:hand").choose("activate:mine").choose("snails:activate")
    assert t.prompt() == "turn"  # the Mine was the only one
    assert t.resources(0)["pebble"] == 1
    assert (t.on(1, "bank"), t.on(1, "storehouse")) == ({}, {})


def test_a_freight_car_is_unloaded_for_them() -> None:
    t = snails().set_hand(1, "freight_car").set_turn(1).choose("play:freight_car:hand")
    t.choose("take:twig").choose("take:twig").choose("snails:activate")
    t.choose("take:pebble").choose("take:pebble")
    assert t.resources(0)["pebble"] == 2
    assert t.on(1, "freight_car") == {"resin": 2, "berry": 2}


def test_a_card_played_by_another_card_counts_too() -> None:
    t = snails().set_hand(1, "postal_pigeon").set_deck("mine", "king").set_turn(1)
    t.choose("play:postal_pigeon:hand").choose("play:mine:revealed").choose("snails:activate")
    assert t.resources(0)["pebble"] == 1


def test_after_all_that_the_opponent_does_with_the_card() -> None:
    t = snails("historian", "courthouse").set_row("station", "mine").set_row("train", "train_any")
    t.set_hand(1).set_turn(1).choose("play:mine:station")
    t.choose("trigger:historian").choose("gain:twig").choose("gain:twig")
    assert (t.seat(), t.prompt()) == (0, "activate-theirs")
    assert len(t.hand(1)) == 1


def test_alone_the_green_cards_of_rugwort_count_and_the_card_given_is_discarded() -> None:
    t = with_power("snails", 1).set_meadow(*["mine"] * 3, *["general_store"] * 3, "farm", "farm")
    t.set_hand(0, "wife").set_resources(0, berry=2).choose("play:wife:hand")
    assert t.prompt() == "activate-theirs"
    thrown = len(t.discard())
    t.choose("snails:activate")
    assert stack(t) == 6
    assert sum(t.resources(0).values()) == 1
    assert len(t.discard()) == thrown + 1
    assert t.hand(1) == ()


def test_alone_each_of_several_cards_of_rugwort_is_answered_in_turn() -> None:
    t = with_power("snails", 1).set_meadow(*["mine"] * 3, *["general_store"] * 3, "farm", "farm")
    t.set_deck("wife", "bard", "twig_barge", "twig_barge", "twig_barge")
    t.set_hand(0, "postal_pigeon").set_resources(0, berry=2).choose("play:postal_pigeon:hand")
    t.choose("play:wife:revealed")
    assert t.prompt() == "activate-theirs"
    assert len(t.city(1)) == 1
    t.choose("done")
    assert t.prompt() == "activate-theirs"
    assert len(t.city(1)) == 2


def test_with_a_full_hand_the_card_is_discarded_and_it_still_happens() -> None:
    t = snails().set_hand(1, "mine", *["wife"] * 4, *["farm"] * 4).set_turn(1)
    before = len(t.discard())
    t.choose("play:mine:hand").choose("snails:activate")
    assert len(t.hand(1)) == 8
    assert len(t.discard()) == before + 1
    assert t.resources(0)["pebble"] == 1


def test_never_more_often_than_there_are_cards() -> None:
    t = snails().set_aside(0, "snail_stack").set_hand(1, "mine").set_turn(1)
    assert t.choose("play:mine:hand").prompt() == "turn"


def test_the_stack_is_hidden_in_imagined_worlds() -> None:
    t = snails()
    piles = {tuple(t.game.determinize(0, seed).players[0].zones) for seed in range(5)}
    assert len(piles) > 1


def test_a_lamplighter_takes_two_cards_for_them() -> None:
    t = snails().set_hand(1, "lamplighter").set_turn(1).choose("play:lamplighter:hand")
    t.choose("done").choose("snails:activate").choose("take:deck").choose("take:deck")
    assert len(t.hand(0)) == 2


def test_a_magician_discards_a_card_of_theirs() -> None:
    t = snails("farm").set_city(0, "inn").set_hand(1, "magician").set_turn(1)
    t.choose("play:magician:hand").choose("done").choose("snails:activate")
    assert t.offers() == ["discard:city:inn", "done"]
    t.choose("discard:city:inn").choose("gain:twig")
    assert (t.city(0), t.city(1)) == ((), ("farm", "magician"))
    assert t.points(0) == 1


def test_a_greenhouse_brings_them_a_resource_if_it_shares_a_farms_space() -> None:
    t = snails("farm").set_hand(1, "greenhouse").set_turn(1).choose("play:greenhouse:hand")
    t.choose("share:farm").choose("gain:twig").choose("snails:activate").choose("gain:resin")
    assert t.resources(0)["resin"] == 1
    assert len(t.hand(0)) == 1


def test_of_two_equal_cards_the_one_just_played_acts() -> None:
    t = snails("greenhouse").set_city(1, "farm", "greenhouse").set_hand(1, "greenhouse")
    t.set_turn(1).choose("play:greenhouse:hand").choose("snails:activate")
    assert t.prompt() == "turn"  # the new one shares no space: no resource
    assert sum(t.resources(0).values()) == 0


def test_players_who_have_passed_gain_nothing() -> None:
    t = snails().set_passed(0).set_hand(1, "mine").set_turn(1).choose("play:mine:hand")
    assert t.prompt() == "turn"
    assert t.resources(0)["pebble"] == 0

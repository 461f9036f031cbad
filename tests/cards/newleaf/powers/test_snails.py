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
    piles = {t.game.determinize(0, seed).players[0].zones for seed in range(5)}
    assert len(piles) > 1

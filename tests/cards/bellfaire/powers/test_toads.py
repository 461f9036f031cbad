"""Toads: a discarded card lets the green card just played act again."""

from __future__ import annotations

from tests.rulebook.bellfaire.powers_sitting import FULL, with_power

from everdell.testing import Table


def toads(*hand: str) -> Table:
    return with_power("toads").set_hand(0, *hand).set_resources(0, **FULL)


def test_a_green_card_acts_a_second_time() -> None:
    t = toads("farm", "king", "inn").choose("play:farm:hand")
    assert t.resources(0)["berry"] == 10
    assert t.offers() == ["discard:king", "discard:inn", "done"]
    t.choose("discard:king")
    assert t.resources(0)["berry"] == 11
    assert t.hand(0) == ("inn",)
    assert t.seat() == 1  # once for each card


def test_it_may_be_declined() -> None:
    t = toads("farm", "king").choose("play:farm:hand").choose("done")
    assert t.resources(0)["berry"] == 10


def test_other_colours_do_not() -> None:
    assert toads("inn", "king").choose("play:inn:hand").seat() == 1


def test_without_a_card_in_hand_nothing_is_asked() -> None:
    assert toads("farm").choose("play:farm:hand").seat() == 1


def test_not_in_production() -> None:
    t = toads("king").set_city(0, "farm").set_workers(0, 0).set_turn(0).choose("prepare")
    assert t.resources(0)["berry"] == 10
    assert t.seat() == 1


def test_when_all_that_it_set_off_is_done() -> None:
    t = toads("farm").set_city(0, "historian").set_deck("king").choose("play:farm:hand")
    assert t.offers() == ["discard:king", "done"]  # the Historian's card may go


def test_a_green_card_that_asks_asks_again() -> None:
    t = toads("storehouse", "king").choose("play:storehouse:hand").choose("store:berry=2")
    t.choose("discard:king").choose("store:berry=2")
    assert t.on(0, "storehouse") == {"berry": 4}


def test_of_several_copies_the_one_just_played() -> None:
    t = toads("storehouse", "king").set_city(0, "storehouse").choose("play:storehouse:hand")
    t.choose("store:berry=2").choose("discard:king").choose("store:berry=2")
    assert t.on(0, "storehouse", 2) == {"berry": 4}
    assert t.on(0, "storehouse", 1) == {}


def test_it_combines_with_an_ability_and_with_newleaf() -> None:
    t = with_power("toads", 2, "newleaf").set_hand(0, "farm", "king").set_city(0, "crane")
    t.choose("play:farm:hand:crane").choose("discard:king")
    assert t.resources(0)["berry"] == 2


def test_a_legend_is_not_activated() -> None:
    t = with_power("toads", 2, "legends").set_resources(0, **FULL).set_hand(0, "king")
    greens = [
        card.id
        for card in t.game.rules.cards
        if card.legendary and card.color == 1 and card.production is not None
    ]
    assert greens
    t.set_aside(0, "legends", greens[0]).choose("play", greens[0], "legends")
    while not t.game.over and t.seat() == 0:
        assert t.prompt() != "activate-again"
        t.choose(t.offers()[0])

"""The scenario builder keeps its promises."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.contract.invariants import check

from everdell.testing import Table, table


def test_a_table_begins_empty_in_winter_with_a_dealt_meadow() -> None:
    t = table(players=3)
    assert [t.hand(seat) for seat in range(3)] == [(), (), ()]
    assert [t.city(seat) for seat in range(3)] == [(), (), ()]
    assert len(t.meadow()) == 8
    assert t.seat() == 0
    assert t.workers(0) == 2
    check(t.game)


def test_setters_move_cards_and_make_none() -> None:
    t = table(players=2, seed=4)
    t.set_hand(0, "farm", "inn").set_city(1, "farm", "miner_mole").set_meadow("king", "mine")
    t.set_deck("mine", "farm").set_discard("queen", "wife")
    check(t.game)
    assert t.hand(0) == ("farm", "inn")
    assert t.city(1) == ("farm", "miner_mole")
    assert t.meadow()[:2] == ("king", "mine")
    assert t.discard() == ("queen", "wife")
    t.set_hand(0, "wanderer").set_resources(0, berry=2).choose("play", "wanderer")
    assert set(t.hand(0)) >= {"farm", "mine"}


def test_a_deck_that_was_set_keeps_its_top() -> None:
    t = table(seed=1).set_deck("king")
    every_other = [card for card in t.meadow() if card != "king"]
    t.set_city(1, *every_other[:3]).set_hand(0, "wanderer").set_resources(0, berry=2)
    t.choose("play", "wanderer")
    assert "king" in t.hand(0)


def test_only_as_many_copies_as_printed() -> None:
    t = table().set_hand(0, "king").set_city(1, "king")
    with pytest.raises(ValueError, match="All 2 copies of 'king'"):
        t.set_meadow("king")


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (lambda t: t.set_hand(0, "dragon"), "no card 'dragon'"),
        (lambda t: t.set_forest("moon"), "no place or event 'moon'"),
        (lambda t: t.set_season(0, "lent"), "no season 'lent'"),
        (lambda t: t.on(0, "farm"), "has no 'farm'"),
        (lambda t: t.set_forest("tax_relief"), "'tax_relief' is no forest"),
        (lambda t: t.set_events("grand_tour"), "'grand_tour' is no special event"),
        (lambda t: t.set_meadow(*["farm"] * 8, "inn"), "8 places, not 9"),
        (lambda t: t.set_resources(0, twig=-1), "less than nothing"),
        (lambda t: t.set_hand(2, "farm"), "no seat 2"),
    ],
)
def test_what_cannot_be_set_is_named(wrong: Callable[[Table], object], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        wrong(table())


def test_a_season_comes_with_its_workers() -> None:
    t = table().set_season(0, "autumn")
    assert t.workers(0) == 6
    assert "pass" in t.offers()


def test_setting_events_does_not_bring_back_achieved_ones() -> None:
    t = table().set_city(0, "inn", "inn", "inn").choose("event", "grand_tour")
    t.set_events("tax_relief").set_forest("forest_three_berries").set_turn(0)
    assert "event:grand_tour" not in t.offers()
    assert t.events(0) == ("grand_tour",)


def test_an_option_is_found_by_its_words() -> None:
    t = table().set_hand(0, "storehouse").set_resources(0, twig=1, resin=1, pebble=1)
    t.choose("play", "storehouse").choose("store", "twig")
    assert t.on(0, "storehouse") == {"twig": 3}


def test_words_that_fit_no_option_or_several_list_what_is_offered() -> None:
    t = table().set_hand(0, "farm").set_meadow("farm").set_resources(0, twig=2, resin=1)
    with pytest.raises(AssertionError, match=r"More than one.*play:farm:hand"):
        t.choose("play", "farm")
    with pytest.raises(AssertionError, match=r"No option.*visit:haven"):
        t.choose("play", "king")

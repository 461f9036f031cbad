"""The scenario builder and cards kept aside from the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.contract.invariants import check

from everdell.testing import Table, table


def legends() -> Table:
    return table(boxes=("base", "legends"))


def piled(t: Table) -> list[set[str]]:
    """What lies in the piles beside the deck."""
    return [{t.game.rules.cards[card].id for card in pile} for pile in t.game.zones]


def test_a_table_begins_with_nothing_aside_and_full_piles() -> None:
    t = legends()
    assert (t.aside(0, "legends"), t.aside(1, "legends")) == ((), ())
    assert [len(pile) for pile in piled(t)] == [5, 5]
    check(t.game)


def test_cards_are_set_aside_from_their_piles() -> None:
    t = legends().set_aside(0, "legends", "poe", "the_green_acorn")
    assert set(t.aside(0, "legends")) == {"poe", "the_green_acorn"}
    assert t.aside(1, "legends") == ()
    assert not {"poe", "the_green_acorn"} & set().union(*piled(t))
    check(t.game)


def test_setting_anew_puts_the_old_ones_back() -> None:
    t = legends().set_aside(0, "legends", "poe").set_aside(0, "legends", "foresight")
    assert t.aside(0, "legends") == ("foresight",)
    t.set_aside(1, "legends", "poe")
    assert t.aside(1, "legends") == ("poe",)
    check(t.game)


def test_such_cards_may_stand_in_cities_and_go_back_to_their_piles() -> None:
    t = legends().set_city(0, "poe", "farm")
    assert "poe" not in piled(t)[0]
    t.set_city(0, "farm")
    assert "poe" in piled(t)[0]
    check(t.game)


def test_cards_of_the_deck_may_be_set_aside_too() -> None:
    t = legends().set_aside(0, "legends", "farm", "farm")
    assert t.aside(0, "legends") == ("farm", "farm")
    check(t.game)
    t.set_aside(0, "legends")
    assert t.aside(0, "legends") == ()
    check(t.game)


def test_what_is_set_aside_is_offered() -> None:
    t = legends().set_resources(0, berry=4)
    assert "play:poe:legends" not in t.offers()
    assert "play:poe:legends" in t.set_aside(0, "legends", "poe").offers()


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (lambda t: t.set_aside(0, "attic", "poe"), "no zone 'attic'; there are: legends"),
        (lambda t: t.aside(0, "attic"), "no zone 'attic'"),
        (lambda t: t.set_aside(2, "legends", "poe"), "no seat 2"),
        (lambda t: t.set_aside(0, "legends", "dragon"), "no card 'dragon'"),
        (lambda t: t.set_aside(0, "legends", "poe", "poe"), "All 1 copies of 'poe'"),
    ],
)
def test_what_cannot_be_set_is_named(wrong: Callable[[Table], object], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        wrong(legends())

"""Pirate: exchange up to 4 cards of the hand, and gain a pearl for 7 points of base values."""

from __future__ import annotations

import pytest
from tests.rulebook.pearlbrook.sitting import pearlbrook

from everdell.testing import Table

FULL = (*["mine"] * 3, *["twig_barge"] * 3, *["general_store"] * 3, *["storehouse"] * 3)


def pirate(*hand: str, deck: tuple[str, ...] = ()) -> Table:
    t = pearlbrook().set_deck(*deck).set_hand(0, "pirate", *hand).set_resources(0, berry=3)
    return t.choose("play:pirate:hand")


def test_up_to_four_cards_are_discarded_and_as_many_drawn() -> None:
    t = pirate(*["farm"] * 5, deck=("inn", "mine", "mine", "wife"))
    for _ in range(4):
        t.choose("discard:farm")
    assert sorted(t.hand(0)) == ["farm", "inn", "mine", "mine", "wife"]
    assert t.seat() == 1


def test_discarding_nothing_is_allowed() -> None:
    t = pirate("farm", "farm").choose("done")
    assert t.hand(0) == ("farm", "farm")
    assert t.tokens(0)["pearl"] == 0


@pytest.mark.parametrize(
    ("drawn", "pearls"),
    [(("king", "wife"), 0), (("king", "architect", "farm"), 1), (("castle", "farm"), 0)],
)
def test_seven_points_of_base_values_bring_a_pearl(drawn: tuple[str, ...], pearls: int) -> None:
    t = pirate(*["farm"] * (len(drawn) + 1), deck=drawn)
    for _ in drawn:
        t.choose("discard:farm")
    if t.seat() == 0:
        t.choose("done")
    points = sum(t.game.rules.cards[t.game.rules.card(card)].points for card in drawn)
    assert (points >= 7) == (pearls == 1)
    assert t.tokens(0)["pearl"] == pearls


def test_a_negative_value_is_subtracted() -> None:
    t = pirate(*["farm"] * 3, deck=("king", "castle", "fool"))
    for _ in range(3):
        t.choose("discard:farm")
    rules = t.game.rules
    values = [rules.cards[rules.card(id)].points for id in ("king", "castle", "fool")]
    assert values[2] < 0
    assert t.tokens(0)["pearl"] == (1 if sum(values) >= 7 else 0)


def test_everyone_sees_what_is_drawn() -> None:
    t = pirate("farm", "farm", deck=("king",)).choose("discard:farm").choose("done")
    (shown,) = t.told("revealed")
    assert shown.cards == ["king"]
    assert shown.audience is None
    assert sorted(t.hand(0)) == ["farm", "king"]


def test_it_takes_no_space() -> None:
    t = pearlbrook().set_city(0, *FULL, "king", "queen", "judge").set_hand(0, "pirate")
    t.set_resources(0, berry=3).choose("play:pirate:hand")
    assert "pirate" in t.city(0)

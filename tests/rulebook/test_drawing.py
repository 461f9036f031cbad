"""Drawing: from the deck, and never beyond eight cards in hand (base rulebook)."""

from __future__ import annotations

from everdell.testing import table
from tests.rulebook.piles import deck_size

SEVEN = ("wife",) * 4 + ("teacher",) * 3


def test_cards_come_from_the_top_of_the_deck() -> None:
    t = table().set_deck("king", "queen", "farm")
    before = deck_size(t)
    t.choose("visit", "basic_two_cards_point")
    assert sorted(t.hand(0)) == ["king", "queen"]
    assert deck_size(t) == before - 2


def test_a_draw_stops_at_eight() -> None:
    t = table().set_hand(0, *SEVEN).set_deck("king", "queen")
    before = deck_size(t)
    t.choose("visit", "basic_two_cards_point")
    assert len(t.hand(0)) == 8
    assert "queen" not in t.hand(0)
    assert deck_size(t) == before - 1
    assert t.points(0) == 1


def test_a_full_hand_draws_nothing_but_may_go_there() -> None:
    t = table().set_hand(0, *SEVEN, "king")
    t.choose("visit", "basic_two_cards_point")
    assert len(t.hand(0)) == 8
    assert t.points(0) == 1


def test_a_card_that_has_been_played_leaves_room_in_the_hand() -> None:
    t = table().set_hand(0, *SEVEN, "wanderer").set_resources(0, berry=2)
    t.choose("play", "wanderer", "hand")
    assert len(t.hand(0)) == 8  # seven kept and one of three drawn


def test_what_others_draw_is_told_to_them_alone() -> None:
    t = table().set_deck("king").choose("visit", "basic_berry_card")
    (drawn,) = t.told("drew")
    assert drawn.seen_by(0)["cards"] == ["king"]
    assert "cards" not in drawn.seen_by(1)
    assert drawn.seen_by(1)["n"] == 1


def test_resources_are_not_limited() -> None:
    t = table().set_resources(0, twig=500).choose("visit", "basic_three_twigs")
    assert t.resources(0)["twig"] == 503

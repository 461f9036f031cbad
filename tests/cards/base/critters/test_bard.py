"""Bard: discard up to five cards, a point for each."""

from __future__ import annotations

from everdell.testing import table


def test_every_card_discarded_is_worth_a_point() -> None:
    t = table().set_hand(0, "bard", "king", "queen", "farm").set_resources(0, berry=3)
    t.choose("play:bard:hand").choose("discard:king").choose("discard:farm")
    assert t.hand(0) == ("queen",)
    assert t.discard() == ("king", "farm")
    assert t.points(0) == 2


def test_the_player_may_keep_the_whole_hand() -> None:
    t = table().set_hand(0, "bard", "king", "queen").set_resources(0, berry=3)
    t.choose("play:bard:hand")
    assert t.offers() == ["discard:king", "discard:queen", "done"]
    t.choose("done")
    assert t.hand(0) == ("king", "queen")
    assert t.points(0) == 0


def test_five_cards_are_the_most() -> None:
    t = table().set_hand(0, "bard", *["farm"] * 6).set_resources(0, berry=3)
    t.choose("play:bard:hand")
    for _ in range(5):
        t.choose("discard:farm")
    assert t.seat() == 1
    assert t.hand(0) == ("farm",)
    assert t.points(0) == 5


def test_with_nothing_else_in_hand_nothing_is_asked() -> None:
    t = table().set_hand(0, "bard").set_resources(0, berry=3)
    t.choose("play:bard:hand")
    assert t.seat() == 1
    assert t.points(0) == 0


def test_it_acts_once_and_never_in_production() -> None:
    t = table().set_city(0, "bard").set_hand(0, "farm").set_workers(0, 0)
    t.choose("prepare")
    assert t.seat() == 1
    assert t.hand(0) == ("farm",)


def test_a_historian_draws_only_after_the_hand_was_discarded(crowd: tuple[str, ...]) -> None:
    # From the meadow, with a full hand: a draw that came first would find no room.
    t = table().set_city(0, "historian").set_hand(0, *crowd[:8]).set_resources(0, berry=3)
    t.set_meadow("bard").set_deck("king", "queen")
    t.choose("play:bard:meadow").choose("discard:mine").choose("done")
    assert len(t.hand(0)) == 8
    assert "queen" in t.hand(0)  # the king went into the meadow

"""Chapel: a token is put on it, and two cards are drawn for each token there."""

from __future__ import annotations

from everdell.testing import table


def test_a_token_is_put_on_it_and_two_cards_are_drawn() -> None:
    t = table().set_city(0, "chapel").set_deck("king", "queen", "farm")
    t.choose("visit:city:0:chapel")
    assert t.on(0, "chapel") == {"point": 1}
    assert t.hand(0) == ("king", "queen")


def test_two_cards_are_drawn_for_each_token_on_it() -> None:
    t = table().set_city(0, "chapel").set_on(0, "chapel", point=2)
    t.choose("visit:city:0:chapel")
    assert t.on(0, "chapel") == {"point": 3}
    assert len(t.hand(0)) == 6


def test_the_draw_stops_at_the_hand_limit() -> None:
    t = table().set_city(0, "chapel").set_on(0, "chapel", point=1).set_hand(0, *["farm"] * 6)
    assert len(t.choose("visit:city:0:chapel").hand(0)) == 8


def test_with_a_full_hand_the_token_is_placed_anyway() -> None:
    t = table().set_city(0, "chapel").set_hand(0, *["farm"] * 8)
    t.choose("visit:city:0:chapel")
    assert t.on(0, "chapel") == {"point": 1}
    assert t.hand(0) == ("farm",) * 8


def test_the_tokens_score_for_its_owner() -> None:
    t = table().set_city(0, "chapel").set_on(0, "chapel", point=3)
    assert t.score(0).parts["tokens"] == 3
    assert t.points(0) == 0


def test_the_tokens_are_lost_when_it_leaves_the_city() -> None:
    t = table().set_city(0, "chapel").set_on(0, "chapel", point=3).set_hand(0, "ruins")
    assert t.choose("play:ruins:hand").score(0).parts["tokens"] == 0


def test_only_its_owner_may_visit() -> None:
    assert "visit:city:1:chapel" not in table().set_city(1, "chapel").offers()


def test_it_takes_one_worker_at_a_time() -> None:
    t = table().set_city(0, "chapel").choose("visit:city:0:chapel").set_turn(0)
    assert "visit:city:0:chapel" not in t.offers()


def test_the_worker_comes_home_in_spring() -> None:
    t = table().set_city(0, "chapel").choose("visit:city:0:chapel").set_turn(0)
    t.set_workers(0, 0).choose("prepare")
    assert t.standing(0, "chapel") == ()
    assert t.workers(0) == 2  # the one from the Chapel and the new one of spring

"""Passing in autumn, and the end of the game (base rulebook, end of the game)."""

from __future__ import annotations

import pytest

from everdell import IllegalMove
from everdell.testing import table
from tests.rulebook.seasons import autumn


def test_one_may_pass_with_workers_left() -> None:
    t = autumn()
    assert t.workers(0) == 6
    t.choose("pass")
    assert t.seat() == 1


def test_one_who_has_nothing_else_left_still_says_so() -> None:
    t = autumn().set_workers(0, 0).set_meadow(*["king", "queen", "castle", "palace"] * 2)
    assert t.offers() == ["pass"]


def test_the_others_go_on_and_there_is_no_coming_back() -> None:
    t = autumn(3).choose("visit", "basic_berry").choose("pass")
    seats = []
    for _ in range(4):
        seats.append(t.seat())
        t.choose("visit", "basic_berry")
    assert seats == [2, 0, 2, 0]


def test_the_last_one_goes_on_alone() -> None:
    t = autumn().choose("pass")
    for _ in range(3):
        assert t.seat() == 1
        t.choose("visit", "basic_berry")
    assert t.workers(1) == 3


def test_workers_of_one_who_has_passed_stay_and_block() -> None:
    t = autumn().choose("visit", "basic_pebble").choose("visit", "basic_berry").choose("pass")
    assert t.at("basic_pebble") == (0,)
    assert "visit:basic_pebble" not in t.offers()


def test_a_visit_to_an_open_card_still_earns_its_owner_a_point() -> None:
    t = autumn().set_city(0, "post_office").set_hand(1, "farm", "mine").choose("pass")
    t.choose("visit", "city", "post_office")
    assert t.points(0) == 1
    assert t.hand(0) == ()


def test_a_fool_may_be_played_into_the_city_of_one_who_has_passed() -> None:
    t = autumn().set_hand(1, "fool").set_resources(1, berry=3).choose("pass")
    t.choose("play", "fool", "hand")
    assert t.city(0) == ("fool",)
    assert t.score(0).parts["cards"] == -2


def test_a_hand_is_kept_but_worth_nothing() -> None:
    t = autumn().set_hand(0, "king", "queen").choose("pass").choose("pass")
    assert t.hand(0) == ("king", "queen")
    assert t.score(0).total == 0


def test_the_game_ends_when_all_have_passed() -> None:
    t = autumn(3).choose("pass").choose("pass")
    assert not t.game.over
    assert t.game.winners() == ()
    t.choose("pass")
    assert t.game.over
    assert t.game.decision is None
    assert t.told("over") != []


def test_after_the_end_nothing_can_be_done() -> None:
    t = autumn().choose("pass").choose("pass")
    with pytest.raises(IllegalMove):
        t.game.choose("pass")


def test_others_may_be_in_earlier_seasons_when_one_passes() -> None:
    t = table().set_season(0, "autumn").choose("pass").set_workers(1, 0)
    t.choose("prepare")
    assert t.seat() == 1
    assert t.workers(1) == 1
    assert "pass" not in t.offers()

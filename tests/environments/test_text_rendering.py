"""The table in plain text."""

from __future__ import annotations

from everdell.environments.text_rendering import rendered
from everdell.testing import table
from tests.contract.games import Sitting, decisions, set_up


def test_only_the_own_hand_is_shown() -> None:
    t = table(players=2).set_hand(0, "farm", "farm", "inn").set_hand(1, "king", "queen")
    t.set_meadow("mine", "mine", "mine", "school", "school", "bard", "fool", "ruins")
    text = rendered(t.game, 0)
    assert "hand: farm x2, inn" in text
    assert "king" not in text
    assert "meadow: mine x3, school x2, bard, fool, ruins" in text


def test_workers_cities_and_questions_are_shown() -> None:
    t = table(players=2).set_city(1, "farm", "farm")
    t.choose("visit", "basic_pebble")
    text = rendered(t.game, 1)
    assert "basic_pebble (0)" in text
    assert "> seat 1: winter" in text
    assert "city: farm x2" in text
    assert "seat 1 is asked: turn\n  visit:" in text


def test_what_others_are_asked_is_shown_without_their_options() -> None:
    text = rendered(table(players=2).game, 1)
    assert text.endswith("seat 0 is asked: turn")


def test_the_end_is_shown() -> None:
    game = set_up(Sitting(2), 1)
    for _ in decisions(game, 1):
        pass
    assert f"over, won by {list(game.winners())}" in rendered(game, 0)

"""The Everdell Games: two cards of each colour for nine points."""

from __future__ import annotations

import pytest

from everdell.testing import table

PAIRS = {
    "tan": ("bard", "wanderer"),
    "green": ("farm", "doctor"),
    "red": ("inn", "queen"),
    "blue": ("crane", "judge"),
    "purple": ("king", "wife"),
}


def test_it_is_worth_nine() -> None:
    t = table().set_events("the_everdell_games")
    t.set_city(0, *[card for pair in PAIRS.values() for card in pair])
    t.choose("event", "the_everdell_games")
    assert t.seat() == 1
    assert t.score(0).parts["events"] == 9


@pytest.mark.parametrize("color", PAIRS)
def test_plenty_of_other_colours_makes_up_for_none(color: str) -> None:
    city = [card for other, pair in PAIRS.items() if other != color for card in pair]
    spare = "farm" if color != "green" else "wanderer"
    t = table().set_events("the_everdell_games").set_city(0, *city, PAIRS[color][0], spare)
    assert "event:the_everdell_games" not in t.offers()

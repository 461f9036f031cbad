"""Purple cards: points at the end."""

from __future__ import annotations

import pytest
from tests.rulebook.lil.sitting import lil, play, rich


def bonus(*city: str) -> int:
    return lil().set_city(0, *city).score(0).parts["bonus"]


def test_the_castle_counts_green_cards() -> None:
    assert bonus("lil_castle", "lil_farm", "lil_farm", "lil_storyteller", "lil_pond") == 3


def test_captain_and_fort_are_green_cards() -> None:
    assert bonus("lil_castle", "lil_captain", "lil_fort") == 2


def test_the_painter_counts_tan_cards() -> None:
    assert bonus("lil_painter", "lil_pond", "lil_juggler", "lil_farm") == 2


def test_the_musician_counts_parades() -> None:
    t = lil().set_city(0, "lil_musician")
    t.set_aside(0, "parades", "lil_parade_places_5", "lil_parade_rainbow_3")
    assert t.score(0).parts["bonus"] == 2


def test_two_castles_count_twice() -> None:
    assert bonus("lil_castle", "lil_castle", "lil_farm") == 2


@pytest.mark.parametrize("card", ["lil_king", "lil_ever_tree"])
def test_no_bonus_but_more_points_than_any_other_card(card: str) -> None:
    t = lil().set_city(0, card)
    assert t.score(0).parts["bonus"] == 0
    others = [c.points for c in t.game.rules.cards if c.id not in ("lil_king", "lil_ever_tree")]
    assert t.score(0).parts["cards"] > max(others)


@pytest.mark.parametrize("card", ["lil_castle", "lil_king", "lil_musician", "lil_painter"])
def test_they_do_nothing_when_played(card: str) -> None:
    t = play(rich(lil()).set_row("cards", card), card)
    assert t.seat() == 1
    assert t.points(0) == 0


def test_a_bonus_is_gained_at_the_end_only() -> None:
    t = lil().set_city(0, "lil_castle", "lil_farm", "lil_musician")
    assert t.points(0) == 0
    assert t.score(0).parts["tokens"] == 0


def test_cards_of_others_count_nothing_for_you() -> None:
    t = lil().set_city(0, "lil_castle", "lil_painter").set_city(1, "lil_farm", "lil_pond")
    assert t.score(0).parts["bonus"] == 0

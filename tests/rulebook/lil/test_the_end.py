"""The end of the game (My Lil' Everdell rulebook, end of the game)."""

from __future__ import annotations

import pytest

from everdell.testing import Table
from tests.rulebook.lil.sitting import lil, rest_round


def ended(t: Table) -> Table:
    while not t.game.over:
        rest_round(t)
    return t


@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_two_resources_of_any_kinds_are_a_point(left: int, points: int) -> None:
    kinds = {"twig": min(left, 3), "resin": int(left > 3), "berry": int(left > 4)}
    assert lil().set_resources(0, **kinds).score(0).parts["resources"] == points


def test_cards_parades_tokens_and_bonuses_are_added_up() -> None:
    t = lil().set_city(0, "lil_castle", "lil_farm", "lil_king").set_points(0, 4)
    t.set_aside(0, "parades", "lil_parade_places_5").set_resources(0, twig=3)
    assert t.score(0).parts == {
        "cards": 9, "tokens": 4, "parades": 5, "bonus": 1, "resources": 1,
    }  # fmt: skip
    assert t.score(0).total == 20


def test_most_points_win() -> None:
    t = ended(lil().set_points(1, 30))
    assert t.game.winners() == (1,)


def test_level_the_points_on_cards_decide_and_not_what_is_left() -> None:
    t = ended(lil())
    for seat in (0, 1):
        t.set_city(seat).set_points(seat, 0).set_resources(seat)
        t.set_aside(seat, "parades")
    t.set_city(0, "lil_king").set_points(1, 4).set_resources(1, berry=2)
    assert [t.score(seat).total for seat in (0, 1)] == [5, 5]
    assert t.game.winners() == (0,)


def test_level_in_that_too_the_victory_is_shared() -> None:
    t = ended(lil())
    for seat in (0, 1):
        t.set_city(seat, "lil_king").set_points(seat, 0).set_aside(seat, "parades")
    t.set_resources(0).set_resources(1, berry=1)
    assert t.game.winners() == (0, 1)

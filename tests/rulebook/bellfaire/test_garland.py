"""The garland award (Bellfaire rulebook: garland)."""

from __future__ import annotations

import pytest

import everdell
from everdell.testing import Table
from tests.rulebook.bellfaire.sitting import bellfaire

# A card that counts for an award, one that does not.
AWARDS = {
    "garland_storytelling": ("bard", "farm"),
    "garland_agriculture": ("farm", "inn"),
    "garland_tourism": ("inn", "farm"),
    "garland_peace": ("crane", "farm"),
    "garland_beauty": ("school", "farm"),
    "garland_architecture": ("mine", "wanderer"),
    "garland_community": ("wanderer", "mine"),
}


def farms(*numbers: int) -> Table:
    """An award for green cards, and so many Farms in each city."""
    t = bellfaire(len(numbers)).set_row("garland", "garland_agriculture")
    for seat, n in enumerate(numbers):
        t.set_city(seat, *["farm"] * n)
    return t


def points(t: Table) -> list[int]:
    return [t.score(seat).parts["garland"] for seat in range(len(t.game.players))]


def test_one_of_seven_is_drawn() -> None:
    games = [everdell.new_game(boxes=("base", "bellfaire"), seed=seed) for seed in range(60)]
    drawn = [game.view(0)["rows"]["garland"] for game in games]
    assert all(len(row) == 1 for row in drawn)
    assert {row[0] for row in drawn} == set(AWARDS)


@pytest.mark.parametrize(("award", "cards"), AWARDS.items())
def test_what_each_award_counts(award: str, cards: tuple[str, str]) -> None:
    counted, other = cards
    t = bellfaire().set_row("garland", award).set_city(0, counted).set_city(1, other)
    assert points(t) == [6, 0]


@pytest.mark.parametrize(
    ("numbers", "won"),
    [
        ((3, 2, 1), [6, 3, 0]),
        ((1, 3, 2), [0, 6, 3]),
        ((2, 2, 1), [6, 6, 3]),  # a tie for most does not use up second place
        ((2, 1, 1), [6, 3, 3]),
        ((2, 0, 0), [6, 0, 0]),  # one card at least
        ((0, 0, 0), [0, 0, 0]),
        ((2, 2, 2), [6, 6, 6]),
        ((1, 2, 1, 2, 0, 1), [3, 6, 3, 6, 0, 3]),
    ],
)
def test_first_second_and_ties(numbers: tuple[int, ...], won: list[int]) -> None:
    t = farms(*numbers)
    assert points(t) == won
    assert [score.total for score in t.game.scores()] == [
        t.score(seat).total for seat in range(len(numbers))
    ]


def test_cards_that_take_no_space_count() -> None:
    t = bellfaire().set_row("garland", "garland_storytelling").set_city(0, "wanderer")
    assert points(t) == [6, 0]


def test_prisoners_and_cards_beneath_events_do_not_count() -> None:
    t = bellfaire().set_row("garland", "garland_community").set_city(0, "dungeon")
    t.set_on(0, "dungeon", cards=("wanderer",))
    assert points(t) == [0, 0]


def test_it_can_be_left_out() -> None:
    t = bellfaire(bellfaire_garland="off")
    assert "garland" not in t.score(0).parts


def test_points_are_in_the_total_that_decides() -> None:
    t = farms(1, 0)
    assert t.score(0).total == sum(t.score(0).parts.values()) == 7
    for seat in (0, 1):
        t.set_season(seat, "autumn").set_turn(seat).choose("pass")
    assert t.game.winners() == (0,)

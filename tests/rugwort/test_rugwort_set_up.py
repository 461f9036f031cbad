"""Set-up of the solo game (base rulebook, solo rules)."""

from __future__ import annotations

import pytest

import everdell
from everdell.engine.queries import in_play
from everdell.testing import table
from tests.rugwort.solo import RUGWORT, forest, solo


@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_board_is_laid_out_as_for_two(year: int) -> None:
    game = everdell.new_game(players=1, options={"rugwort_year": year})
    assert len(in_play(game, "forest")) == 3
    assert len(game.board.events) == 4 + 4
    assert len(game.meadow) == 8
    assert game.top + 8 + 5 == 128


def test_you_hold_five_cards_and_two_workers_he_holds_none() -> None:
    game = everdell.new_game(players=1)
    you, rugwort = game.players
    assert (len(you.hand), you.home) == (5, 2)
    assert (len(rugwort.hand), rugwort.home) == (0, 0)
    assert game.turn == 0


def test_his_workers_stand_on_the_first_forest_card_and_on_three_twigs() -> None:
    t = solo()
    assert t.at(forest(t)[0]) == (RUGWORT,)
    assert t.at("basic_three_twigs") == (RUGWORT,)


def test_they_block_these_places_and_no_others() -> None:
    t = solo()
    first, second, third = forest(t)
    assert f"visit:{first}" not in t.offers()
    assert "visit:basic_three_twigs" not in t.offers()
    assert {f"visit:{second}", f"visit:{third}", "visit:basic_two_resin"} <= set(t.offers())


@pytest.mark.parametrize("seed", range(12))
def test_other_forest_cards_laid_out_leave_his_worker_on_the_first(seed: int) -> None:
    cards = ("forest_three_berries", "forest_two_any", "forest_twig_resin_berry")
    t = table(players=1, seed=seed).set_forest(*cards)
    assert [t.at(card) for card in cards] == [(RUGWORT,), (), ()]


def test_he_gains_nothing_there() -> None:
    t = solo()
    assert sum(t.resources(RUGWORT).values()) == 0
    assert t.hand(RUGWORT) == ()


@pytest.mark.parametrize("year", [0, 4])
def test_there_are_three_years(year: int) -> None:
    with pytest.raises(ValueError, match="1, 2, 3"):
        everdell.new_game(players=1, options={"rugwort_year": year})

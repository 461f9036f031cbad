"""In a gentle game bots care for their own points alone: no choice is made to harm a rival."""

from __future__ import annotations

import pytest

from everdell.bots.evaluation import worth
from everdell.bots.experience import Taught
from everdell.bots.levels import LEVELS
from everdell.bots.simulation import Lineup, play_game
from everdell.games import shelf
from everdell.testing import Table, table

GENTLE = [box for box in shelf().values() if box.printed().figures.gentle]


def gentle(players: int = 2) -> Table:
    return table(players, boxes=("lil",))


def test_a_game_for_children_is_gentle_and_the_others_are_not() -> None:
    assert [box.id for box in GENTLE] == ["lil"]


def test_it_offers_three_bots_and_none_that_looks_ahead() -> None:
    offered = [level for level in LEVELS if level.name in shelf()["lil"].levels()]
    assert [level.name for level in offered] == ["fledgling", "forager", "steward"]
    assert all(level.budget is None for level in offered), "a child need not wait"


def test_what_a_rival_has_is_no_loss() -> None:
    t = gentle()
    before = worth(t.game, 0)
    t.set_points(1, 20)
    assert worth(t.game, 0) == before
    other = table(2)
    before = worth(other.game, 0)
    other.set_points(1, 20)
    assert worth(other.game, 0) < before


@pytest.mark.parametrize("style", ["", "builder", "blocker"])
@pytest.mark.parametrize("players", [1, 2])
def test_nor_for_a_bot_that_was_taught_in_whatever_style(players: int, style: str) -> None:
    game = gentle(players).game
    judgement = Taught(style).judgement(game)
    assert judgement.rivalry == 0.0
    assert judgement.rivalry_in(game, 0) == 0.0
    assert Taught().judgement(table(2).game).rivalry > 0.0


@pytest.mark.parametrize("spec", ["fledgling", "forager", "steward"])
@pytest.mark.parametrize("players", [2, 4])
def test_each_of_them_plays_to_the_end(players: int, spec: str) -> None:
    lineup = Lineup(players, ("lil",), {}, (spec,))
    game = lineup.set_up(3)
    play_game(lineup, game)
    assert game.over

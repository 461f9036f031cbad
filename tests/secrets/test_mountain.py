"""Weather, map tiles and discoveries that are not turned up yet are told to no seat."""

from __future__ import annotations

import json

import pytest

from everdell import new_game
from everdell.engine.rng import seeded
from everdell.engine.zones import lay, lying_in

BOXES = ("base", "spirecrest")
HIDDEN = (
    *(f"{season}_weather" for season in ("winter", "spring", "summer", "autumn")),
    *(f"{section}_discoveries" for section in ("hills", "peaks", "ridge")),
    "map_tiles",
)


@pytest.mark.parametrize("pile", HIDDEN)
def test_views_are_the_same_whatever_is_not_turned_up(pile: str) -> None:
    game = new_game(3, BOXES, seed=4)
    other = game.clone()
    zone = other.rules.zone(pile)
    lay(other, zone, -1, tuple(reversed(lying_in(other, zone))))
    for seat in (0, 1, 2, None):
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))


@pytest.mark.parametrize("pile", HIDDEN)
def test_the_world_that_is_imagined_does_not_depend_on_the_real_one(pile: str) -> None:
    game = new_game(2, BOXES, seed=4)
    other = game.clone()
    zone = other.rules.zone(pile)
    lay(other, zone, -1, tuple(reversed(lying_in(other, zone))))
    imagined = [lying_in(one.determinize(0, 7), zone) for one in (game, other)]
    assert imagined[0] == imagined[1]
    assert sorted(imagined[0]) == sorted(lying_in(game, zone))


def test_in_the_middle_of_a_game_nothing_tells_what_is_not_turned_up() -> None:
    """Also while discoveries are revealed and one of them is chosen."""
    random = seeded(11)
    game = new_game(2, BOXES, seed=4)
    prompts: set[str] = set()
    while not game.over:
        decision = game.decision
        assert decision is not None
        prompts.add(decision.prompt)
        other = game.clone()
        for pile in HIDDEN:
            zone = other.rules.zone(pile)
            lay(other, zone, -1, tuple(reversed(lying_in(other, zone))))
        for seat in (0, 1, None):
            assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
        assert [option.id for option in other.options] == [option.id for option in game.options]
        game.take(random.below(len(game.options)))
    assert {"chart", "discover"} <= prompts


def test_what_lies_open_stays() -> None:
    game = new_game(2, BOXES, seed=4)
    for seed in range(10):
        assert game.determinize(0, seed).view(0)["rows"] == game.view(0)["rows"]

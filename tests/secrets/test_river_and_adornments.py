"""Tiles of the river that lie face down, and adornments of others, are told to no seat."""

from __future__ import annotations

import json

from everdell import Game, new_game
from everdell.engine.changes import shuffle_anew
from everdell.engine.rng import seeded
from everdell.engine.zones import lay, lying_in
from everdell.testing import Table
from tests.rulebook.pearlbrook.sitting import at_the_river

BOXES = ("base", "pearlbrook")


def face_down(game: Game) -> tuple[int, ...]:
    return lying_in(game, game.rules.zone("river_face_down"))


def kinds(game: Game) -> tuple[str, ...]:
    return tuple(game.rules.tile(tile).kind if tile else "" for tile in face_down(game))


def test_views_are_the_same_whatever_lies_face_down() -> None:
    game = new_game(3, BOXES, seed=4)
    other = game.clone()
    down = face_down(other)
    lay(other, other.rules.zone("river_face_down"), -1, tuple(reversed(down)))
    for seat in (0, 1, 2, None):
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))


def test_views_are_the_same_whatever_adornments_others_hold() -> None:
    game = new_game(2, BOXES, seed=4)
    other = game.clone()
    pile, held = other.rules.zone("adornment_pile"), other.rules.zone("adornments")
    mine, left = lying_in(other, held, 1), lying_in(other, pile)
    lay(other, held, 1, left[:2])
    lay(other, pile, -1, (*mine, *left[2:]))
    for seat in (0, None):
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
    assert json.dumps(other.view(1)) != json.dumps(game.view(1))


def test_an_imagined_river_may_hold_any_tiles_in_any_order_two_of_each_kind() -> None:
    game = new_game(2, BOXES, seed=4)
    worlds = [game.determinize(0, seed) for seed in range(80)]
    assert len({kinds(world) for world in worlds}) == 6
    assert len({tile for world in worlds for tile in face_down(world)}) == 12
    for world in worlds:
        assert sorted(kinds(world)) == ["citizen", "citizen", "location", "location"]


def test_what_is_turned_up_stays_and_says_what_is_left() -> None:
    t = at_the_river().set_city(0, "inn", "lookout").choose("ambassador:river_two_red")
    for seed in range(20):
        world = t.game.determinize(0, seed)
        assert world.view(0)["rows"]["river"] == [None, "omicron_the_elder", None, None]
        assert sorted(kinds(world)) == ["", "citizen", "location", "location"]


def test_the_world_that_is_imagined_does_not_depend_on_the_real_one() -> None:
    """Or the seed would be enough to turn the shuffle back."""
    game = new_game(2, BOXES, seed=4)
    other = game.clone()
    lay(other, other.rules.zone("river_face_down"), -1, tuple(reversed(face_down(game))))
    assert face_down(other.determinize(0, 7)) == face_down(game.determinize(0, 7))


def test_a_game_that_goes_on_by_another_seed_has_another_river() -> None:
    game = new_game(2, BOXES, seed=4)
    found = set()
    for seed in range(20):
        other = game.clone()
        shuffle_anew(other, seeded(seed))
        found.add(face_down(other))
        assert sorted(kinds(other)) == ["citizen", "citizen", "location", "location"]
    assert len(found) > 10


def test_others_adornments_are_dealt_anew() -> None:
    game = new_game(2, BOXES, seed=4)
    held = game.rules.zone("adornments")
    found = {lying_in(game.determinize(0, seed), held, 1) for seed in range(20)}
    assert len(found) > 10
    assert {lying_in(game.determinize(0, seed), held, 0) for seed in range(20)} == {
        lying_in(game, held, 0)
    }


def test_a_tile_that_is_turned_up_cannot_be_taken_back_unseen() -> None:
    t: Table = at_the_river().set_city(0, "inn", "lookout").choose("ambassador:river_two_red")
    (told,) = t.told("discovered")
    assert told.barrier

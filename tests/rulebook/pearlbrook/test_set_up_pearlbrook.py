"""Setting up Pearlbrook (Pearlbrook rulebook, set-up)."""

from __future__ import annotations

import pytest

from everdell import new_game
from everdell.engine.queries import in_play
from everdell.engine.state import Game
from tests.rulebook.pearlbrook.sitting import on_river, pearlbrook

SPACES = ["river_three_green", "river_two_red", "river_two_blue", "river_two_tan"]


def special_events(game: Game) -> list[str]:
    places = game.rules.places
    return [places[place].box for place in in_play(game, "special_event")]


def test_twenty_cards_are_shuffled_into_the_deck() -> None:
    rules = new_game(boxes=("base", "pearlbrook")).rules
    assert len(rules.deck) == len(new_game().rules.deck) + 20


@pytest.mark.parametrize("seed", range(8))
def test_two_citizens_and_two_locations_lie_face_down_at_the_river(seed: int) -> None:
    game = new_game(boxes=("base", "pearlbrook"), seed=seed)
    tiles = [tile for tile in game.zones[game.rules.zone("river_face_down").index] if tile]
    assert (
        sorted(game.rules.tile(tile).kind for tile in tiles) == ["citizen"] * 2 + ["location"] * 2
    )
    assert game.view(0)["rows"]["river"] == [None] * 4


def test_citizens_and_locations_lie_in_any_order() -> None:
    orders = set()
    for seed in range(30):
        game = new_game(boxes=("base", "pearlbrook"), seed=seed)
        tiles = game.zones[game.rules.zone("river_face_down").index]
        orders.add(tuple(game.rules.tile(tile).kind for tile in tiles))
    assert len(orders) == 6


def test_the_places_of_the_river_are_those_of_its_row_from_the_top() -> None:
    game = pearlbrook().game
    river = [game.rules.places[place].id for place in in_play(game, "river")]
    assert river == SPACES
    assert len(on_river(pearlbrook())) == len(SPACES)


def test_each_player_is_dealt_two_adornments_and_sees_no_others() -> None:
    game = new_game(players=4, boxes=("base", "pearlbrook"))
    for seat in range(4):
        players = game.view(seat)["players"]
        assert [player["aside"]["adornments"]["size"] for player in players] == [2] * 4
        assert ["cards" in player["aside"]["adornments"] for player in players] == [
            other == seat for other in range(4)
        ]


def test_every_player_has_one_ambassador_and_no_pearl() -> None:
    t = pearlbrook(3)
    assert [t.pieces(seat)["ambassador"] for seat in range(3)] == [1, 1, 1]
    assert [t.tokens(seat)["pearl"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("more", [(), ("newleaf",), ("legends", "newleaf")])
def test_wonders_cover_the_basic_events_of_every_box(more: tuple[str, ...]) -> None:
    game = pearlbrook(2, *more).game
    assert in_play(game, "basic_event") == []
    assert len(in_play(game, "wonder")) == 4


@pytest.mark.parametrize("more", [(), ("newleaf",)])
def test_at_least_one_special_event_is_from_pearlbrook(more: tuple[str, ...]) -> None:
    for seed in range(20):
        boxes = special_events(new_game(boxes=("base", "pearlbrook", *more), seed=seed))
        assert len(boxes) == 4
        assert "pearlbrook" in boxes


def test_half_of_newleaf_makes_room_for_one_of_pearlbrook() -> None:
    mixed = {"newleaf_events": "two_and_two"}
    for seed in range(20):
        boxes = ("base", "newleaf", "pearlbrook")
        events = special_events(new_game(boxes=boxes, seed=seed, options=mixed))
        assert len(events) == 4
        assert "pearlbrook" in events


def test_its_forest_cards_are_shuffled_with_the_others() -> None:
    found = set()
    for seed in range(40):
        game = new_game(boxes=("base", "pearlbrook"), seed=seed)
        found |= {game.rules.places[place].box for place in in_play(game, "forest")}
    assert found == {"base", "pearlbrook"}

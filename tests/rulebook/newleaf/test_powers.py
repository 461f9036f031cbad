"""Player powers: dealt or chosen before the first turn, and no worker in spring."""

from __future__ import annotations

import pytest

import everdell
from tests.rulebook.newleaf.sitting import newleaf

POWERS = {"bats", "cats", "honey_bees", "snails"}


def power_of(game: everdell.Game, seat: int) -> tuple[str, ...]:
    zone = game.rules.zone("power")
    return tuple(game.rules.ids[thing] for thing in game.players[seat].zones[zone.index])


def test_off_unless_the_table_wants_them() -> None:
    game = everdell.new_game(2, boxes=("base", "newleaf"), seed=1)
    assert "power" not in [zone.id for zone in game.rules.zones]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_dealt_to_each_player(players: int) -> None:
    wish = {"powers": "dealt"}
    game = everdell.new_game(players, boxes=("base", "newleaf"), seed=1, options=wish)
    found = [power_of(game, seat) for seat in range(players)]
    assert all(len(powers) == 1 for powers in found)
    assert len(set(found)) == players
    assert {id for powers in found for id in powers} <= POWERS


def test_two_to_choose_from_where_there_are_enough() -> None:
    wish = {"powers": "choose"}
    game = everdell.new_game(2, boxes=("base", "newleaf"), seed=1, options=wish)
    for seat in (0, 1):
        decision = game.decision
        assert decision is not None
        assert (decision.seat, decision.prompt) == (seat, "power")
        assert len(decision.options) == 2
        chosen = decision.options[1].id
        game.choose(chosen)
        assert power_of(game, seat) == (chosen.removeprefix("power:"),)
    assert game.decision is not None
    assert game.decision.prompt == "turn"


def test_one_where_there_are_fewer_than_two_a_player() -> None:
    wish = {"powers": "choose"}
    game = everdell.new_game(3, boxes=("base", "newleaf"), seed=1, options=wish)
    assert game.decision is not None
    assert game.decision.prompt == "turn"
    assert all(len(power_of(game, seat)) == 1 for seat in range(3))


def test_others_do_not_see_what_one_chooses_from() -> None:
    wish = {"powers": "choose"}
    game = everdell.new_game(2, boxes=("base", "newleaf"), seed=1, options=wish)
    hidden = [option.id.removeprefix("power:") for option in game.decision.options]  # type: ignore[union-attr]
    told = str(game.view(1)["players"][0])
    assert not [id for id in hidden if id in told]


def test_no_worker_comes_in_spring() -> None:
    t = newleaf(powers="dealt").set_workers(0, 0)
    t.choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert t.workers(0) == 0  # no one was out, no one comes


def test_with_powers_off_one_comes_in_spring() -> None:
    t = newleaf().set_workers(0, 0).choose("prepare")
    assert t.workers(0) == 1

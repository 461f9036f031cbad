"""The powers of Bellfaire: dealt, chosen, and beside those of Newleaf."""

from __future__ import annotations

import pytest

import everdell
from everdell import Game
from tests.rulebook.bellfaire.powers_sitting import finish, powers, with_power

BELLFAIRE = {
    *("axolotls", "cardinals", "foxes", "hedgehogs", "lizards", "mice", "moles", "otters"),
    *("owls", "platypuses", "rats", "squirrels", "starlings", "toads", "turtles"),
}
NEWLEAF = {"bats", "cats", "honey_bees", "snails"}


def dealt(game: Game, seat: int) -> set[str]:
    zone = game.rules.seat_zone("powers_dealt")
    return {game.rules.ids[thing] for thing in game.players[seat].zones[zone.index]}


def all_powers(game: Game) -> set[str]:
    return {tile.id for tile in game.rules.tiles if tile.kind == "power"}


def start(players: int, *more: str, seed: int = 1, powers: str = "choose") -> Game:
    return everdell.new_game(players, ("base", "bellfaire", *more), seed, {"powers": powers})


def test_off_unless_the_table_wants_them() -> None:
    game = everdell.new_game(2, ("base", "bellfaire"), 1)
    assert not all_powers(game)
    assert not game.rules.interludes
    assert game.rules.figures.workers == (2, 1, 1, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_two_are_dealt_and_one_is_kept(players: int) -> None:
    game = start(players)
    assert [len(dealt(game, seat)) for seat in range(players)] == [2] * players
    for seat in range(players):
        decision = game.decision
        assert decision is not None
        while decision.prompt != "power":  # what a power does at the start comes at once
            game.choose(decision.options[0])
            decision = game.decision
            assert decision is not None
        assert decision.seat == seat
        kept = decision.options[0].id
        assert {option.id.removeprefix("power:") for option in decision.options} == dealt(
            game, seat
        )
        game.choose(kept)
        zone = game.rules.seat_zone("power")
        [mine] = game.players[seat].zones[zone.index]
        assert f"power:{game.rules.ids[mine]}" == kept
        assert dealt(game, seat) == set()


@pytest.mark.parametrize("players", [2, 6])
def test_or_one_is_dealt(players: int) -> None:
    game = start(players, powers="dealt")
    zone = game.rules.seat_zone("power")
    decision = game.decision
    while decision is not None and decision.prompt != "turn":
        game.choose(decision.options[0])
        decision = game.decision
    assert all(len(p.zones[zone.index]) == 1 for p in game.players)


def test_all_fifteen_and_newleafs_four_beside_them() -> None:
    assert all_powers(start(2)) == BELLFAIRE
    assert all_powers(start(2, "newleaf")) == BELLFAIRE | NEWLEAF
    found = set()
    for seed in range(12):
        game = start(4, "newleaf", seed=seed)
        found |= {power for seat in range(4) for power in dealt(game, seat)}
    assert found & NEWLEAF
    assert found & BELLFAIRE


def test_alone_there_are_all_but_the_rats() -> None:
    assert all_powers(start(1)) == BELLFAIRE - {"rats"}


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_one_worker_less_in_all_whatever_the_number_of_players(players: int) -> None:
    assert start(players).rules.figures.workers == (2, 0, 1, 2)


def test_no_worker_comes_in_spring() -> None:
    t = with_power("mice").set_workers(0, 0).set_turn(0).choose("prepare")
    assert t.workers(0) == 0


def test_alone_rugwort_keeps_the_worker_of_spring() -> None:
    t = with_power("mice", 1).set_workers(0, 0).set_turn(0).choose("prepare")
    assert t.workers(0) == 0
    assert t.game.blocked == 1  # his worker of spring holds the first place of the meadow
    assert t.at("basic_two_resin") == (1,)


def test_cats_and_lizards_at_one_table() -> None:
    t = powers(2, "newleaf").set_power(0, "cats").set_power(1, "lizards")
    own = t.offers()[0].removeprefix("lizards:")
    t.choose(f"lizards:{own}").set_turn(1).choose(f"visit:{own}")
    finish(t, 1)
    assert f"visit:{own}" not in t.set_turn(0).offers()


def test_snails_answer_to_a_card_that_moved_the_rat() -> None:
    t = powers(3, "newleaf").set_meadow("farm").set_power(1, "rats").choose("rats:1")
    t.set_power(2, "snails").set_resources(0, twig=2, resin=1).set_turn(0)
    t.choose("play:farm:meadow")
    assert t.seat() == 1
    t.choose("gain:twig").choose("rats:1")
    assert t.seat() == 2
    t.choose("snails:activate")
    assert t.resources(2)["berry"] == 1

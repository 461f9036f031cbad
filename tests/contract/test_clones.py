"""Clones are independent, complete, and go the same way as their original."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from everdell import Game
from everdell.engine.codec import state_digest
from everdell.engine.rng import seeded
from everdell.engine.stack import Frame, Program, Spot
from everdell.engine.state import Player
from tests.contract.fields import fields_of
from tests.contract.games import Sitting, decisions, patient_choice, seeds, set_up, tables


@settings(max_examples=40, deadline=None)
@given(table=tables, seed=seeds, moment=st.integers(0, 150))
def test_a_fork_goes_the_same_way_and_leaves_the_original_alone(
    table: Sitting, seed: int, moment: int
) -> None:
    game = set_up(table, seed)
    for n in decisions(game, seed, patient_choice):
        if n == moment:
            break
    before = state_digest(game)
    fork = game.clone()
    other = game.clone()
    for _ in decisions(fork, seed + 1):
        pass
    assert state_digest(game) == before
    for _ in decisions(other, seed + 1):
        pass
    assert state_digest(other) == state_digest(fork)
    for _ in decisions(game, seed + 1):
        pass
    assert state_digest(game) == state_digest(fork)


def odd_value(name: str, value: object) -> object:
    """A value unlike the default, of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7
    if isinstance(value, tuple):
        return (*value, 3)
    if name == "lifted":
        return Spot(place=5)
    return value


def test_no_field_is_forgotten_by_a_clone() -> None:
    player = Player(1, [1, 2, 3, 4], [5], [])
    frame = Frame(Program([]), 1, 2, 3, 4)
    game: Game = set_up(Sitting(2), 5)
    for thing in (player, frame, game):
        for field in fields_of(thing):
            if field not in ("seat", "journal"):  # a seat stays what it is, a clone has no journal
                setattr(thing, field, odd_value(field, getattr(thing, field)))
    for thing, copy in ((player, player.clone()), (frame, frame.clone()), (game, game.clone())):
        for field in fields_of(thing):
            before, after = getattr(thing, field), getattr(copy, field)
            if field == "players":
                assert [p.hand for p in after] == [p.hand for p in before]
            elif field == "random":
                assert after.mark() == before.mark()
            elif field != "stack":
                assert after == before, field


def test_a_clone_has_its_own_dice() -> None:
    game = set_up(Sitting(2), 5)
    copy = game.clone()
    copy.random.below(6)
    assert copy.random.mark() != game.random.mark()
    assert seeded(5).numbers() == seeded(5).numbers()
    assert seeded(5).numbers() != seeded(6).numbers()


@settings(max_examples=30, deadline=None)
@given(table=tables, seed=seeds)
def test_wrecking_the_options_of_a_world_wrecks_nothing_else(table: Sitting, seed: int) -> None:
    """No list of options belongs to the rules, where all games would find it wrecked."""
    game, untouched = set_up(table, seed), set_up(table, seed)
    for _ in decisions(untouched, seed, patient_choice):
        pass
    for _ in decisions(game, seed, patient_choice):
        game.determinize(game.stack[-1].me, 1).options.clear()
        assert game.options
    assert state_digest(game) == state_digest(untouched)

"""Whole games between bots."""

from __future__ import annotations

import pytest

from everdell.bots import Bot, World, make_bot
from everdell.bots.simulation import Lineup, bot_seed, play_game
from everdell.engine.rng import seeded
from everdell.engine.state import Game
from everdell.engine.stream import Seed

MIXED = Lineup(players=3, bots=("greedy", "random"))


def test_a_short_list_of_bots_starts_again() -> None:
    assert MIXED.seated == ("greedy", "random", "greedy")


def played(lineup: Lineup, seed: int) -> str:
    game = lineup.set_up(seed)
    assert play_game(lineup, game) > 30
    assert game.over
    return game.to_json()


@pytest.mark.parametrize("lineup", [Lineup(players=4), MIXED])
def test_a_game_follows_from_its_seed(lineup: Lineup) -> None:
    assert played(lineup, 3) == played(lineup, 3)
    assert played(lineup, 3) != played(lineup, 4)


def test_alone_against_rugwort() -> None:
    lineup = Lineup(players=1, options={"rugwort_year": "2"})
    game = lineup.set_up(0)
    play_game(lineup, game)
    assert len(game.scores()) == 2


def test_a_bot_cannot_tell_the_deal_by_its_seed() -> None:
    """Nor by one that it was given before: no step from game to game or from seat to seat."""
    seeds = {(game, seat): bot_seed(game, seat) for game in range(100) for seat in range(4)}
    assert len(set(seeds.values())) == len(seeds)
    steps = {
        seeds[game + 1, seat] - seeds[game, seat] for game in range(99) for seat in range(4)
    } | {seeds[game, seat + 1] - seeds[game, seat] for game in range(100) for seat in range(3)}
    assert min(map(abs, steps)) > 1 << 16
    assert len(steps) == 99 * 4 + 100 * 3


def test_a_bot_cannot_tell_the_deal_by_the_seed_of_its_world() -> None:
    """Trying small numbers finds none that would have dealt such worlds."""
    seen: list[Seed] = []

    class Curious:
        name = "curious"

        def choose(self, game: World, seat: int) -> str:
            seen.append(game.seed)
            return game.options[0].id

    lineup = Lineup(bots=("curious", "curious"))
    play_game(lineup, lineup.set_up(3), lambda seat, spec, seed: Curious())
    easy = {seeded(number).below(1 << 30) for number in range(1000)}
    assert not easy & set(seen)


def test_the_same_seat_gets_the_same_seed_everywhere() -> None:
    assert (bot_seed(7, 0), bot_seed(7, 1)) == (301387557, 3957370594)


@pytest.mark.parametrize("lineup", [Lineup(), MIXED])
def test_looking_on_changes_nothing(lineup: Lineup) -> None:
    seen: list[Game] = []
    game = lineup.set_up(3)
    assert play_game(lineup, game, look=seen.append) == len(seen)
    assert game.to_json() == played(lineup, 3)


def test_bots_are_seated_by_the_caller() -> None:
    seated: list[tuple[int, str]] = []

    def seat_bot(seat: int, spec: str, seed: int) -> Bot:
        seated.append((seat, spec))
        return make_bot(spec, seed)

    game = MIXED.set_up(3)
    play_game(MIXED, game, seat_bot)
    assert seated == [(0, "greedy"), (1, "random"), (2, "greedy")]
    assert game.to_json() == played(MIXED, 3)

"""What bots are shown: what their seat may know, and nothing else."""

from __future__ import annotations

import pytest

import everdell
from everdell.bots import Bot, World, ask, bot_names, imagine, make_bot
from everdell.engine.rng import seeded

ALL_BOXES = ("base", "extra", "rugwort", "legends")
TABLES: list[tuple[int, dict[str, str], tuple[str, ...]]] = [
    (1, {"rugwort_year": "3"}, ("base",)),
    (2, {}, ("base",)),
    (4, {}, ("base",)),
    (1, {"rugwort_year": "2"}, ALL_BOXES),
    (3, {}, ALL_BOXES),
]


# Who thinks by the clock counts here, and not for long.
SPECS = [f"{name}@6i" if name == "sage" else name for name in bot_names()]


class Spy:
    """Takes the first option and remembers what it was shown."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[World] = []

    def choose(self, game: World, seat: int) -> str:
        self.shown.append(game)
        return game.options[0].id


def test_a_bot_is_never_given_the_game_itself() -> None:
    game = everdell.new_game(seed=4)
    hidden = game.players[1].hand[:]
    spy: Spy = Spy()
    worlds = seeded(0)
    for _ in range(5):
        ask(spy, game, worlds)
    assert all(world is not game for world in spy.shown)
    assert all(world.view(0) == game.view(0) for world in spy.shown)
    assert any(world.players[1].hand != hidden for world in spy.shown)
    assert len({world.random.mark() for world in spy.shown}) == 5


def test_what_a_bot_does_to_its_world_stays_there() -> None:
    game = everdell.new_game(seed=4)
    before = game.to_json()
    world = imagine(game, 0, seeded(1))
    world.choose(world.options[0].id)
    assert game.to_json() == before


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("players", "options", "boxes"), TABLES)
def test_bots_play_whole_games_by_the_rules(
    spec: str, players: int, options: dict[str, str], boxes: tuple[str, ...]
) -> None:
    game = everdell.new_game(players, boxes, seed=6, options=options)
    bots: list[Bot] = [make_bot(spec, seat) for seat in range(players)]
    worlds = seeded(6)
    while (decision := game.decision) is not None:
        game.choose(ask(bots[decision.seat], game, worlds))
    assert game.over


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_chooses_the_same(spec: str) -> None:
    def choices() -> list[str]:
        game = everdell.new_game(seed=3)
        bot = make_bot(spec, 8)
        worlds = seeded(2)
        made: list[str] = []
        while len(made) < 30:
            made.append(ask(bot, game, worlds))
            game.choose(made[-1])
        return made

    assert choices() == choices()


def test_random_bots_of_other_seeds_choose_otherwise() -> None:
    world = imagine(everdell.new_game(seed=3), 0, seeded(0))
    assert len({make_bot("random", seed).choose(world, 0) for seed in range(40)}) > 5

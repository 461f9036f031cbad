"""A box may bring a whole game: its own order of turns, without pebbles, cards or seasons."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from tests.contract.games import decisions
from tests.contract.invariants import check

from everdell import games
from everdell.bots.simulation import Lineup, play_game
from everdell.engine.box import Box, Contents, Figures, Setup
from everdell.engine.changes import change_count, gain, gain_points
from everdell.engine.codec import state_digest
from everdell.engine.effects.resources import GainAny
from everdell.engine.option import Option
from everdell.engine.resources import BERRY, RESIN, TWIG
from everdell.engine.rules import Rules
from everdell.engine.stack import Ask, Frame, Program, Step
from everdell.engine.state import Game
from everdell.engine.zones import TABLE, Counter

ROUNDS = 3


class Gather(Ask):
    """A resource of choice, or a point."""

    def __init__(self) -> None:
        self.prompt = "gather"
        self.row: list[Option] = []
        self.rest = Option("")

    def bind(self, rules: Rules) -> None:
        row = rules.kind_row("gather")
        self.row = [row[kind] for kind in rules.figures.kinds]
        self.rest = rules.word("rest")

    def options(self, g: Game, f: Frame) -> list[Option]:
        return [*self.row, self.rest]

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        if option is self.rest:
            gain_points(g, f.me, 1, 0)
        else:
            gain(g, f.me, option.kind, 1, 0)


class Onwards(Step):
    """The next player; the last one of a round gets a present, and then the next one begins."""

    def run(self, g: Game, f: Frame) -> None:
        f.me = f.owner = g.turn = (f.me + 1) % len(g.players)
        g.answers = 0
        if f.me == 0:
            change_count(g, g.rules.counter("round"), -1, 1, 0)
            g.over = g.counters[0] == ROUNDS
        f.pc = 0


class Present(Step):
    def __init__(self) -> None:
        self.gift = Program([GainAny()])

    def nested(self) -> list[Program]:
        return [self.gift]

    def run(self, g: Game, f: Frame) -> None:
        if f.me == len(g.players) - 1:
            g.push(self.gift, f.me, f.me, -1, 0)


class GatheringBox(Box):
    def __init__(self) -> None:
        super().__init__("gathering", fewest=2, most=3)

    def contents(self, setup: Setup) -> Contents:
        figures = Figures(hands=(0,) * setup.players, kinds=(TWIG, RESIN, BERRY))
        return Contents(figures=figures, counters=[Counter("round", TABLE)])

    def root(self, setup: Setup) -> list[Step] | None:
        return [Gather(), Present(), Onwards()]

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        parts["stock"] = sum(g.players[seat].resources) // 2


@pytest.fixture(autouse=True)
def gathering_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plug = EntryPoint("gathering", f"{__name__}:GatheringBox", games.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    games.shelf.cache_clear()
    yield
    games.shelf.cache_clear()


BOXES = ("gathering",)


def test_it_is_played_by_its_own_order() -> None:
    game = games.new_game(players=2, boxes=BOXES)
    for choice in ("gather:twig", "rest", "gain:berry", "gather:resin", "rest", "gain:berry"):
        game.choose(choice)
    assert game.decision is not None
    assert (game.decision.seat, game.counters) == (0, (2,))
    for choice in ("rest", "gather:twig", "gain:twig"):
        game.choose(choice)
    assert game.over
    assert [score.parts["stock"] for score in game.scores()] == [1, 2]
    assert [score.total for score in game.scores()] == [2, 4]
    assert game.winners() == (1,)


def test_a_resource_that_is_not_in_the_game_is_never_offered_nor_shown() -> None:
    game = games.new_game(players=2, boxes=BOXES)
    assert [option.id for option in game.options] == [
        "gather:twig", "gather:resin", "gather:berry", "rest",
    ]  # fmt: skip
    game.choose("rest")
    game.choose("rest")
    assert [option.id for option in game.options] == ["gain:twig", "gain:resin", "gain:berry"]
    assert list(game.view(0)["players"][0]["resources"]) == ["twig", "resin", "berry"]


@pytest.mark.parametrize("players", [2, 3])
def test_its_games_are_saved_and_come_to_an_end(players: int) -> None:
    for seed in range(5):
        game = games.new_game(players=players, boxes=BOXES, seed=seed)
        for _ in decisions(game, seed):
            check(game)
            assert state_digest(games.load_game(game.to_json())) == state_digest(game)
            game.determinize(0, seed)


@pytest.mark.parametrize("spec", ["random", "greedy", "sage@4i"])
def test_bots_play_it(spec: str) -> None:
    lineup = Lineup(2, BOXES, {}, (spec,))
    game = lineup.set_up(1)
    play_game(lineup, game)
    assert game.over

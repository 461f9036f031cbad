"""What leaves the server for a bot is a game imagined for its seat."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from everdell import Game
from everdell.games import load_game
from everdell.table.events import HouseRules
from everdell.web.server import app
from tests.contract.games import with_all_boxes
from tests.web.secrets.sites import Counted, Laid, overheard_logs, site, token, wait_until
from tests.web.secrets.worlds import Pair, random_pair

GAMES = 12


class Question(NamedTuple):
    """What a bot was asked."""

    world: str
    seat: int
    seed: int


class Recording:
    """Workers that keep what they are sent. They break, so that no table asks again soon."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def __call__(self, workers: int, seconds: float) -> Recording:
        return self

    async def choose(self, visitor: str, bot: str, world: Game, seat: int, seed: int) -> str:
        self.asked.append(Question(world.to_json(), seat, seed))
        raise RuntimeError("one question is enough")

    async def close(self) -> None:
        pass


class Constant(Counted):
    """The same seed for every question, in whichever order the tables are served."""

    def seed(self) -> int:
        return 4711


@pytest.fixture(scope="module")
def moments() -> list[Pair]:
    """Moments at which a bot is to choose, each with a world that it cannot tell from the truth."""
    found: list[Pair] = []
    seed = 0
    while len(found) < GAMES:
        setting = with_all_boxes(2 + seed % 3)[0]
        pair = random_pair(setting, seed % setting[0], seed)
        if pair.decider == pair.viewer:
            found.append(pair)
        seed += 1
    return found


@pytest.fixture(scope="module")
def asked(
    moments: list[Pair], tmp_path_factory: pytest.TempPathFactory
) -> tuple[list[Question], list[Question]]:
    """What the bots were sent in the true worlds and in the others."""
    here = _questions([(pair, pair.here) for pair in moments], tmp_path_factory.mktemp("here"))
    there = _questions([(pair, pair.there) for pair in moments], tmp_path_factory.mktemp("there"))
    return here, there


def _questions(games: list[tuple[Pair, Game]], folder: Path) -> list[Question]:
    workers = Recording()
    laid = [_with_a_bot(pair, game) for pair, game in games]
    with ExitStack() as stack:
        stack.enter_context(pytest.MonkeyPatch.context()).setattr(app, "Thinkers", workers)
        logs = stack.enter_context(overheard_logs())
        stack.enter_context(site(folder, logs, laid, Constant()))
        wait_until(lambda: len(workers.asked) >= len(games))
    return sorted(workers.asked[: len(games)])


def _with_a_bot(pair: Pair, game: Game) -> Laid:
    seats = range(game.rules.players)
    people = ["greedy" if seat == pair.viewer else token(seat) for seat in seats]
    return Laid(game, people, HouseRules())


def test_a_bot_is_sent_the_same_in_every_world_that_it_cannot_tell_apart(
    asked: tuple[list[Question], list[Question]],
) -> None:
    """Equal seeds, equal worlds: from what it is sent, no bot can work out what was hidden.

    A shuffle of the true cards would not do, for its seed turns it back.
    """
    here, there = asked
    assert here == there


def test_a_bot_is_sent_what_it_sees_and_nothing_else_of_the_truth(
    moments: list[Pair], asked: tuple[list[Question], list[Question]]
) -> None:
    worlds = {json.dumps(load_game(world).view(seat)): world for world, seat, _ in asked[0]}
    true_hands, sent_hands = [], []
    for pair in moments:
        truth = _state(pair.here.to_json())
        sent = _state(worlds[pair.seen(pair.here)])
        for secret in ("deck", "seed", "random"):
            assert sent[secret] != truth[secret]
        true_hands.append([player["hand"] for player in truth["players"]])
        sent_hands.append([player["hand"] for player in sent["players"]])
    # Two small hands may be alike by chance, but not most of them.
    alike = [true == sent for true, sent in zip(true_hands, sent_hands, strict=True)]
    assert sum(alike) < GAMES / 2


def _state(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)["state"]
    return found

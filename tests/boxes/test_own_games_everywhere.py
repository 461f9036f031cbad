"""Whatever plays, shows, keeps or measures games does so with games of their own, too."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from tests.cli.commands import Shell
from tests.cli.terminal.typist import RandomTypist
from tests.contract.games import decisions
from tests.web.running import Player, finish, running

from everdell import games, load_game
from everdell.arena.jobs import Job
from everdell.arena.playing import play
from everdell.arena.statistics import WATCHER, Statistics
from everdell.bots.simulation import Lineup
from everdell.cli.terminal import play as play_in_terminal
from everdell.engine.codec import state_digest
from everdell.engine.rng import seeded
from everdell.environments.aec import env
from everdell.environments.batch import Batch
from everdell.environments.single import register
from everdell.table import Sitting, load_record, save_record
from everdell.texts import LANGUAGES, catalog

BOXES = ("lil",)
HELP = {"lil_bonus": "0", "lil_captain": "0", "lil_fort": "0"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"lil_rival": "princess", "lil_quick_parades": "on", "lil_rival_cards": "on", **HELP}),
    (2, {"lil_rival": "prince"}),
    (3, HELP),
    (4, {}),
]
at_each = pytest.mark.parametrize(("players", "options"), TABLES)


@at_each
def test_pettingzoo(players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo likes plain arrays, and says so
        api_test(env(players, BOXES, options, render_mode="ansi"), num_cycles=100)


@at_each
def test_gymnasium(players: int, options: dict[str, str]) -> None:
    register()
    table: Any = gymnasium.make(
        "everdell/Base-v0",
        players=players,
        boxes=BOXES,
        options=options,
        opponents="random",
        render_mode="ansi",
    ).unwrapped
    check_env(table)
    random = seeded(players)
    _, info = table.reset(seed=5)
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = table.step(legal[random.below(len(legal))])
    assert info["won"] == (reward > 0)


@at_each
def test_batches(players: int, options: dict[str, str]) -> None:
    batch = Batch(3, players, BOXES, options, seed=5)
    ends = 0
    for _ in range(300):
        ends += int(batch.step(batch.sample()).ended.sum())
    assert ends


@at_each
def test_records(
    players: int,
    options: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = Sitting.start(players, BOXES, 3, options)
    random = seeded(3)
    for n in range(500):
        if sitting.game.over:
            break
        if n == 20:
            sitting.undo()
        offered = sitting.game.options
        sitting.choose(offered[random.below(len(offered))].id)
    file = tmp_path / "game.json"
    save_record(sitting.record(), file)
    again = Sitting.resume(load_record(file))
    assert state_digest(again.game) == state_digest(sitting.game)
    replayed = Shell(capsys)("replay", str(file), "--json").json
    assert (replayed["checked"], replayed["over"]) == (True, True)
    assert replayed["winners"] == list(sitting.game.winners())


@at_each
def test_saves_at_any_moment(players: int, options: dict[str, str]) -> None:
    game = games.new_game(players, BOXES, 4, options)
    for _ in decisions(game, 4):
        assert state_digest(load_game(game.to_json())) == state_digest(game)


@at_each
def test_statistics(players: int, options: dict[str, str]) -> None:
    lineup = Lineup(players, BOXES, options, ("random",))
    sums = Statistics.of(lineup.set_up(0).rules)
    for seed in range(3):
        sums.add(play(Job(lineup, seed, WATCHER)))
    assert sums.games == 3
    assert any(use.users for use in sums.uses.values() if use.component == "lil_space_twig")


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--games", "3", "--players", "4"),
        ("simulate", "--games", "2", "--players", "1", "--option", "lil_rival=princess"),
        ("arena", "--games", "2", "--bots", "fledgling,forager", "--jobs", "1"),
    ],
)
def test_commands(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    done = Shell(capsys)(*command, "--boxes", "lil", "--json")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("lang", LANGUAGES)
@at_each
def test_the_terminal(players: int, options: dict[str, str], lang: str, tmp_path: Path) -> None:
    typist = RandomTypist(seed=3, width=80)
    code = play_in_terminal(
        lang=lang,
        players=players,
        bots=["fledgling"] * (players - 1),
        boxes=BOXES,
        seed=5,
        options=options,
        record=tmp_path / "game.json",
        console=typist.console,
        ask=typist.ask,
    )
    assert code == 0
    assert catalog(lang).text("terminal-score-sheet") in typist.screens[-1].text


# A server ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("server") / "tables.db") as address:
        yield address


@at_each
def test_one_screen_for_all(address: str, players: int, options: dict[str, str]) -> None:
    ann = Player(address, "fr")
    everyone = list(range(players))
    code = ann.open(
        *["person"] * players, boxes=list(BOXES), options=options, mine=everyone, start=True
    )
    finish(code, ann)
    told = ann.table(code)
    assert told["status"] == "over"
    assert told["game"]["winners"]


def test_friends_and_bots_at_tables_far_apart(address: str) -> None:
    ann, bob = Player(address), Player(address, "fr")
    code = ann.open("person", "person", "steward", boxes=list(BOXES), first="seat", name="Ann")
    bob.must(code, "join", name="Bob")
    ann.must(code, "start")
    ann.choose(code)
    told = bob.table(code)
    assert told["house"]["boxes"] == ["lil"]
    assert told["status"] == "playing"

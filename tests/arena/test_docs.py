"""What docs/arena.md shows works as it stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from everdell.arena import Job, run
from everdell.bots import registry
from everdell.bots.simulation import Lineup
from tests.cli.commands import Shell

from .outsiders import plug_in

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
BOT, SCRIPT = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
(PLUG,) = re.findall(r"```toml\n.*?\n(\w+) = \"sprinter:(\w+)\"", TEXT)


@pytest.fixture
def sprinter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    name, kind = PLUG
    plug_in(tmp_path, monkeypatch, "sprinter", BOT, {name: kind})
    yield
    registry._makers.cache_clear()


def test_the_bot_has_twenty_lines() -> None:
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 20


@pytest.mark.usefixtures("sprinter")
def test_the_bot_plays_in_the_arena(shell: Shell) -> None:
    outcome = shell("arena", "--bots", "sprinter,random", "--games", "2", "--jobs", "1", "--json")
    assert outcome.code == 0, outcome.err
    assert outcome.json["forfeits"] == []
    assert [row["games"] for row in outcome.json["ratings"]] == [2, 2]


@pytest.mark.usefixtures("sprinter")
def test_the_same_seed_is_the_same_game() -> None:
    jobs = [Job(Lineup(bots=("sprinter", "random")), 3)]
    (one,), (other,) = (list(run(jobs, 0)) for _ in range(2))
    assert (one.scores, one.decisions) == (other.scores, other.decisions)


def test_the_script_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(SCRIPT, "arena.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_every_option_it_names_is_there(shell: Shell) -> None:
    helps = "".join(shell(command, "--help").out for command in ("arena", "statistics", "simulate"))
    for option in set(re.findall(r"(?<=[ `])--[a-z]+", TEXT)) - {"--head", "--address"}:
        assert option in helps, option


def test_the_document_is_described(shell: Shell) -> None:
    document = shell(
        "arena", "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--json"
    ).json
    (described,) = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    for key in (*document, *document["ratings"][0], *document["pairs"][0], *document["settings"]):
        assert f'"{key}"' in described, key

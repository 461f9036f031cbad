"""docs/environments.md: its code runs, its tables are complete and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from everdell.environments.actions import actions_of
from everdell.environments.batch import Rows
from everdell.environments.observation import observer_of
from everdell.environments.rewards import REWARDS
from everdell.games import rules_for

GUIDE = Path(__file__).parent.parent.parent / "docs" / "environments.md"
TEXT = GUIDE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_code_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in BLOCKS:
        if "pyspiel" not in block:
            exec(compile(block, GUIDE.name, "exec"), names)
    said = capsys.readouterr().out
    promised = re.findall(r"# (player_0 .*\})", TEXT)
    assert len(promised) == 1
    assert said.startswith(promised[0])
    assert "table.piles slice(0, 2, None) ('deck', 'discard')" in said


def test_the_code_for_openspiel_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is an optional extra")
    (block,) = [block for block in BLOCKS if "pyspiel" in block]
    exec(compile(block, GUIDE.name, "exec"), {})
    assert capsys.readouterr().out.startswith(("play:", "visit:"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_sizes_are_right(players: int) -> None:
    rules = rules_for(players, ("base",))
    sizes = f"| {len(actions_of(rules))} | {observer_of(rules).size} |"
    assert re.search(rf"^\| {players}(,[^|]*)? {re.escape(sizes)}$", TEXT, re.MULTILINE)


def test_every_array_and_every_field_of_an_observation_is_explained() -> None:
    explained = re.findall(r"^\| `([a-z_.]+)` \| [^|]+ \| [^|]+ \|$", TEXT, re.MULTILINE)
    names = [field.name for field in observer_of(rules_for(2, ("base",))).fields]
    assert explained == list(Rows._fields) + [
        name.removeprefix("me.") for name in names if not name.startswith("rival_1.")
    ]


def test_every_reward_is_explained() -> None:
    assert re.findall(r"^\| `(\w+)` \| [^|]+ \|$", TEXT, re.MULTILINE) == list(REWARDS)


def test_the_examples_are_there() -> None:
    links = re.findall(r"\]\((\.\./[^)]*)\)", TEXT)
    assert len(links) == 4
    for link in links:
        assert (GUIDE.parent / link).is_file()

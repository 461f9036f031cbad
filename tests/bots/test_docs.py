"""What docs/bots.md shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from everdell.bots import make_bot
from everdell.bots.levels import LEVELS
from everdell.bots.styles import STYLES
from tests.cli.commands import Shell

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_levels_are_those_of_the_table() -> None:
    rows = re.findall(r"^\| (\d) \| `(\w+)` \|", TEXT, re.MULTILINE)
    assert rows == [(str(n), level.name) for n, level in enumerate(LEVELS, start=1)]


def test_every_style_is_told() -> None:
    for style in STYLES:
        assert f"`{style}`" in TEXT


def test_every_bot_it_names_can_be_had() -> None:
    named = re.findall(r"\b(?:sage|steward)[:@][\w.:@]*\w", TEXT)
    assert len(named) >= 6
    for spec in {name for name in named if "mine.json" not in name}:
        make_bot(spec)


def test_the_script_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (script,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(script, "bots.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) >= 3


def test_every_option_it_names_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    shell = Shell(capsys)
    helps = "".join(shell(command, "--help").out for command in ("train", "arena", "play"))
    for option in set(re.findall(r"(?<=[ `])--[a-z]+", TEXT)):
        assert option in helps, option

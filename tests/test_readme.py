"""The example of the README runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    said = capsys.readouterr().out
    assert said.startswith("0 turn\n")
    assert said.rstrip().endswith("]")


def test_the_pictures_are_there() -> None:
    for picture in re.findall(r"!\[.*?\]\((.*?)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / picture).is_file(), picture

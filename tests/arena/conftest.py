from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from everdell.bots import registry
from tests.cli.conftest import shell as shell

from .outsiders import BAD, NAMES, plug_in


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that misbehave when they are asked for the third time."""
    folder = tmp_path / "bad_bots"
    folder.mkdir()
    plug_in(folder, monkeypatch, "bad_bots", BAD, NAMES)
    yield
    registry._makers.cache_clear()

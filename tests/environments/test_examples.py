"""Each example runs, on a small budget."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.py")) == [
        "reinforce",
        "round_trip",
        "search",
        "self_play",
    ]


def test_the_learner_improves() -> None:
    curve = example("reinforce").main(games=90, report=30)
    assert len(curve) == 3
    assert curve[-1] > curve[0] + 1


def test_the_learner_that_plays_against_itself_improves() -> None:
    curve = example("self_play").main(games=120, report=40)
    assert len(curve) == 3
    assert curve[-1] > 18  # chance scores 14 or 15


def test_the_bot_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("round_trip").main(games=2) == 2
    said = capsys.readouterr().out
    assert said.count("reward +1") == 2
    assert "player_0 visit:" in said


def test_the_search_finds_moves() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is an optional extra")
    chosen = example("search").main(moves=2, simulations=4)
    assert len(chosen) == 2
    assert chosen[0].startswith(("visit:", "play:"))

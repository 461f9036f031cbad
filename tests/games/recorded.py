"""Seeded random games of every box and what became of them, as one digest each.

Each box has a file of its own, with all it needs and nothing else; `together` has all at once.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from everdell.engine.playout import play_out
from everdell.engine.rng import seeded
from everdell.games import shelf
from tests.contract.covering import Sitting, as_few_as_possible, everything
from tests.contract.games import set_up
from tests.games.former import former_digest

FOLDER: Final = Path(__file__).with_name("digests")
TOGETHER: Final = "together"
GAMES: Final = 40  # of each kind

# Only what comes with this repository is recorded in it.
OURS: Final = [box for box in shelf().values() if type(box).__module__.startswith("everdell.")]


def kinds() -> dict[str, list[Sitting]]:
    """What is played, by the name of its recording."""
    return {
        **{box.id: as_few_as_possible(OURS, box.id) for box in OURS},
        TOGETHER: everything(OURS),
    }


def digest_of(table: Sitting, seed: int) -> str:
    game = set_up(table, seed)
    play_out(game, seeded(seed + 1))
    return former_digest(game)


def digests(table: Sitting, games: int = GAMES) -> list[str]:
    return [digest_of(table, seed) for seed in range(games)]


def file_of(recording: str) -> Path:
    return FOLDER / f"{recording}.json"


def written(recording: str) -> dict[str, object]:
    document: dict[str, object] = json.loads(file_of(recording).read_text(encoding="utf-8"))
    return document

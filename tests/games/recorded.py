"""Seeded random games and what became of them, as one digest each."""

from __future__ import annotations

import json
from pathlib import Path

import everdell
from everdell.engine.codec import state_digest
from everdell.engine.playout import play_out
from everdell.engine.rng import seeded

FILE = Path(__file__).with_name("digests.json")

# Number of players, options, number of games.
KINDS: list[tuple[int, dict[str, object], int]] = [
    (2, {}, 60),
    (3, {}, 50),
    (4, {}, 50),
    (1, {"rugwort_year": 1}, 20),
    (1, {"rugwort_year": 2}, 20),
    (1, {"rugwort_year": 3}, 20),
]


def name(players: int, options: dict[str, object]) -> str:
    return " ".join([f"{players} players", *(f"{k}={v}" for k, v in options.items())])


def digest_of(players: int, options: dict[str, object], seed: int) -> str:
    game = everdell.new_game(players=players, seed=seed, options=options)
    play_out(game, seeded(seed + 1))
    return state_digest(game)


def digests(players: int, options: dict[str, object], games: int) -> list[str]:
    return [digest_of(players, options, seed) for seed in range(games)]


def written() -> dict[str, object]:
    document: dict[str, object] = json.loads(FILE.read_text(encoding="utf-8"))
    return document

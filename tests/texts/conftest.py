"""Games played once for all tests of the catalogs."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from everdell.engine.journal import Entry, Journal
from tests.contract.games import TABLES, decisions, patient_choice, set_up

GAMES = 300


@dataclass
class Played:
    """What was asked, offered and told; every decision and entry once."""

    asked: set[tuple[str, str]] = field(default_factory=set)
    offered: set[tuple[int, tuple[str, ...]]] = field(default_factory=set)
    told: dict[str, dict[str, object]] = field(default_factory=dict)

    def hear(self, entry: Entry) -> None:
        for reader in (None, *entry.audience):
            shown = entry.seen_by(reader)
            self.told.setdefault(json.dumps(shown), shown)


@pytest.fixture(scope="session")
def played() -> Played:
    found = Played()
    for seed in range(GAMES):
        game = set_up(TABLES[seed % len(TABLES)], seed)
        game.journal = Journal()
        for _ in decisions(game, seed, patient_choice):
            decision = game.decision
            assert decision is not None
            found.asked.add((decision.prompt, decision.source))
            found.offered.add((decision.seat, tuple(option.id for option in decision.options)))
        for entry in game.journal.entries:
            found.hear(entry)
    return found

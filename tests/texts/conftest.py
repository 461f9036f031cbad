"""Games played once for all tests of the catalogs."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from everdell import Game
from everdell.engine.journal import Entry, Journal
from everdell.engine.phrases import Reason, phrase_view
from everdell.engine.reasons import why_not
from tests.contract.games import TABLES, decisions, patient_choice, set_up

GAMES = 300
REFUSING = 40  # of them in which it is asked, now and then, what stands in the way


@dataclass
class Played:
    """What was asked, offered, refused and told; every decision, reason and entry once."""

    asked: set[tuple[str, str]] = field(default_factory=set)
    offered: set[tuple[int, tuple[str, ...]]] = field(default_factory=set)
    refused: dict[str, Reason] = field(default_factory=dict)
    told: dict[str, tuple[Entry, int | None]] = field(default_factory=dict)

    def refuse(self, game: Game, seat: int) -> None:
        for refusal in why_not(game, seat):
            for reason in refusal.reasons:
                self.refused.setdefault(json.dumps(phrase_view(reason.phrase)), reason)

    def hear(self, entry: Entry) -> None:
        for reader in (None, *(entry.audience or ())):
            self.told.setdefault(json.dumps(entry.seen_by(reader)), (entry, reader))


@pytest.fixture(scope="session")
def played() -> Played:
    found = Played()
    for seed in range(GAMES):
        game = set_up(TABLES[seed * len(TABLES) // GAMES], seed)
        game.journal = Journal()
        for n in decisions(game, seed, patient_choice):
            decision = game.decision
            assert decision is not None
            if seed % (GAMES // REFUSING) == 0 and n % 3 == 0:
                found.refuse(game, n % game.rules.players)
            found.asked.add((decision.prompt, decision.source))
            found.offered.add((decision.seat, tuple(option.id for option in decision.options)))
        found.refuse(game, 0)
        for entry in game.journal.entries:
            found.hear(entry)
    return found

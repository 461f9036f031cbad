"""Entries of the journal, kept and read again."""

from __future__ import annotations

import pytest

from everdell.engine.journal import Entry, Journal
from everdell.table.events import ToldEntry
from everdell.table.kept_entries import entry_of, kept
from everdell.texts import catalog
from tests.contract.games import TABLES, decisions, patient_choice, set_up
from tests.day import each_of_some

NAMES = ("Ann", "Bob")


@pytest.mark.parametrize("kind", each_of_some(range(len(TABLES)), 12, "kept entries"))
def test_what_is_kept_reads_as_before(kind: int) -> None:
    game = set_up(TABLES[kind], kind)
    journal = game.journal = Journal()
    for _ in decisions(game, kind, patient_choice):
        pass
    for entry in journal.entries:
        again = entry_of(kept(entry))
        for reader in (None, *range(len(game.players))):
            assert again.concerns(reader) == entry.concerns(reader)
            assert again.seen_by(reader) == entry.seen_by(reader)
            assert catalog("en").entry(again, reader) == catalog("en").entry(entry, reader)


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (ToldEntry("lift", 0, {"from": "lift:haven"}), "Ann moved a worker away from Haven"),
        (
            ToldEntry("recall", 0, {"from": "recall:city:1:inn:2"}),
            "Ann brought a worker home from Inn in the city of Bob",
        ),
        (
            ToldEntry("lift", 0, {"from": "lift:adrift"}),
            "Ann moved the worker whose card had left",
        ),
        (
            ToldEntry("activated", 0, {"card": "farm", "of": 1, "source": "miner_mole"}),
            "Ann copied Farm in the city of Bob (Miner Mole)",
        ),
        (
            ToldEntry("reshuffled", -1, {"cards": 7}),
            "The discard pile became a new deck of 7 cards",
        ),
        (ToldEntry("meadow", -1, {"card": "inn", "place": 3}), "Inn joined the Meadow at place 3"),
        (ToldEntry("took_revealed", 1, {"card": "inn"}), "Bob took the revealed Inn"),
        (ToldEntry("drew", 0, {"n": 1, "source": ""}, {"cards": ["inn"]}, (0,)), "Ann drew 1 card"),
    ],
)
def test_entries_of_the_former_version_are_told_as_they_were(told: ToldEntry, line: str) -> None:
    assert catalog("en").entry(entry_of(told), None, NAMES) == line


def test_a_forced_choice_is_still_for_its_seat_alone() -> None:
    entry: Entry = entry_of(ToldEntry("forced", 0, {}, {"option": "discard:farm"}, (0,)))
    assert [entry.concerns(reader) for reader in (None, 0, 1)] == [False, True, False]
    assert entry.seen_by(0) == {"kind": "forced", "seat": 0}

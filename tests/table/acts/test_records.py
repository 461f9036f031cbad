"""Going on at a table with a game that was kept as a record."""

from __future__ import annotations

import msgspec
import pytest

from everdell import SaveError
from everdell.engine.codec import state_digest
from everdell.engine.rules import RULES_VERSION
from everdell.table import Record, Seat, Sitting, acts
from everdell.table.events import Chosen, Started
from everdell.table.table import OVER
from everdell.testing import table as scenario
from tests.table.plays import played, told

from .sitting_down import PEBBLE, lobby, playing, token


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def refused(record: Record) -> SaveError:
    with pytest.raises(SaveError) as fault:
        acts.play_again(record)
    return fault.value


def test_every_choice_is_made_again_log_and_all() -> None:
    kept = played(25)
    evening = lobby("anna", "ben")
    events = evening.does(acts.start_from, token("anna"), acts.play_again(kept.record()))
    assert events[0] == Started(kept.record().seed, RULES_VERSION)
    assert evening.chosen() == kept.choices
    assert evening.digest == state_digest(kept.game)
    assert [line for event in events if isinstance(event, Chosen) for line in event.told] == told(
        kept
    )


def test_the_game_goes_on_and_back() -> None:
    kept = played(25)
    evening = lobby("anna", "anna")
    evening.does(acts.start_from, token("anna"), acts.play_again(kept.record()))
    before = evening.digest
    evening.choose("anna", evening.offers()[0])
    evening.undo("anna")
    assert evening.digest == before
    evening.undo("anna", keep=3)
    assert evening.chosen() == kept.choices[:3]


def test_a_finished_game_is_over_here_too() -> None:
    evening = lobby("anna", "ben")
    evening.does(acts.start_from, token("anna"), acts.play_again(played().record()))
    assert evening.table.status == OVER


def test_what_is_kept_is_what_the_game_told() -> None:
    """Of the record's own text nothing is taken over but who sat where, its scores least."""
    finished = played()
    finished.seats = (Seat("person", "<b>Anna</b>"), Seat("greedy"))
    record = finished.record()
    again = acts.play_again(record)
    assert again.seats == finished.seats
    assert again.options == finished.game.rules.settings
    assert state_digest(again.game) == state_digest(finished.game)
    assert all(event.origin is None for event in again.events if isinstance(event, Started))
    assert "<b>" not in str(again.events)


def test_a_state_from_outside_is_never_a_beginning() -> None:
    sitting = Sitting(scenario().set_hand(0, "farm", "inn").game)
    sitting.choose(PEBBLE)
    fault = refused(sitting.record())
    assert fault.code == "partial-record"
    assert "everdell play --record FILE" in fault.sentence


def test_a_record_of_older_rules_is_for_the_terminal() -> None:
    record = changed(played(25).record(), rules=RULES_VERSION - 1)
    fault = refused(record)
    assert fault.code == "older-record"
    assert "everdell play --record FILE" in fault.sentence
    assert Sitting.resume(record).older_rules == RULES_VERSION - 1


@pytest.mark.parametrize("text", ["nonsense", "{}", "[" * 100_000])
def test_the_state_of_a_snapshot_is_not_even_read(text: str) -> None:
    record = played(25).record()
    last = msgspec.structs.replace(record.snapshots[-1], state=text)
    again = acts.play_again(changed(record, snapshots=(*record.snapshots[:-1], last)))
    assert len(again.events) == 1 + len(record.choices)


def test_the_table_must_be_set_up_for_the_game_of_the_record() -> None:
    three = lobby("anna", "ben", "cleo")
    assert (
        three.refuses(acts.start_from, token("anna"), acts.play_again(played(5).record()))
        == "other-game"
    )
    year = lobby("anna", options={"rugwort_year": "2"})
    other = played(5, players=1, options={"rugwort_year": "1"}).record()
    assert year.refuses(acts.start_from, token("anna"), acts.play_again(other)) == "other-game"


def test_a_damaged_record_starts_nothing() -> None:
    assert refused(changed(played(5).record(), choices=("visit:moon",))).code == "damaged-record"


def test_it_is_started_like_any_game() -> None:
    record = acts.play_again(played(5).record())
    evening = lobby("anna", "")
    assert evening.refuses(acts.start_from, token("ben"), record) == "not-owner"
    assert evening.refuses(acts.start_from, token("anna"), record) == "seats-open"
    begun = playing("anna", "ben")
    assert begun.refuses(acts.start_from, token("anna"), record) == "already-started"

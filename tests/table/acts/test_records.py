"""Going on at a table with a game that was kept as a record."""

from __future__ import annotations

import msgspec

from everdell.engine.codec import state_digest
from everdell.engine.rules import RULES_VERSION
from everdell.table import Record, Sitting, acts
from everdell.table.events import Chosen, Started
from everdell.table.table import OVER, PLAYING
from everdell.testing import table as scenario
from tests.table.plays import played, told

from .sitting_down import PEBBLE, lobby, playing, token


def older(record: Record) -> Record:
    return msgspec.structs.replace(record, rules=RULES_VERSION - 1)


def test_every_choice_is_made_again_log_and_all() -> None:
    kept = played(25)
    evening = lobby("anna", "ben")
    events = evening.does(acts.start_from, token("anna"), kept.record())
    assert events[0] == Started(kept.record().seed, RULES_VERSION)
    assert evening.chosen() == kept.choices
    assert evening.digest == state_digest(kept.game)
    entries = [told.entry() for event in events if isinstance(event, Chosen) for told in event.told]
    assert [(e.kind, e.seat, e.open, e.secret) for e in entries] == told(kept)


def test_the_game_goes_on_and_back() -> None:
    kept = played(25)
    evening = lobby("anna", "anna")
    evening.does(acts.start_from, token("anna"), kept.record())
    before = evening.digest
    evening.choose("anna", evening.offers()[0])
    evening.undo("anna")
    assert evening.digest == before
    evening.undo("anna", keep=3)
    assert evening.chosen() == kept.choices[:3]


def test_a_finished_game_is_over_here_too() -> None:
    evening = lobby("anna", "ben")
    evening.does(acts.start_from, token("anna"), played().record())
    assert evening.table.status == OVER


def test_a_game_that_began_with_a_state_begins_with_it_here() -> None:
    sitting = Sitting(scenario().set_hand(0, "farm", "inn").game)
    sitting.choose(PEBBLE)
    evening = lobby("anna", "anna")
    evening.does(acts.start_from, token("anna"), sitting.record())
    evening.undo("anna")
    assert len(evening.game.players[0].hand) == 2


def test_a_record_of_older_rules_goes_on_from_its_last_snapshot() -> None:
    kept = played(25)
    snapshot = kept.snapshots[-1]
    evening = lobby("anna", "ben")
    (event,) = evening.does(acts.start_from, token("anna"), older(kept.record()))
    assert isinstance(event, Started)
    assert event.rules == RULES_VERSION
    assert evening.chosen() == []
    assert evening.digest == snapshot.digest
    assert evening.table.status == PLAYING
    assert evening.no_undo("anna") == "nothing-to-undo"


def test_the_table_must_be_set_up_for_the_game_of_the_record() -> None:
    three = lobby("anna", "ben", "cleo")
    assert three.refuses(acts.start_from, token("anna"), played(5).record()) == "other-game"
    year = lobby("anna", options={"rugwort_year": "2"})
    other = played(5, players=1, options={"rugwort_year": "1"}).record()
    assert year.refuses(acts.start_from, token("anna"), other) == "other-game"


def test_a_damaged_record_starts_nothing() -> None:
    record = msgspec.structs.replace(played(5).record(), choices=("visit:moon",))
    evening = lobby("anna", "ben")
    assert evening.refuses(acts.start_from, token("anna"), record) == "damaged-record"


def test_it_is_started_like_any_game() -> None:
    record = played(5).record()
    evening = lobby("anna", "")
    assert evening.refuses(acts.start_from, token("ben"), record) == "not-owner"
    assert evening.refuses(acts.start_from, token("anna"), record) == "seats-open"
    begun = playing("anna", "ben")
    assert begun.refuses(acts.start_from, token("anna"), record) == "already-started"

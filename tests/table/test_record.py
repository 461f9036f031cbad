"""Records: kept, read, replayed, gone on with."""

from __future__ import annotations

import json

import msgspec
import pytest

from everdell import SaveError
from everdell.engine.codec import digest, state_digest
from everdell.engine.rules import RULES_VERSION
from everdell.table import PERSON, Record, Seat, Sitting, Snapshot, replay
from everdell.table.record import FORMAT
from everdell.testing import table
from everdell.version import VERSION

from .plays import played, told

TABLES: list[tuple[int, dict[str, str]]] = [(1, {"rugwort_year": "3"}), (2, {}), (3, {}), (4, {})]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_record_goes_through_json_and_is_replayed(players: int, options: dict[str, str]) -> None:
    sitting = played(players=players, options=options)
    record = Record.from_json(sitting.record().to_json())
    assert record == sitting.record()
    again = replay(record)
    assert again.game.over
    assert again.older_rules is None
    assert again.record() == record
    assert told(again) == told(sitting)


def test_a_record_says_where_it_comes_from() -> None:
    record = played(players=1, seed=8, options={"rugwort_year": "2"}).record()
    assert (record.everdell, record.rules) == (VERSION, RULES_VERSION)
    assert (record.seed, record.players, record.boxes) == (8, 1, ("base",))
    assert record.options == {"rugwort_year": "2"}
    assert record.standings is not None
    assert [s.total for s in record.standings] == [sum(s.parts.values()) for s in record.standings]


def test_a_running_game_has_no_final_scores() -> None:
    assert played(9).record().standings is None


def test_a_record_stays_small() -> None:
    """Every turn leaves a digest, only the last one a state."""
    record = played(players=4).record()
    assert len(record.snapshots) > 60
    assert [s.at for s in record.snapshots if s.state is not None] == [record.snapshots[-1].at]
    assert len(record.to_json()) < 30_000


def test_the_first_snapshot_is_the_beginning() -> None:
    sitting = Sitting.start(seed=3)
    assert sitting.snapshots == (Snapshot(0, state_digest(sitting.game), sitting.game.to_json()),)


@pytest.mark.parametrize("choices", range(20))
def test_a_game_goes_on_from_any_decision(choices: int) -> None:
    """Mid-turn included, with its log and its way back."""
    sitting = played(choices, seed=21)
    resumed = Sitting.resume(Record.from_json(sitting.record().to_json()))
    assert state_digest(resumed.game) == state_digest(sitting.game)
    assert told(resumed) == told(sitting)
    assert resumed.can_undo() == sitting.can_undo()
    assert resumed.record() == sitting.record()


def test_a_game_that_did_not_begin_with_its_seed_keeps_its_beginning() -> None:
    sitting = Sitting(table().set_hand(0, "farm").set_resources(0, twig=2, resin=1).game)
    sitting.choose("play:farm:hand")
    again = replay(Record.from_json(sitting.record().to_json()))
    assert state_digest(again.game) == state_digest(sitting.game)
    assert again.record() == sitting.record()


def test_a_record_says_who_sat_where() -> None:
    sitting = played(12)
    sitting.seats = (Seat(PERSON, "Ann"), Seat("greedy"))
    record = Record.from_json(sitting.record().to_json())
    assert record.seats == sitting.seats
    assert [seat.is_bot for seat in record.seats] == [False, True]
    assert replay(record).seats == sitting.seats


def test_a_record_of_before_does_not_say_who_sat_where() -> None:
    document = json.loads(played(12).record().to_json())
    for later in ("seats", "digest", "format"):
        del document[later]
    text = json.dumps({"format": FORMAT, "digest": digest(document), **document})
    assert Record.from_json(text) == played(12).record()


# Older rules ---------------------------------------------------------------------------------


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> int:
    """Rules move on: what was recorded until now is old."""
    newer = RULES_VERSION + 1
    for module in ("record", "replaying", "sitting"):
        monkeypatch.setattr(f"everdell.table.{module}.RULES_VERSION", newer)
    return newer


def mid_turn() -> Sitting:
    for choices in range(1, 60):
        sitting = played(choices, seed=21)
        if len(sitting.game.stack) > 1 and len(sitting.snapshots) > 1:
            return sitting
    raise AssertionError("no decision within a turn")


def test_older_rules_are_gone_on_with_from_the_last_turn(request: pytest.FixtureRequest) -> None:
    sitting = mid_turn()
    sitting.seats = (Seat(PERSON), Seat("greedy"))
    record = sitting.record()
    newer = request.getfixturevalue("newer_rules")
    resumed = Sitting.resume(Record.from_json(record.to_json()))
    assert resumed.older_rules == RULES_VERSION
    assert state_digest(resumed.game) == record.snapshots[-1].digest
    assert resumed.choices == []
    assert resumed.log == []
    assert resumed.seats == sitting.seats
    # From here on it is a record of the new rules, and can be replayed under them.
    resumed.choose(resumed.game.options[0].id)
    renewed = Record.from_json(resumed.record().to_json())
    assert renewed.rules == newer
    assert state_digest(replay(renewed).game) == state_digest(resumed.game)


@pytest.mark.usefixtures("newer_rules")
@pytest.mark.parametrize("snapshots", [(), (Snapshot(0, "0" * 24),)])
def test_older_rules_without_a_state_cannot_be_gone_on_with(
    snapshots: tuple[Snapshot, ...],
) -> None:
    older = msgspec.structs.replace(
        Sitting.start().record(), rules=RULES_VERSION, snapshots=snapshots
    )
    with pytest.raises(SaveError, match="older rules"):
        replay(older)

"""Whatever an outsider hands in as a record, a SaveError says what is wrong with it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from everdell import SaveError
from everdell.engine.codec import digest
from everdell.engine.rules import RULES_VERSION
from everdell.table import FinalScore, Record, Seat, Sitting, replay
from everdell.table.record import damaged
from everdell.testing import table
from everdell.texts import LANGUAGES, catalog

from .plays import played

RECORD = played(25).record()
FINISHED = played(seed=2).record()
FROM_STATE = Sitting(table().set_hand(0, "farm", "inn").game).record()

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def code_of(text: Any) -> str:
    with pytest.raises(SaveError) as fault:
        Record.from_json(text)
    assert "\n" not in fault.value.sentence
    return fault.value.code


def document(record: Record = RECORD) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(record.to_json())
    return made


def forge(changed: dict[str, Any]) -> str:
    """The text of a changed document, with the fingerprint that fits it."""
    body = {key: value for key, value in changed.items() if key not in ("format", "digest")}
    return json.dumps({**changed, "digest": digest(body)})


# Reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [None, 5, 1.5, [], {}, object(), ("a",)])
def test_what_is_no_text_is_damaged(wrong: object) -> None:
    assert code_of(wrong) == "damaged-record"


@pytest.mark.parametrize(
    "text",
    ["", "{", "nonsense", b"\xff\xfe", "\ud800", "[" * 100_000, '{"a": NaN}', '{"a": 1, "a": 1}'],
)
def test_what_is_no_json_is_damaged(text: str | bytes) -> None:
    assert code_of(text) == "damaged-record"


def test_a_field_that_comes_twice_is_damage() -> None:
    """Of two values a fingerprint is made from one, and another reader may take the other."""
    text = RECORD.to_json()
    assert code_of(text.replace('"seed":', '"seed":1,"seed":', 1)) == "damaged-record"
    seats = changed(RECORD, seats=(Seat("person"), Seat("person", "Ben"))).to_json()
    assert Record.from_json(seats).seats[1].name == "Ben"
    assert code_of(seats.replace('"name":', '"name":"Anna","name":')) == "damaged-record"


@pytest.mark.parametrize(
    "text", ["[]", "5", "null", '"everdell"', "{}", '{"format": "chess/1"}', '{"format": 5}']
)
def test_other_json_is_foreign(text: str) -> None:
    assert code_of(text) == "foreign-record"


def test_a_saved_game_is_no_record() -> None:
    assert code_of(Sitting.start().game.to_json()) == "foreign-record"


def test_newer_formats_and_rules_are_named() -> None:
    assert code_of(forge(document() | {"format": "everdell-record/2"})) == "newer-record"
    assert code_of(forge(document() | {"rules": RULES_VERSION + 1})) == "newer-record"


@pytest.mark.parametrize("rules", [None, True, 0, -1, "1", 1.0, []])
def test_rules_that_are_no_version_are_damage(rules: object) -> None:
    assert code_of(forge(document() | {"rules": rules})) == "damaged-record"


@pytest.mark.parametrize("seats", [1, 3])
def test_more_or_fewer_seats_than_players_are_damage(seats: int) -> None:
    forged = document() | {"seats": [{"by": "person"}] * seats}
    with pytest.raises(SaveError) as fault:
        Record.from_json(forge(forged))
    assert fault.value.details == {"reason": "seats"}


@pytest.mark.parametrize("key", sorted(set(document()) - {"format"}))
def test_every_field_is_guarded_by_the_fingerprint(key: str) -> None:
    changed = document()
    changed[key] = "something else"
    assert code_of(json.dumps(changed)) == "damaged-record"
    del changed[key]
    assert code_of(json.dumps(changed)) == "damaged-record"


@given(st.text() | st.binary() | json_values.map(json.dumps))
def test_noise_is_never_a_traceback(text: str | bytes) -> None:
    assert code_of(text) in ("damaged-record", "foreign-record")


@given(st.data())
def test_a_cut_or_overwritten_record_is_noticed(data: st.DataObject) -> None:
    text = RECORD.to_json()
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters().filter(lambda sign: sign != text[at]))
    assert code_of(text[:at]) == "damaged-record"
    assert code_of(text[:at] + other + text[at + 1 :]) in (
        "damaged-record",
        "foreign-record",
        "newer-record",
    )


# Replaying -----------------------------------------------------------------------------------


def refuses(record: Record) -> SaveError:
    with pytest.raises(SaveError) as fault:
        replay(record)
    return fault.value


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def test_a_choice_that_was_not_offered() -> None:
    fault = refuses(changed(RECORD, choices=("visit:the_moon", *RECORD.choices[1:])))
    assert fault.code == "damaged-record"
    assert fault.details["choice"] == "1"


def test_a_choice_after_the_end() -> None:
    fault = refuses(changed(FINISHED, choices=(*FINISHED.choices, "pass")))
    assert fault.details["choice"] == str(len(FINISHED.choices) + 1)


def test_another_choice_is_noticed_at_the_next_turn() -> None:
    other = "visit:basic_berry" if RECORD.choices[0] != "visit:basic_berry" else "visit:haven"
    fault = refuses(changed(RECORD, choices=(other, *RECORD.choices[1:])))
    assert fault.details["reason"] == "snapshot"


def test_another_seed_is_noticed_at_the_beginning() -> None:
    fault = refuses(changed(RECORD, seed=f"{RECORD.seed}+"))
    assert fault.details == {"reason": "snapshot", "choice": "0"}


def test_a_missing_snapshot_and_one_too_many() -> None:
    kept = RECORD.snapshots
    assert refuses(changed(RECORD, snapshots=kept[1:])).details["reason"] == "snapshot"
    extra = changed(RECORD, snapshots=(*kept, msgspec.structs.replace(kept[0], at=999)))
    assert refuses(extra).details == {"reason": "turn", "choice": "999"}


def test_other_final_scores() -> None:
    better = (FinalScore(99, {"cards": 99}), FinalScore(0, {}))
    assert refuses(changed(FINISHED, standings=better)).details["reason"] == "scores"
    assert refuses(changed(FINISHED, standings=None)).details["reason"] == "scores"
    assert refuses(changed(RECORD, standings=better)).details["reason"] == "scores"


@pytest.mark.parametrize(
    "fields",
    [
        {"boxes": ("no_such_box",)},
        {"boxes": ()},
        {"players": 9},
        {"players": -1},
        {"seed": -1},
        {"options": {"no_such_option": "1"}},
        {"options": {"rugwort_year": "77"}},
    ],
)
def test_what_is_not_installed_here(fields: dict[str, object]) -> None:
    assert refuses(changed(RECORD, **fields)).code == "unplayable-record"


def test_a_state_of_another_game() -> None:
    other = Sitting.start(players=3).game.to_json()
    assert refuses(changed(FROM_STATE, origin=other)).details["reason"] == "other-game"


def test_a_state_that_is_none() -> None:
    assert refuses(changed(FROM_STATE, origin="nonsense")).code == "damaged-save"


@given(st.data())
def test_forged_fields_are_never_a_traceback(data: st.DataObject) -> None:
    """With a fingerprint that fits, so that reading goes as far as it can."""
    forged = document(data.draw(st.sampled_from([RECORD, FINISHED, FROM_STATE])))
    key = data.draw(st.sampled_from(sorted(forged)))
    forged[key] = data.draw(json_values)
    with suppress(SaveError):
        replay(Record.from_json(forge(forged)))


@settings(max_examples=150)
@given(st.data())
def test_forged_states_are_never_a_traceback(data: st.DataObject) -> None:
    saved = json.loads(FROM_STATE.origin or "")
    state = saved["state"]
    holder = data.draw(st.sampled_from([state, *state["players"], *state["stack"], saved]))
    key = data.draw(st.sampled_from(sorted(holder)))
    holder[key] = data.draw(json_values)
    if isinstance(saved.get("state"), dict):
        saved["digest"] = digest(saved["state"])
    record = changed(FROM_STATE, origin=json.dumps(saved), snapshots=())
    with pytest.raises(SaveError) as fault:
        replay(record)
    assert "\n" not in fault.value.sentence


# Words ---------------------------------------------------------------------------------------

REASONS = {
    "json": {},
    "digest": {},
    "rules": {},
    "shape": {"field": "…"},
    "choice": {"choice": "3", "option": "visit:haven"},
    "snapshot": {"choice": "3"},
    "turn": {"choice": "3"},
    "scores": {},
    "no-snapshot": {},
    "state": {},
    "other-game": {},
    "seats": {},
    "length": {"most": "5000"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_damage_is_worded(language: str) -> None:
    sentences = {
        catalog(language).error(damaged(reason, "…", **details))
        for reason, details in REASONS.items()
    }
    assert len(sentences) == len(REASONS)

"""Interpreted and compiled, on every machine: the same seeds end in the recorded states."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from everdell.engine.rules import RULES_VERSION
from tests import day
from tests.contract.covering import Sitting
from tests.games import record, recorded
from tests.games.recorded import FOLDER, OURS, TOGETHER, digests, kinds

GAMES = [
    (recording, table)
    for recording, tables in kinds().items()
    for table in tables
    if not day.BOX or day.BOX in table.boxes
]


def written(recording: str) -> dict[str, object]:
    """The recording, if there is one of these rules."""
    command = f"record it: .venv/bin/python -m tests.games.record {recording}"
    try:
        found = recorded.written(recording)
    except FileNotFoundError:
        pytest.fail(f"{recording!r} is not recorded; {command}", pytrace=False)
    if found["rules"] != RULES_VERSION:
        pytest.fail(f"{recording!r} is recorded for other rules; {command}", pytrace=False)
    if set(found) - {"rules"} != {str(table) for table in kinds()[recording]}:
        pytest.fail(f"{recording!r} was recorded without what is new; {command}", pytrace=False)
    return found


# On the sources some of the day; nothing but speed is different there.
@pytest.mark.parametrize(
    ("recording", "table"), day.some(GAMES, 24, "recorded games", others=pytest.mark.games), ids=str
)
def test_seeded_games_end_as_recorded(recording: str, table: Sitting) -> None:
    assert digests(table) == written(recording)[str(table)]


def test_every_box_is_recorded_and_nothing_else() -> None:
    files = {path.stem for path in FOLDER.glob("*.json")}
    assert files == {*(box.id for box in OURS), TOGETHER}


def test_what_is_missing_says_how_it_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorded, "FOLDER", tmp_path)
    command = "python -m tests.games.record legends"
    with pytest.raises(pytest.fail.Exception, match=command):
        written("legends")
    for spoilt in ({"rules": RULES_VERSION - 1}, {"rules": RULES_VERSION, "2 base": []}):
        recorded.file_of("legends").write_text(json.dumps(spoilt))
        with pytest.raises(pytest.fail.Exception, match=command):
            written("legends")


def test_a_box_is_recorded_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorded, "FOLDER", tmp_path)
    monkeypatch.setattr(record, "FOLDER", tmp_path)
    monkeypatch.setattr(record, "digests", lambda table: [str(table)])
    record.main(["legends"])
    assert [path.name for path in recorded.FOLDER.iterdir()] == ["legends.json"]
    assert written("legends")["4 base legends"] == ["4 base legends"]
    with pytest.raises(SystemExit, match="There is no moon; there are: base"):
        record.main(["moon"])

"""`everdell replay`."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell.table import save_record
from tests.table.plays import played

from .commands import Shell


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save_record(played(seed=2).record(), tmp_path / "game.json")
    return tmp_path / "game.json"


def test_the_document(shell: Shell, file: Path) -> None:
    sitting = played(seed=2)
    outcome = shell("replay", str(file), "--json")
    assert (outcome.code, outcome.err) == (0, "")
    document = outcome.json
    assert document["checked"] is True
    assert document["over"] is True
    assert document["choices"] == len(sitting.choices)
    assert [score["total"] for score in document["scores"]] == [
        score.total for score in sitting.game.scores()
    ]
    assert document["winners"] == list(sitting.game.winners())
    assert (document["seed"], document["players"], document["boxes"]) == (2, 2, ["base"])


def test_for_people(shell: Shell, file: Path) -> None:
    sitting = played(seed=2)
    printed = shell("replay", str(file)).out
    assert f"{len(sitting.choices)} choices replayed and checked." in printed
    assert "Final scores" in printed
    (winner,) = sitting.game.winners()
    assert f"★ Player {winner + 1}" in printed
    assert "Scores finaux" in shell("replay", str(file), "--lang", "fr").out


def test_a_running_game(shell: Shell, tmp_path: Path) -> None:
    save_record(played(10).record(), tmp_path / "game.json")
    assert "not over yet" in shell("replay", str(tmp_path / "game.json")).out


def test_a_record_of_older_rules_says_so(
    shell: Shell, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("record", "replaying", "sitting"):
        monkeypatch.setattr(f"everdell.table.{module}.RULES_VERSION", 99)
    assert shell("replay", str(file), "--json").json["checked"] is False
    assert "older rules" in shell("replay", str(file)).out


@pytest.mark.parametrize(
    ("contents", "complaint"),
    [
        (b"\x00\xff", "This record is damaged: it is not valid JSON."),
        (b"{}", "This is not the record of an Everdell game."),
    ],
)
def test_what_is_no_record_fails(
    shell: Shell, tmp_path: Path, contents: bytes, complaint: str
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(contents)
    outcome = shell("replay", str(file), "--json")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.complaint == complaint


def test_a_missing_file_fails(shell: Shell, tmp_path: Path) -> None:
    outcome = shell("replay", str(tmp_path / "nothing.json"))
    assert outcome.code == 1
    assert "nothing.json" in outcome.complaint

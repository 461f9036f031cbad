"""Records on a disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell import SaveError
from everdell.table import load_record, save_record

from .plays import played


def test_a_record_is_kept_in_a_file(tmp_path: Path) -> None:
    record = played(12).record()
    save_record(record, tmp_path / "game.json")
    assert load_record(tmp_path / "game.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be read") as fault:
        load_record(tmp_path / "nothing.json")
    assert fault.value.code == "unreadable-file"


def test_a_file_that_holds_something_else(tmp_path: Path) -> None:
    (tmp_path / "image.png").write_bytes(bytes(range(256)))
    with pytest.raises(SaveError) as fault:
        load_record(tmp_path / "image.png")
    assert fault.value.code == "damaged-record"


def test_a_failed_save_leaves_the_old_one_and_no_litter(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "kept").touch()
    with pytest.raises(SaveError, match="cannot be written") as fault:
        save_record(played(3).record(), tmp_path / "folder")
    assert fault.value.code == "unwritable-file"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as fault:
        save_record(played(3).record(), tmp_path / "nowhere" / "game.json")
    assert fault.value.code == "unwritable-file"

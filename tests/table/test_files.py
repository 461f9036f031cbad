"""Records on a disk."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from everdell import SaveError
from everdell.table import check_writable, load_record, save_record
from everdell.texts import catalog

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


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SaveError) as fault:
        save_record(played(3).record(), tmp_path / "file" / "game.json")
    assert fault.value.details["system"] == "ENOTDIR"


def test_what_can_be_written_is_known_beforehand(tmp_path: Path) -> None:
    check_writable(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(SaveError) as fault:
        check_writable(tmp_path / "nowhere" / "game.json")
    assert fault.value.code == "unwritable-file"


@pytest.mark.parametrize(
    ("problem", "english", "french"),
    [
        (
            FileNotFoundError(errno.ENOENT, "No such file or directory"),
            "it does not exist.",
            "il n’existe pas.",
        ),
        (
            PermissionError(errno.EACCES, "Permission denied"),
            "its permissions forbid it.",
            "ses droits d’accès l’interdisent.",
        ),
        (
            IsADirectoryError(errno.EISDIR, "Is a directory"),
            "it is a folder.",
            "c’est un dossier.",
        ),
        (
            OSError(errno.EIO, "Input/output error"),
            "the system reports EIO.",
            "le système signale EIO.",
        ),
    ],
)
def test_what_the_system_says_is_said_in_every_language(
    monkeypatch: pytest.MonkeyPatch, problem: OSError, english: str, french: str
) -> None:
    def fail(path: Path) -> bytes:
        raise problem

    monkeypatch.setattr(Path, "read_bytes", fail)
    with pytest.raises(SaveError) as fault:
        load_record(Path("x"))
    assert catalog("en").error(fault.value) == f"The file x cannot be read: {english}"
    assert catalog("fr").error(fault.value) == f"Le fichier x ne peut pas être lu\u202f: {french}"

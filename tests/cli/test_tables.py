"""`everdell tables`: what the operator sees of tables, and does with them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.web.process import until
from tests.web.running import Player, finish, running

from .commands import Shell

DAY = 86400


class Kept(NamedTuple):
    """A database with a table of each kind, all of them Ann's, and the server at work with it."""

    database: str
    address: str
    ann: Player
    waiting: str
    in_play: str
    over: str


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kept]:
    database = str(tmp_path / "tables.sqlite3")
    monkeypatch.setenv("EVERDELL_DATABASE", database)
    with running(database) as address:
        ann = Player(address)
        two = {"mine": [0, 1], "names": ["Ann", "Bea"], "first": "seat", "start": True}
        over = ann.open("person", "person", **two)
        finish(over, ann)
        in_play = ann.open("person", "person", **two)
        waiting = ann.open("person", "person", name="Ann", public=True)
        yield Kept(database, address, ann, waiting, in_play, over)


def make_old(kept: Kept, code: str, days: float) -> None:
    with sqlite3.connect(kept.database, timeout=20) as rows:
        at = time.time() - days * DAY
        rows.execute("UPDATE tables SET updated = ? WHERE code = ?", (at, code))


def listed(shell: Shell, *filters: str) -> list[str]:
    return [one["code"] for one in shell("tables", "list", *filters, "--json").json["tables"]]


def grouped(code: str) -> str:
    return f"{code[:3]}-{code[3:6]}-{code[6:]}"


# Looking -------------------------------------------------------------------------------------


def test_tables_are_listed_while_the_server_runs(shell: Shell, kept: Kept) -> None:
    shown = shell("tables", "list")
    assert (shown.code, shown.err) == (0, "")
    for code in (kept.waiting, kept.in_play, kept.over):
        assert grouped(code) in shown.out
    assert "Ann, Bea" in shown.out
    assert shown.out.endswith("3 tables.\n")
    assert "3 tables." in shell("tables", "list", "--lang", "fr").out
    assert "en attente" in shell("--lang", "fr", "tables", "list").out


def test_the_list_is_filtered(shell: Shell, kept: Kept) -> None:
    assert listed(shell, "--status", "over") == [kept.over]
    assert listed(shell, "--status", "abandoned") == []
    make_old(kept, kept.waiting, 9)
    assert listed(shell, "--older-than", "8") == [kept.waiting]
    assert listed(shell, "--older-than", "10") == []
    assert kept.waiting not in listed(shell, "--larger-than", "5")
    assert kept.over in listed(shell, "--larger-than", "5")


def test_one_table_is_shown_without_its_secrets(shell: Shell, kept: Kept) -> None:
    shown = shell("tables", "show", grouped(kept.in_play).lower())
    assert (shown.code, shown.err) == (0, "")
    assert grouped(kept.in_play) in shown.out
    assert "Ann" in shown.out
    told = shell("tables", "show", kept.in_play, "--json").json
    assert (told["code"], told["status"], told["public"]) == (kept.in_play, "playing", False)
    assert set(told) == {
        "code", "status", "public", "opened", "updated", "events", "size", "boxes", "clock",
        "seats",
    }  # fmt: skip
    assert kept.ann.token not in str(told)


# Exporting -----------------------------------------------------------------------------------


def test_a_record_that_replays(shell: Shell, kept: Kept, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved = shell("tables", "export", kept.over, "--out", str(file))
    assert (saved.code, saved.err) == (0, "")
    assert shell("replay", str(file), "--json").json["over"]
    printed = shell("tables", "export", kept.over)
    assert printed.json["format"].startswith("everdell-record/")
    assert printed.err == ""


def test_a_running_game_is_exported_with_a_warning(shell: Shell, kept: Kept) -> None:
    printed = shell("tables", "export", kept.in_play)
    assert printed.json["players"] == 2
    assert "holds every hand" in printed.complaint


def test_before_the_game_there_is_nothing_to_export(shell: Shell, kept: Kept) -> None:
    refused = shell("tables", "export", kept.waiting)
    assert (refused.code, refused.out) == (1, "")
    assert "Nothing has been played" in refused.complaint


# Deleting ------------------------------------------------------------------------------------


def test_a_deleted_table_is_gone_from_the_server_too(shell: Shell, kept: Kept) -> None:
    kept.ann.look(kept.in_play)
    with kept.ann.watch(kept.over) as channel:
        channel.next()
        deleted = shell("tables", "delete", kept.in_play, kept.over, "--yes", "--json")
        assert deleted.json == {"deleted": [kept.in_play, kept.over]}
        assert channel.end() == (4400, "unknown-table")
    address = f"/api/tables/{kept.in_play}"
    until(lambda: kept.ann.http.get(address).status_code == 404)
    assert listed(shell) == [kept.waiting]
    assert kept.ann.table(kept.waiting)["status"] == "lobby"


def test_all_are_deleted_or_none(shell: Shell, kept: Kept) -> None:
    refused = shell("tables", "delete", kept.over, "ZZZ-ZZZ-ZZZ", "--yes")
    assert (refused.code, refused.out) == (1, "")
    assert "ZZZZZZZZZ" in refused.complaint
    assert kept.over in listed(shell)


def test_nothing_is_deleted_unasked(
    shell: Shell, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "--yes" in shell.refused("tables", "delete", kept.over)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, code in ((False, 1), (True, 0)):
        monkeypatch.setattr("typer.confirm", lambda *_, answer=answer, **__: answer)
        assert shell("tables", "delete", kept.over).code == code
        assert (kept.over in listed(shell)) != answer


def test_tables_expire_by_the_settings(
    shell: Shell, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EVERDELL_KEEP_LOBBIES_HOURS", "24")
    monkeypatch.setenv("EVERDELL_KEEP_FINISHED_DAYS", "2")
    make_old(kept, kept.waiting, 1.5)
    make_old(kept, kept.over, 1.5)
    tried = shell("tables", "expire", "--dry-run", "--json")
    assert tried.json == {"expired": [kept.waiting]}
    assert kept.waiting in listed(shell)
    assert shell("tables", "expire", "--json").json == {"deleted": [kept.waiting]}
    assert sorted(listed(shell)) == sorted([kept.in_play, kept.over])
    assert shell("tables", "expire").out == "No table was deleted.\n"


# Errors --------------------------------------------------------------------------------------


def test_what_is_typed_wrongly(shell: Shell, tmp_path: Path) -> None:
    complaint = shell.refused("tables", "burn")
    assert complaint == (
        "There is no command burn. There are: list, show, export, delete, expire. "
        "See: everdell tables --help"
    )
    assert "lobby, playing, over, abandoned" in shell.refused("tables", "list", "--status", "x")
    missing = shell("tables", "list", "--database", str(tmp_path / "none"))
    assert (missing.code, missing.out) == (1, "")
    assert "There is no database" in missing.complaint

"""What the former version wrote is read by this one, and the game goes on.

The files were written by everdell at commit b57782d: a database with a table in the middle of
several picks, the record of a game, a save between turns and one within a turn.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest

from everdell.engine.errors import SaveError
from everdell.engine.phrases import phrase_of
from everdell.engine.rng import seeded
from everdell.engine.rules import RULES_VERSION
from everdell.games import load_game
from everdell.table.record import Record
from everdell.table.sitting import Sitting
from everdell.texts import LANGUAGES, catalog
from tests.web.running import Player, fault, offered, running

FILES: Final = Path(__file__).parent / "files"


def seen() -> dict[str, Any]:
    """What its player saw of the table at the end."""
    found: dict[str, Any] = json.loads((FILES / "seen.json").read_text("utf-8"))
    return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copy(FILES / "tables.sqlite", tmp_path / "tables.sqlite"))


def come_back(address: str, token: str) -> Player:
    player = Player(address)
    player.http.headers["authorization"] = f"Bearer {token}"
    return player


def test_a_table_goes_on_where_it_was(database: Path) -> None:
    before = seen()
    code = before["code"]
    with running(database) as address:
        ann = come_back(address, before["token"])
        told = ann.look(code)
        table = told["table"]
        assert table["decider"] == before["table"]["decider"]
        # It was kept under older rules: it goes on from the start of that turn, before the fool was
        # played.
        assert table["choices"] == min(before["table"]["undo"])
        hands = [player.get("hand") for player in table["game"]["players"]]
        assert hands == [["fool", *before["hands"][0]], None]
        entries = [entry for event in told["events"] for entry in event.get("entries", [])]
        assert len(entries) == before["entries"]
        for entry in entries:
            if entry["kind"] not in ("turn", "forced"):
                for language in LANGUAGES:
                    assert catalog(language).say(phrase_of(entry["phrase"]))
        assert table["undo"] == []
        # What lies face down is shuffled anew with the first act: one looks again before a move.
        first = offered(table)[0]
        early = ann.do(code, "choose", option=first, version=table["version"])
        assert fault(early) == (409, "stale-version")
        for _ in range(10):
            ann.choose(code)
        assert ann.table(code)["choices"] == table["choices"] + 10
    with running(database) as address:
        ann.go_to(address)
        assert ann.table(code)["choices"] == table["choices"] + 10


def test_a_record_goes_on_from_its_last_turn() -> None:
    record = Record.from_json((FILES / "game.json").read_text("utf-8"))
    assert len(record.choices) == 40
    sitting = Sitting.resume(record)
    assert sitting.older_rules == record.rules < RULES_VERSION
    sitting.choose(sitting.game.options[0].id)
    again = Sitting.resume(sitting.record())
    assert again.older_rules is None
    assert again.choices == sitting.choices


def test_a_save_between_turns_goes_on_to_the_end() -> None:
    game = load_game((FILES / "between_turns.json").read_text("utf-8"))
    random = seeded(1)
    while not game.over:
        game.take(random.below(len(game.options)))
    assert game.winners()


def test_a_save_within_a_turn_says_from_where_to_go_on() -> None:
    with pytest.raises(SaveError, match="start of that turn") as fault:
        load_game((FILES / "mid_turn.json").read_text("utf-8"))
    assert fault.value.code == "mid-decision-save"

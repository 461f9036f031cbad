"""Bots at tables of a server, good ones and broken ones."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from everdell.bots import registry
from tests.web.process import until
from tests.web.running import Player, running
from tests.web.test_thinking import Package


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Bots of another author, installed here for the time of a test."""
    folder = tmp_path / "package"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    registry._makers.cache_clear()
    yield Package(folder)
    registry._makers.cache_clear()
    sys.modules.pop("odd_bots", None)


def events_of(player: Player, code: str, kind: str) -> list[dict[str, Any]]:
    return [event for event in player.look(code)["events"] if event["type"] == kind]


def failures(player: Player, why: str) -> float:
    figure = f'everdell_bot_failures_total{{why="{why}"}} '
    lines = player.http.get("/metrics").text.splitlines()
    return sum(float(line.removeprefix(figure)) for line in lines if line.startswith(figure))


def test_a_game_with_bots_goes_on_by_itself(ann: Player) -> None:
    code = ann.open("random", "person", "greedy", mine=[1], first="seat", start=True)
    until(lambda: ann.table(code)["decider"] == 1)
    chosen = events_of(ann, code, "chosen")
    assert {(event["seat"], event["bot"]) for event in chosen} == {(0, "random")}
    while ann.table(code)["decider"] == 1:
        ann.choose(code)
    until(lambda: ann.table(code)["decider"] == 1)
    assert (2, "greedy") in {(e["seat"], e["bot"]) for e in events_of(ann, code, "chosen")}


def test_what_a_bot_chose_is_nobodys_to_see(ann: Player) -> None:
    code = ann.open("random", "person", mine=[1], first="seat", start=True)
    until(lambda: ann.table(code)["decider"] == 1)
    assert all("option" not in event for event in events_of(ann, code, "chosen"))


def test_bots_wait_for_people(ann: Player) -> None:
    """When everybody has left, and there is no use in playing on."""
    code = ann.open("random", "person", mine=[1], first="seat", stand_in="", start=True)
    until(lambda: ann.table(code)["decider"] == 1)
    ann.must(code, "leave")
    seq = ann.table(code)["seq"]
    ann.must(code, "return")
    ann.choose(code)
    until(lambda: ann.table(code)["seq"] > seq + 2)


@pytest.mark.parametrize(
    ("bot", "why"),
    [("raising", "crash"), ("exiting", "crash"), ("cheating", "illegal"), ("endless", "slow")],
)
def test_a_broken_bot_is_in_the_log_and_the_game_goes_on(
    tmp_path: Path, package: Package, bot: str, why: str
) -> None:
    with running(tmp_path / "tables.db", bot_workers=1, bot_seconds=0.5) as address:
        ann = Player(address)
        failed = failures(ann, why)
        code = ann.open("person", "random", bot, first="seat", start=True)
        ann.choose(code)
        until(lambda: events_of(ann, code, "chosen")[-1]["seat"] == 2)
        events = [event for event in ann.look(code)["events"] if event.get("seat") == 2]
        assert [(e["type"], e["bot"], e.get("why")) for e in events[:3]] == [
            ("stumbled", bot, why),
            ("stumbled", bot, why),
            ("chosen", bot, None),  # by chance
        ]
        assert failures(ann, why) >= failed + 2


def test_a_slow_bot_holds_up_no_other_table(tmp_path: Path, package: Package) -> None:
    with running(tmp_path / "tables.db", bot_workers=2, bot_seconds=30.0) as address:
        ann = Player(address)
        slow = ann.open("endless", "person", mine=[1], first="seat", start=True)
        other = ann.open("random", "person", mine=[1], first="seat", start=True)
        until(lambda: ann.table(other)["decider"] == 1)
        ann.choose(other)
        assert ann.table(slow)["choices"] == 0
        ann.must(slow, "say", text="wake up")


def test_taking_back_while_a_bot_thinks(tmp_path: Path, package: Package) -> None:
    """Its answer is about a game that is no more, and is not heard."""
    with running(tmp_path / "tables.db", bot_workers=1, bot_seconds=1.0) as address:
        ann = Player(address)
        code = ann.open("person", "endless", first="seat", start=True)
        before, failed = ann.table(code), failures(ann, "slow")
        wish = {"option": "visit:basic_three_twigs", "version": before["version"]}
        ann.must(code, "choose", **wish)
        until(lambda: (package.folder / "pid").exists())
        ann.must(code, "undo", version=ann.table(code)["version"])
        assert ann.table(code)["game"] == before["game"]
        until(lambda: failures(ann, "slow") > failed)
        assert events_of(ann, code, "stumbled") == []
        assert ann.table(code)["decider"] == 0


def test_a_game_that_was_let_go_goes_on(tmp_path: Path) -> None:
    """Tables that leave memory at once, and a server that begins anew: the bots' moves are due."""
    database = tmp_path / "tables.db"
    with running(database, hot_seconds=0.0) as address:
        ann = Player(address)
        code = ann.open("person", "random", "greedy", first="seat", start=True)
        for _ in range(3):
            until(lambda: ann.table(code)["decider"] == 0)
            ann.choose(code)
    with running(database, hot_seconds=0.0) as address:
        ann.go_to(address)
        until(lambda: ann.table(code)["decider"] == 0)
        assert ann.table(code)["status"] == "playing"

"""Bots at tables of a server, good ones and broken ones."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from everdell.bots import registry
from everdell.bots.failure import BotFailed
from everdell.web.thinking import Thinkers
from tests.day import some
from tests.web.process import until
from tests.web.running import Player, running
from tests.web.secrets.sites import overheard_logs
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


def test_no_player_sees_what_a_bot_chose(ann: Player) -> None:
    code = ann.open("random", "person", mine=[1], first="seat", start=True)
    until(lambda: ann.table(code)["decider"] == 1)
    assert all("choice" not in event for event in events_of(ann, code, "chosen"))


def test_bots_wait_for_people(ann: Player) -> None:
    """When all have left, and there is no use in playing on."""
    code = ann.open("random", "person", mine=[1], first="seat", stand_in="", start=True)
    until(lambda: ann.table(code)["decider"] == 1)
    ann.must(code, "leave")
    seq = ann.table(code)["seq"]
    ann.must(code, "return")
    ann.choose(code)
    until(lambda: ann.table(code)["seq"] > seq + 2)


@pytest.mark.parametrize(
    ("bot", "why"),
    some(
        [("raising", "crash"), ("exiting", "crash"), ("cheating", "illegal"), ("endless", "slow")],
        2,
        "broken bots",
    ),
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
        assert [(e["type"], e["bot"], e.get("why")) for e in events[:2]] == [
            ("stumbled", bot, why),
            ("chosen", "greedy", None),
        ]
        assert failures(ann, why) >= failed + 1


def test_a_bot_that_keeps_failing_loses_its_seat(tmp_path: Path, package: Package) -> None:
    with running(tmp_path / "tables.db", bot_workers=1, bot_seconds=0.5) as address:
        ann = Player(address)
        failed = failures(ann, "slow")
        code = ann.open("person", "endless", first="seat", start=True)
        while len(events_of(ann, code, "chosen")) < 30:
            until(lambda: ann.table(code)["decider"] == 0)
            ann.choose(code)
        told = [(e["type"], e["bot"]) for e in ann.look(code)["events"] if "bot" in e]
        assert [one for one in told if one[0] != "chosen"] == [
            ("stumbled", "endless"),
            ("stumbled", "endless"),
            ("replaced", "endless"),
        ]
        assert {bot for kind, bot in told if kind == "chosen"} == {"", "greedy"}
        seat = ann.table(code)["seats"][1]
        assert (seat["by"], seat["stand_in"]) == ("endless", "greedy")
        assert failures(ann, "slow") == failed + 3


def test_a_stand_in_that_fails_leaves_it_to_chance(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where even that one breaks there is little left to trust."""

    async def broken(*_: Any) -> str:
        raise BotFailed("crash", "SecretError")

    monkeypatch.setattr(Thinkers, "choose", broken)
    ann = Player(address)
    code = ann.open("person", "sage", first="seat", start=True)
    while len(events_of(ann, code, "chosen")) < 20:
        until(lambda: ann.table(code)["decider"] == 0)
        ann.choose(code)
    told = [(e["type"], e["bot"]) for e in ann.look(code)["events"] if e.get("seat") == 1]
    assert told[:4] == [("stumbled", "sage"), ("chosen", "random")] * 2
    assert told[4] == ("replaced", "sage")
    assert set(told[5:]) == {("chosen", "random")}


def test_the_servers_log_says_how_a_bot_failed(tmp_path: Path, package: Package) -> None:
    with overheard_logs() as logs, running(tmp_path / "tables.db") as address:
        ann = Player(address)
        code = ann.open("raising", "person", mine=[1], first="seat", start=True)
        until(lambda: ann.table(code)["decider"] == 1)
    line, *_ = [json.loads(line) for line in logs.text.splitlines() if "bot-failed" in line]
    assert (line["bot"], line["why"], line["detail"]) == ("raising", "crash", "Secretive")


def test_a_slow_bot_holds_up_no_other_table(tmp_path: Path, package: Package) -> None:
    with running(tmp_path / "tables.db", bot_workers=1, bot_seconds=30.0) as address:
        ann = Player(address)
        slow = ann.open("endless", "person", mine=[1], first="seat", start=True)
        until(lambda: (package.folder / "pid").exists())
        other = ann.open("greedy", "person", mine=[1], first="seat", start=True)
        until(lambda: ann.table(other)["decider"] == 1)
        version = ann.table(other)["version"]
        assert ann.must(other, "hint", version=version)["advice"]
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

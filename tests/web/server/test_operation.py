"""For operators of the server: is it there, is it well, does it stop well."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from everdell.compilation import engine_report
from everdell.version import VERSION
from tests.web.process import ServerProcess, until
from tests.web.running import Player, client, fault, running, two_at_table


def test_it_is_there_and_can_serve(anonymous: httpx.Client) -> None:
    assert anonymous.get("/health").json() == {"status": "fine", "version": VERSION}
    assert anonymous.get("/ready").json() == {"status": "ready", "version": VERSION}


def test_it_tells_which_engine_runs_and_why_no_faster_one(
    anonymous: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> dict[str, str | None]:
        about: dict[str, str | None] = anonymous.get("/api/about").json()
        assert about.pop("version") == VERSION
        return about

    monkeypatch.setattr(engine_report, "engine", lambda: "compiled")
    assert told() == {"engine": "compiled", "bots_engine": "compiled", "why": None}
    monkeypatch.setattr(engine_report, "engine", lambda: "interpreted")
    monkeypatch.setattr(engine_report, "PLACE", None)
    monkeypatch.setattr(engine_report, "SOURCES_WANTED", True)
    assert told() == {"engine": "interpreted", "bots_engine": "interpreted", "why": "asked"}


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_it_is_there_but_its_disk_takes_no_more(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", tmp_path / "log") as server:
        code, ann, _ = two_at_table(server.address)
        reached = (tmp_path / "tables.db-wal").stat().st_size
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (reached, unlimited[1]))
        refused = [ann.do(code, "say", text="xyzzy") for _ in range(30)]
        assert {fault(answer) for answer in refused} == {(503, "unavailable")}
        until(lambda: not ann.http.get("/ready").is_success)
        trouble = ann.http.get("/ready").json()
        assert trouble["code"] == "not-ready"
        assert trouble["details"] == {"part": "database", "cause": "disk-error"}
        assert ann.http.get("/health").is_success
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        until(lambda: ann.http.get("/ready").is_success)
        ann.must(code, "say", text="again")
    lines = [json.loads(line) for line in server.log().splitlines()]
    [told] = [line for line in lines if line["event"] == "database"]
    assert (told["cause"], told["driver"]) == ("disk-error", "OperationalError")
    assert not [line for line in lines if line["event"] == "request"]
    assert "xyzzy" not in server.log()


def test_the_page_names_every_route(anonymous: httpx.Client) -> None:
    page = anonymous.get("/api").text
    for path, item in anonymous.get("/api/openapi.json").json()["paths"].items():
        for method, operation in item.items():
            assert f"{method.upper()} {path}</code>" in page
            assert operation["description"].split(".")[0].split("'")[0] in page


def test_the_description_can_be_had_without_a_server(anonymous: httpx.Client) -> None:
    """Twice the same, for a build that is to come out the same."""
    printed = [
        subprocess.run(
            [sys.executable, "-m", "everdell.web.server.openapi"],
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert json.loads(printed[0]) == anonymous.get("/api/openapi.json").json()


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", hot_seconds=0.0) as address:
        code, ann, bob = two_at_table(address)
        for player in (ann, bob):
            before = player.look(code) | {"now": 0}
            until(lambda: hot_tables(ann) == 0)
            assert player.look(code) | {"now": 0} == before
            if player.table(code)["decider"] in player.table(code)["you"]:
                player.choose(code)


def hot_tables(player: Player) -> int:
    lines = player.http.get("/metrics").text.splitlines()
    return int(float(next(x.split()[1] for x in lines if x.startswith("everdell_hot_tables "))))


def test_a_request_that_has_begun_is_answered_though_the_server_stops(tmp_path: Path) -> None:
    """Every line that was acknowledged is there afterwards, and no other."""
    database = tmp_path / "tables.db"
    acknowledged: list[int] = []

    def talk() -> None:
        while True:
            try:
                answer = ann.do(code, "say", text="still here")
            except httpx.TransportError:
                return
            assert answer.is_success, answer.text
            acknowledged.append(answer.json()["seq"])

    with running(database) as address:
        code, ann, _ = two_at_table(address)
        talking = threading.Thread(target=talk)
        talking.start()
        until(lambda: len(acknowledged) >= 20)
    talking.join(10)
    assert not talking.is_alive()
    with running(database) as address:
        ann.go_to(address)
        assert [event["seq"] for event in ann.look(code, since=3)["events"]] == acknowledged


def test_a_server_stops_when_it_is_told_to_and_its_log_tells_no_secret(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", tmp_path / "log", log_level="debug") as server:
        code, ann, bob = two_at_table(server.address, seed=987654321)
        option = ann.table(code)["game"]["decision"]["options"][0]["id"]
        ann.choose(code)
        bob.must(code, "say", text="xyzzy", key="plugh")
        bob.do(code, "choose", option="pass:plover", version=1)
        with ann.watch(code) as channel, client(server.address) as http:
            channel.next()
            http.get("/api/tables", params={"token": ann.token})
            http.post("/api/tables", content=b"{plugh", headers={"origin": "http://evil.example"})
            server.tell_to_stop()
            assert channel.end()[0] == 1012
        assert server.wait_until_gone() == 0
    log = server.log()
    for secret in (ann.token, bob.token, option, "xyzzy", "plugh", "plover", "987654321", "?"):
        assert secret not in log
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"event", "level", "timestamp"} <= set.intersection(*map(set, lines))
    routes = {line.get("route") for line in lines}
    assert "/api/tables/{code}/choose" in routes

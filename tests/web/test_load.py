"""`everdell load`: its figures, its bounds, and a small run against a real server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from everdell.cli.app import run
from everdell.cli.load import MOST_TABLES, check_open_files
from everdell.compilation.engine_report import is_compiled
from everdell.engine.errors import EverdellError, SetupError
from everdell.web.load.figures import Memory, Spread, percentile
from everdell.web.load.pace import Pace
from everdell.web.load.running import LoadPlan, put_load
from everdell.web.load.server import Server, running_server

from .process import ServerProcess

SECONDS = 60.0  # far more than the smallest run takes


# Figures -------------------------------------------------------------------------------------


def test_percentiles_are_values_that_were_measured() -> None:
    hundred = [float(n) for n in range(1, 101)]
    assert [percentile(hundred, share) for share in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
    assert percentile([1.0, 2.0, 3.0], 0.5) == 2
    assert percentile([1.0, 2.0, 3.0], 0.67) == 3
    assert percentile([7.0], 0.0) == percentile([7.0], 0.99) == 7


def test_a_spread_is_in_milliseconds_and_in_any_order() -> None:
    assert Spread.of([0.004, 0.001, 0.003, 0.002]) == Spread(2.0, 4.0, 4.0, 4.0)
    assert Spread.of([]) is None


def test_a_table_weighs_what_it_has_added() -> None:
    assert Memory.of([1000, 1500, 3000], tables=10) == Memory(1000, 1500, 3000, per_table=200)
    assert Memory.of([None, None, None], tables=10) is None


# Pace ----------------------------------------------------------------------------------------


def test_moves_come_at_the_wanted_rate() -> None:
    async def moments() -> list[float]:
        pace = Pace(rate=100)
        pace.begin(10.0)
        began = time.perf_counter()
        moves = [asyncio.create_task(pace.may_move()) for _ in range(21)]
        assert all(await asyncio.gather(*moves))
        return [began, time.perf_counter()]

    began, ended = asyncio.run(moments())
    assert ended - began >= 0.199


def test_no_move_before_the_beginning_and_none_after_the_end() -> None:
    async def play() -> None:
        pace = Pace(rate=None)
        early = asyncio.create_task(pace.may_move())
        await asyncio.sleep(0.01)
        assert not early.done()
        pace.begin(0.05)
        assert await early
        await pace.ended()
        assert pace.over
        assert not await pace.may_move()

    asyncio.run(play())


def test_the_end_waits_for_the_move_that_is_under_way() -> None:
    async def play() -> None:
        pace = Pace(rate=None)
        pace.begin(0.01)
        with pace.moving():
            ended = asyncio.create_task(pace.ended())
            await asyncio.sleep(0.05)
            assert not ended.done()
        await ended

    asyncio.run(play())


# Bounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["http://127.0.0.1:8000/", "http://[::1]:80", "http://localhost"])
def test_a_server_of_this_machine_is_taken(url: str) -> None:
    server = running_server(url)
    assert server.address == url.rstrip("/")
    assert (server.resident, server.cpu_seconds) == (None, None)


@pytest.mark.parametrize(
    "url",
    [
        "http://192.0.2.1:8000",
        "http://localhost.example.org",
        "http://127.0.0.1@example.org",
        "https://127.0.0.1:8000",
        "http://127.0.0.1:port",
        "http://127.0.0.1/path",
        "127.0.0.1:8000",
        "",
    ],
)
def test_no_other_machine_is_put_under_load(url: str) -> None:
    with pytest.raises(SetupError) as fault:
        running_server(url)
    assert fault.value.code == "load-elsewhere"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--url", "http://192.0.2.1"], "Load is put on this machine only"),
        (["--tables", str(MOST_TABLES + 1)], f"--tables goes up to {MOST_TABLES}."),
        (["--curve", f"5,{MOST_TABLES + 1}"], f"--tables goes up to {MOST_TABLES}."),
        (["--curve", "5,many"], "--curve takes numbers"),
        (["--seconds", "3601"], "--seconds goes up to 3600."),
        (["--players", "5"], "for 1 to 4 players, not for 5"),
        (["--boxes", "base,atlantis"], "atlantis"),
    ],
)
def test_what_cannot_be_measured(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["load", *arguments, "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert complaint in printed.err
    assert printed.out == ""


def test_more_tables_than_the_system_has_files_for() -> None:
    with pytest.raises(SetupError) as fault:
        check_open_files(tables=10**9, players=2)
    assert fault.value.code == "load-open-files"


# Runs ----------------------------------------------------------------------------------------


def load(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "everdell", "load", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)


def test_a_small_run() -> None:
    done = load("--tables", "4", "--seconds", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    report: dict[str, Any] = json.loads(done.stdout)
    assert (report["tables"], report["players"], report["rate"]) == (4, 2, None)
    assert report["compiled"] == is_compiled()
    assert report["errors"] == {}
    assert report["seconds"] >= 1
    assert report["moves"] >= 8
    assert report["moves_per_second"] == pytest.approx(report["moves"] / report["seconds"], 0.02)
    for spread in (report["latency_ms"], report["push_ms"]):
        assert 0 < spread["p50"] <= spread["p95"] <= spread["p99"] <= spread["max"] < SECONDS * 1000
    assert report["load_cpu_seconds"] > 0
    assert report["server_cpu_seconds"] > 0
    memory = report["memory"]
    assert all(memory[moment] > 2**20 for moment in ("before", "set_up", "busy"))
    assert memory["per_table"] == (memory["busy"] - memory["before"]) // 4


def test_a_curve_at_a_rate_on_a_server_that_runs(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite3", tmp_path / "log") as server:
        wishes = ("--curve", "1,2", "--seconds", "1", "--rate", "20", "--url", server.address)
        done = load(*wishes, "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 table" in done.stdout
    assert "2 tables" in done.stdout
    moves = next(line for line in done.stdout.splitlines() if "Coups/s" in line)
    assert all(0 < int(figure) <= 21 for figure in moves.split()[-2:])
    assert "On ne sait pas quel moteur" in done.stdout


def test_tables_of_six_with_the_boxes_for_them() -> None:
    wishes = ("--players", "6", "--boxes", "base,bellfaire")
    done = load("--tables", "1", "--seconds", "1", *wishes, "--json")
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    assert (report["players"], report["errors"]) == (6, {})
    assert report["moves"] > 0


def test_a_server_that_limits_what_one_address_may_do(tmp_path: Path) -> None:
    database, log = tmp_path / "tables.sqlite3", tmp_path / "log"
    with ServerProcess(database, log, new_tables_per_hour=2) as server:
        plan = LoadPlan(tables=3, seconds=1.0, url=server.address)
        with pytest.raises(EverdellError) as fault:
            asyncio.run(put_load(plan, lambda stage, share: None))
    assert (fault.value.code, fault.value.details) == ("load-refused", {"code": "too-many"})


def test_a_process_that_is_gone_tells_nothing() -> None:
    server = Server("http://127.0.0.1:1", pid=2**22 + 1)
    assert (server.resident, server.cpu_seconds) == (None, None)

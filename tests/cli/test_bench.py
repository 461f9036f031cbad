"""`everdell bench`."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest

from everdell.arena import Job, Result
from everdell.arena.executor import Delivery, LocalExecutor
from everdell.bots.simulation import Lineup
from everdell.cli import bench, engine_speed, speed_ratios
from everdell.cli.box_settings import everything_on
from everdell.compilation.engine_report import is_compiled
from everdell.games import all_beside, shelf

from .commands import Shell

PROMISED = {
    "decisions_per_second_2p",
    "decisions_per_second_4p",
    "games_per_second_2p",
    "clone_us_2p",
    "clone_us_4p",
    "turn_options_us",
    "save_us",
    "load_us",
    "search_iterations_per_second_2p",
    "judged_iterations_per_second_2p",
    "pettingzoo_steps_per_second_2p",
    "batch_steps_per_second_2p",
}
RATIOS = {"all_boxes_speed", "parallel_efficiency_2_processes", "arena_overhead"}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every figure from as little work as the clock can tell from none."""
    monkeypatch.setattr(engine_speed, "_SLICE", 1e-4)
    monkeypatch.setattr(engine_speed, "_RATIOS", dict.fromkeys(RATIOS, lambda: 0.875))


@pytest.mark.usefixtures("hasty")
def test_the_document(shell: Shell) -> None:
    report = shell("bench", "--rounds", "1", "--json").json
    assert report["compiled"] == is_compiled()
    speed = report["calibration"]["ops_per_second"]
    assert speed > 10_000
    assert set(report["measures"]) >= PROMISED
    found = {name: report["measures"].pop(name) for name in RATIOS}
    ratio = {"value": 0.875, "unit": "ratio", "per_calibration": 0.875}
    assert list(found.values()) == [ratio] * len(RATIOS)
    with_boxes = {name for name in report["measures"] if name.startswith("speed_with_")}
    assert with_boxes == {
        f"speed_with_{box.id}_{players}p"
        for box in shelf().values()
        if not box.own_game
        for players in (2, 4)
    }
    with_boxes |= {f"games_of_{id}_2p" for id, box in shelf().items() if box.own_game} - {
        "games_of_base_2p"
    }
    for figure in [report["measures"].pop(name) for name in with_boxes]:
        assert figure["unit"] == "ratio"
        assert figure["value"] == figure["per_calibration"] > 0
    for name, figure in report["measures"].items():
        assert figure["value"] > 0
        assert figure["unit"] == ("us" if "_us" in name else "1/s")
        in_steps = (
            figure["value"] / speed if figure["unit"] == "1/s" else (figure["value"] * speed / 1e6)
        )
        assert figure["per_calibration"] == pytest.approx(in_steps, rel=0.01)


@pytest.mark.usefixtures("hasty")
def test_for_people(shell: Shell) -> None:
    told = shell("bench", "--rounds", "1").out
    assert "Copying a game, 4 players" in told
    assert "Decisions with all of Newleaf, 4 players" in told
    assert "Copie d’une partie, 4 joueurs" in shell("bench", "--rounds", "1", "--lang", "fr").out


def test_the_best_round_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([100.0, 5.0, 400.0, 8.0, 200.0, 2.0])
    case = engine_speed.Case(engine_speed.PER_SECOND, int)
    monkeypatch.setattr(engine_speed, "_cases", lambda: {"games": case})
    monkeypatch.setattr(engine_speed, "_rate", lambda work: next(rates))
    monkeypatch.setattr(engine_speed, "_RATIOS", {})
    calibration, figures = engine_speed.measure(3)
    assert calibration == 400
    assert figures == {"games": engine_speed.Figure(8.0, "1/s", 0.02)}


def test_a_case_can_be_set_against_another_one_of_the_same_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rates = iter([100.0, 5.0, 2.0, 100.0, 4.0, 3.0])
    case = engine_speed.Case(engine_speed.PER_SECOND, int)
    other = engine_speed.Case(engine_speed.RATIO, int, against="games")
    monkeypatch.setattr(engine_speed, "_cases", lambda: {"games": case, "more": other})
    monkeypatch.setattr(engine_speed, "_rate", lambda work: next(rates))
    monkeypatch.setattr(engine_speed, "_RATIOS", {})
    assert engine_speed.measure(2)[1]["more"] == engine_speed.Figure(0.6, "ratio", 0.6)


def test_all_that_a_box_can_bring_is_measured() -> None:
    chosen = everything_on(shelf()["newleaf"], 2)
    assert chosen["powers"] != "off"
    assert chosen["newleaf_board"] == "station"
    assert chosen["newleaf_tickets"] == chosen["newleaf_reservations"] == "on"


def report(compiled: bool, games: float, clone: float) -> dict[str, Any]:
    return {
        "compiled": compiled,
        "calibration": {"ops_per_second": 1000},
        "measures": {
            "games_per_second_2p": {"value": 1, "unit": "1/s", "per_calibration": games},
            "clone_us_4p": {"value": 1, "unit": "us", "per_calibration": clone},
            "arena_overhead": {"value": 0.1, "unit": "ratio", "per_calibration": 0.1},
        },
    }


def test_side_by_side(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def run_apart(rounds: int, pure: bool) -> dict[str, Any]:
        return report(False, 2.0, 6.0) if pure else report(True, 10.0, 2.0)

    monkeypatch.setattr(bench, "_run_apart", run_apart)
    both = shell("bench", "--compare", "--json").json
    assert both["times_faster"] == {"games_per_second_2p": 5.0, "clone_us_4p": 3.0}
    assert both["interpreted"]["compiled"] is False
    assert both["compiled"]["compiled"] is True
    assert "Times faster" in shell("bench", "--compare").out


def test_side_by_side_without_a_compiled_engine(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_run_apart", lambda rounds, pure: report(False, 2.0, 6.0))
    both = shell("bench", "--compare", "--json").json
    assert both["compiled"] is None
    assert both["interpreted"] == report(False, 2.0, 6.0)
    assert "No compiled engine" in shell("bench", "--compare").out


def test_a_run_apart_uses_the_engine_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for the measuring, which takes long, says which engine it would measure."""
    told: list[list[str]] = []
    script = (
        "import json; from everdell.compilation.engine_report import is_compiled;"
        "print(json.dumps({'compiled': is_compiled()}))"
    )
    run = subprocess.run

    def answer(command: list[str], **more: Any) -> subprocess.CompletedProcess[bytes]:
        told.append(command[1:])
        return run([sys.executable, "-c", script], **more)

    monkeypatch.setattr(subprocess, "run", answer)
    assert bench._run_apart(3, pure=True) == {"compiled": False}
    assert told == [["-m", "everdell", "bench", "--json", "--rounds", "3"]]


def test_all_boxes_are_set_against_the_base_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each the best counts: 40 decisions a second with all of them, 50 with one."""
    asked: list[tuple[str, ...]] = []
    speeds = iter([50.0, 30.0, 45.0, 40.0, *[1.0] * 6])

    def decisions(boxes: tuple[str, ...]) -> float:
        asked.append(boxes)
        return next(speeds)

    monkeypatch.setattr(speed_ratios, "_decisions", decisions)
    assert speed_ratios.all_boxes_speed() == 0.8
    assert asked[:2] == [("base",), all_beside("base")]


def test_decisions_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed_ratios, "_GAMES_SECONDS", 0.01)
    assert speed_ratios._decisions(("base", "legends")) > 10


def test_two_processes_search_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed_ratios, "_SECONDS", 0.05)
    monkeypatch.setattr(speed_ratios, "_TURNS", 1)
    assert 0 < speed_ratios.parallel_efficiency() < 10


class Timed(LocalExecutor):
    """A executor whose games take a second each, and what it does beside them as long as told."""

    def __init__(self, clock: list[float], beside: list[float]) -> None:
        super().__init__()
        self._clock = clock
        self._beside = beside

    def deliveries(self) -> list[Delivery]:
        results = [Result(job.seed, ("random",), took=1.0) for job in self._jobs]
        self._clock[0] += len(results) + self._beside.pop(0)
        self._jobs = []
        return [Delivery(results, [], 1e9)]

    def close(self) -> None:
        self._clock[0] = -1.0


def test_a_run_is_measured_beside_its_own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games a run, one at a time. The first run wakes the process; the middle one counts."""
    beside = [9.0] * 4 + [0.0, 0.1, 0.0, 0.1] + [0.0, 2.0, 0.0, 0.0] + [0.0] * 4
    clock = [0.0]
    monkeypatch.setattr(speed_ratios, "_TURNS", 3)
    monkeypatch.setattr(
        speed_ratios, "_as_many_as_fit", lambda: [Job(Lineup(), s) for s in range(4)]
    )
    monkeypatch.setattr(speed_ratios, "ProcessExecutor", lambda workers: Timed(clock, beside))
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    assert speed_ratios.arena_overhead() == pytest.approx(0.05)
    assert clock == [-1.0]


def test_the_arena_is_measured_with_real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed_ratios, "_ARENA_SECONDS", 0.01)
    monkeypatch.setattr(speed_ratios, "_TURNS", 1)
    assert speed_ratios.arena_overhead() > 0


@pytest.mark.usefixtures("hasty")
def test_it_tells_how_far_it_has_come() -> None:
    told: list[int] = []
    engine_speed.measure(2, lambda: told.append(1))
    assert len(told) == engine_speed.steps(2) == 2 + len(RATIOS)

"""Many games: the same wherever they are played, whatever the bots do."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest

from everdell import EverdellError
from everdell.arena import HERE, Forfeit, Job, Result, process_executor, run
from everdell.arena.process_executor import ProcessExecutor
from everdell.bots.simulation import Lineup
from everdell.engine.state import Game
from everdell.processes import Worker
from tests.alive import alive

MIXED = Lineup(bots=("greedy", "random"))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that are started to play in."""
    pids: list[int] = []

    class Noted(Worker):
        def __init__(self, prepare: Callable[[], object]) -> None:
            super().__init__(prepare)
            pids.append(self.pid)

    monkeypatch.setattr(process_executor, "Worker", Noted)
    return pids


def by_seed(results: list[Result]) -> list[dict[str, Any]]:
    """In a fixed order, and without the times."""
    documents = [msgspec.to_builtins(result) for result in results]
    for document in documents:
        document.pop("seconds", None)
        document.pop("took", None)
    return sorted(documents, key=lambda document: document["seed"])


def test_the_results_do_not_depend_on_the_workers(started: list[int]) -> None:
    jobs = [Job(MIXED, seed) for seed in range(2)] + [Job(Lineup(), seed) for seed in range(2, 40)]
    here, one, two = (by_seed(list(run(jobs, workers))) for workers in (HERE, 1, 2))
    assert [result["seed"] for result in here] == list(range(40))
    assert here == one == two
    assert len(started) == 3
    assert not any(map(alive, started))


def played(*bots: str) -> list[Result]:
    """A game of each of them against another, in processes."""
    jobs = [Job(Lineup(bots=("random", bot)), seed) for seed, bot in enumerate(bots)]
    results = {result.seed: result for result in run(jobs, workers=2, patience=1.5)}
    return [results[seed] for seed in range(len(bots))]


@pytest.mark.usefixtures("bad_bots")
def test_every_kind_of_misbehaviour_costs_the_right_bot_one_game() -> None:
    bad = [
        "hanging", "frozen", "babbling", "quitting", "interrupting", "crashing", "cheating",
        "confused",
    ]  # fmt: skip
    results = played(*bad, "chatty", "greedy")
    lost = [results[seed].forfeit for seed in range(8)]
    assert lost == [
        Forfeit(1, "hanging", "slow", "no answer after 1.5 s"),
        Forfeit(1, "frozen", "slow", "no answer after 1.5 s"),
        Forfeit(1, "babbling", "slow", "no answer after 1.5 s"),
        Forfeit(1, "quitting", "exit", "exit code 3"),
        Forfeit(1, "interrupting", "crash", "KeyboardInterrupt:"),
        Forfeit(1, "crashing", "crash", "RuntimeError: no idea"),
        Forfeit(1, "cheating", "illegal", "'win:at:once' is not offered"),
        Forfeit(1, "confused", "illegal", "'an answer of type int' is not offered"),
    ]
    assert results[8].over
    assert results[9].over


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_that_never_gets_ready_is_ended_as_if_it_thought() -> None:
    *results, last = played("leaving", "vanishing", "drowsy", "greedy")
    assert [result.forfeit for result in results] == [
        Forfeit(1, "leaving", "crash", "SystemExit: not with me"),
        Forfeit(1, "vanishing", "exit", "exit code 4"),
        Forfeit(1, "drowsy", "slow", "no answer after 1.5 s"),
    ]
    assert last.over


@pytest.mark.usefixtures("bad_bots")
def test_what_a_bot_does_behind_its_back_costs_its_own_games_alone() -> None:
    """It ends its process half a second later."""
    jobs = [
        Job(Lineup(bots=("sage@1s", "plotting")), 0),
        Job(Lineup(bots=("sage@40i", "polite")), 1),
    ]
    plotted, ours = sorted(run(jobs, workers=1), key=lambda result: result.seed)
    assert plotted.forfeit == Forfeit(1, "plotting", "exit", "exit code 6")
    assert ours.over


class Fatal:
    """A watcher that ends the process in which no bot of another package plays."""

    def __init__(self, game: Game) -> None:
        pass

    def look(self, game: Game) -> None:
        os._exit(9)

    def record(self, game: Game) -> None:
        pass


def test_a_process_that_ends_by_itself_is_no_bots_defeat() -> None:
    jobs = [Job(Lineup(), seed, f"{__name__}:Fatal" if seed == 20 else "") for seed in range(40)]
    results = {result.seed: result for result in run(jobs, workers=1)}
    assert results.pop(20).failure == "The process that played it ended: exit code 9"
    assert len(results) == 39
    assert all(result.over for result in results.values())


@pytest.mark.usefixtures("bad_bots")
def test_closing_ends_a_game_under_way(started: list[int]) -> None:
    jobs = [Job(Lineup(), 0), Job(Lineup(bots=("hanging", "random")), 1)]
    with closing(run(jobs, workers=2)) as results:
        assert next(results).seed == 0
    assert not any(map(alive, started))


@pytest.mark.usefixtures("bad_bots")
def test_what_bots_print_does_not_get_into_documents(capfd: pytest.CaptureFixture[str]) -> None:
    jobs = [Job(Lineup(bots=("chatty", "random")), 0)]
    for workers in (HERE, 1):
        assert [result.over for result in run(jobs, workers)] == [True]
        printed = capfd.readouterr()
        assert printed.out == ""
        assert "I am thinking" in printed.err


def test_a_process_that_ends_while_it_is_idle_is_replaced(started: list[int]) -> None:
    executor = ProcessExecutor(1)
    with closing(executor):
        for seed in range(2):
            executor.take([Job(Lineup(), seed)])
            while executor.busy:
                for delivery in executor.deliveries():
                    assert [result.seed for result in delivery.results] == [seed]
            os.kill(started[-1], signal.SIGKILL)
            while alive(started[-1]):
                time.sleep(0.01)
    assert len(started) == 2


def test_a_process_that_cannot_begin_is_told(
    started: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("everdell.bots.second_process.stay_alone", sys.exit)
    with pytest.raises(EverdellError) as fault:
        list(run([Job(Lineup(), 0)], workers=1))
    assert fault.value.code == "worker-lost"
    assert not any(map(alive, started))


def test_jobs_are_taken_up_one_after_another() -> None:
    """Millions of them need not exist at once."""
    made = 0

    def jobs() -> Any:
        nonlocal made
        for seed in range(10**9):
            made += 1
            yield Job(Lineup(), seed)

    with closing(run(jobs(), HERE)) as results:
        for _ in range(5):
            next(results)
    assert made < 5000

"""Many games: the same wherever they are played, whatever the bots do."""

from __future__ import annotations

import multiprocessing
import sys
import time
from contextlib import closing
from typing import Any

import msgspec
import pytest

from everdell import EverdellError
from everdell.arena import HERE, Forfeit, Job, Result, local, run
from everdell.arena.local import LocalCrew
from everdell.bots.simulation import Lineup
from everdell.engine.state import Game

MIXED = Lineup(bots=("greedy", "random"))


def by_seed(results: list[Result]) -> list[dict[str, Any]]:
    """In a fixed order, and without the times."""
    documents = [msgspec.to_builtins(result) for result in results]
    for document in documents:
        document.pop("seconds", None)
        document.pop("took", None)
    return sorted(documents, key=lambda document: document["seed"])


def test_the_results_do_not_depend_on_the_workers() -> None:
    jobs = [Job(MIXED, seed) for seed in range(2)] + [Job(Lineup(), seed) for seed in range(2, 40)]
    here, one, two = (by_seed(list(run(jobs, workers))) for workers in (HERE, 1, 2))
    assert [result["seed"] for result in here] == list(range(40))
    assert here == one == two
    assert multiprocessing.active_children() == []


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
        Forfeit(1, "confused", "illegal", "an answer of type int"),
    ]
    assert results[8].over
    assert results[8].over


@pytest.mark.usefixtures("bad_bots")
def test_whoever_never_gets_ready_is_ended_as_if_he_thought() -> None:
    *results, last = played("leaving", "vanishing", "drowsy", "greedy")
    assert [result.forfeit for result in results] == [
        Forfeit(1, "leaving", "crash", "SystemExit: not with me"),
        Forfeit(1, "vanishing", "exit", "exit code 4"),
        Forfeit(1, "drowsy", "slow", "no answer after 1.5 s"),
    ]
    assert last.over


@pytest.mark.usefixtures("bad_bots")
def test_what_a_bot_does_as_it_goes_is_its_own_doing() -> None:
    *results, last = played("clinging", "slamming", "sulking", "greedy")
    assert [result.forfeit for result in results] == [
        Forfeit(1, "clinging", "slow", "no answer after 1.5 s"),
        Forfeit(1, "slamming", "exit", "exit code 5"),
        Forfeit(1, "sulking", "slow", "no answer after 1.5 s"),
    ]
    assert last.over


@pytest.mark.usefixtures("bad_bots")
def test_none_of_ours_is_blamed_for_what_a_guest_does_meanwhile() -> None:
    (result,) = run([Job(Lineup(bots=("sage@5s", "plotting")), 0)], workers=1)
    assert result.forfeit == Forfeit(1, "plotting", "exit", "exit code 6")
    crowd = Lineup(players=3, bots=("sage@5s", "plotting", "polite"))
    (result,) = run([Job(crowd, 0)], workers=1)
    assert result.forfeit is None
    assert result.error == "The process that played it ended: exit code 6"


@pytest.mark.usefixtures("bad_bots")
def test_a_game_after_the_guest_has_gone_is_played_again() -> None:
    jobs = [
        Job(Lineup(bots=("plotting", "random")), 0),
        Job(Lineup(bots=("sage@40i", "random")), 1),
    ]
    _, ours = sorted(run(jobs, workers=1), key=lambda result: result.seed)
    assert ours.over


class Spellbound:
    """A watcher that looks on for ever, while no bot is thinking."""

    def __init__(self, game: Game) -> None:
        pass

    def look(self, game: Game) -> None:
        while True:
            time.sleep(1)

    def record(self, game: Game) -> None:
        pass


def test_a_process_in_which_nothing_happens_any_more_is_nobodys_defeat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(local, "_GRACE", 1.0)
    jobs = [Job(MIXED, 0, f"{__name__}:Spellbound"), Job(MIXED, 1)]
    results = {result.seed: result for result in run(jobs, workers=2, patience=4)}
    assert results[0].forfeit is None
    assert results[0].error.startswith("The process that played it ended: nothing happened for")
    assert results[1].over


@pytest.mark.usefixtures("bad_bots")
def test_closing_ends_a_game_under_way() -> None:
    jobs = [Job(Lineup(), 0), Job(Lineup(bots=("hanging", "random")), 1)]
    with closing(run(jobs, workers=2)) as results:
        assert next(results).seed == 0
    assert multiprocessing.active_children() == []


@pytest.mark.usefixtures("bad_bots")
def test_what_bots_print_does_not_get_into_documents(capfd: pytest.CaptureFixture[str]) -> None:
    jobs = [Job(Lineup(bots=("chatty", "random")), 0)]
    for workers in (HERE, 1):
        assert [result.over for result in run(jobs, workers)] == [True]
        printed = capfd.readouterr()
        assert printed.out == ""
        assert "I am thinking" in printed.err


def test_a_process_that_ends_while_it_is_idle_is_replaced() -> None:
    crew = LocalCrew(1)
    with closing(crew):
        for seed in range(2):
            crew.take([Job(Lineup(), seed)])
            while crew.busy:
                for delivery in crew.deliveries():
                    assert [result.seed for result in delivery.results] == [seed]
            (process,) = multiprocessing.active_children()
            process.kill()
            process.join()


def test_a_process_that_cannot_begin_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "work", sys.exit)
    with pytest.raises(EverdellError) as fault:
        list(run([Job(Lineup(), 0)], workers=1))
    assert fault.value.code == "worker-lost"
    assert multiprocessing.active_children() == []


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

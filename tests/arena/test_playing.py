"""One game: what becomes of bots that break the rules of play."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from everdell.arena import Forfeit, Job, Result
from everdell.arena.playing import play
from everdell.bots.simulation import Lineup
from everdell.engine.state import Game


def against(*bots: str, players: int = 2) -> Job:
    return Job(Lineup(players=players, bots=bots), 5)


def test_a_game_and_its_result() -> None:
    result = play(against("greedy", "random"))
    assert result.over
    assert (result.seed, result.bots) == (5, ("greedy", "random"))
    assert result.winners == (0,)
    assert result.scores[0] > result.scores[1] > 0
    assert result.decisions > 50
    assert len(result.seconds) == 2
    assert result.seconds[0] > result.seconds[1] > 0
    assert result.took > sum(result.seconds)


LATE = Forfeit(1, "b", "slow", "!")


def test_jobs_and_results_travel_as_json() -> None:
    job = Job(Lineup(3, options={"rugwort_year": "2"}, bots=("greedy", "random")), 9, "a:b")
    assert msgspec.json.decode(msgspec.json.encode(job), type=Job) == job
    result = Result(9, ("a", "b"), (30, 20), (0,), 70, (0.5, 0.25), 0.8, LATE)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("bot", "forfeit"),
    [
        ("crashing", Forfeit(1, "crashing", "crash", "RuntimeError: no idea")),
        ("mumbling", Forfeit(1, "mumbling", "crash", "Speechless")),
        ("departing", Forfeit(1, "departing", "crash", "Farewell")),
        (
            "nobody",
            Forfeit(
                1,
                "nobody",
                "crash",
                "AttributeError: 'NoneType' object has no attribute 'choose'",
            ),
        ),
        ("stillborn", Forfeit(1, "stillborn", "crash", "RuntimeError: not today")),
        ("leaving", Forfeit(1, "leaving", "crash", "SystemExit: not with me")),
        ("cheating", Forfeit(1, "cheating", "illegal", "'win:at:once' is not offered")),
        ("confused", Forfeit(1, "confused", "illegal", "an answer of type int")),
    ],
)
def test_whoever_misbehaves_forfeits(bot: str, forfeit: Forfeit) -> None:
    result = play(against("random", bot))
    assert result.forfeit == forfeit
    assert (result.winners, result.scores, result.error) == ((0,), (), "")
    assert bot in result.failure


@pytest.mark.usefixtures("bad_bots")
def test_among_several_nobody_wins_by_a_forfeit() -> None:
    result = play(against("random", "random", "crashing", players=3))
    assert result.forfeit is not None
    assert result.forfeit.seat == 2
    assert result.winners == ()


@pytest.mark.usefixtures("bad_bots")
def test_an_answer_that_comes_too_late_is_none() -> None:
    result = play(against("dawdling", "random"), patience=0.2)
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.forfeit.reason) == (0, "slow")


@pytest.mark.usefixtures("bad_bots")
def test_whoever_gets_ready_too_slowly_is_too_late() -> None:
    result = play(against("yawning", "random"), patience=0.2)
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.forfeit.reason) == (0, "slow")


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_that_cannot_be_loaded_forfeits_and_the_line_says_why() -> None:
    result = play(against("random", "forgotten"))
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.forfeit.reason) == (1, "crash")
    assert result.forfeit.detail.startswith("The bot 'forgotten' cannot be loaded (AttributeError:")


@pytest.mark.usefixtures("bad_bots")
def test_a_world_is_the_bots_to_play_with() -> None:
    assert play(against("playful", "random")).over


@pytest.mark.usefixtures("bad_bots")
def test_who_presses_ctrl_c_wants_an_end_of_everything() -> None:
    with heard(signal.default_int_handler), pytest.raises(KeyboardInterrupt):
        play(against("interrupting", "random"))


@pytest.mark.usefixtures("bad_bots")
def test_where_nobody_hears_ctrl_c_the_bot_has_made_it_up() -> None:
    with heard(signal.SIG_IGN):
        forfeit = play(against("interrupting", "random")).forfeit
    assert forfeit is not None
    assert (forfeit.seat, forfeit.reason) == (0, "crash")


@contextmanager
def heard(handler: Any) -> Iterator[None]:
    """Ctrl-C as it is heard here, or not."""
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_bot_that_is_not_installed_is_nobodys_defeat() -> None:
    result = play(against("greedy", "moonbot"))
    assert result.forfeit is None
    assert "There is no bot 'moonbot'" in result.error
    assert not result.over


def test_a_table_that_cannot_be_set_up_is_an_error() -> None:
    result = play(Job(Lineup(boxes=("moonbase",)), 1))
    assert "moonbase" in result.error


class Counting:
    """A watcher that counts decisions and looks at nothing else."""

    def __init__(self, game: Game) -> None:
        self.seen = 0

    def look(self, game: Game) -> None:
        assert game.options
        self.seen += 1

    def record(self, game: Game) -> int:
        assert game.over
        return self.seen


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy")])
def test_a_watcher_sees_every_decision_and_changes_none(bots: tuple[str, ...]) -> None:
    lineup = Lineup(players=2, bots=bots)
    plain = play(Job(lineup, 3))
    watched = play(Job(lineup, 3, f"{__name__}:Counting"))
    assert watched.record == watched.decisions == plain.decisions
    assert (watched.scores, watched.winners) == (plain.scores, plain.winners)

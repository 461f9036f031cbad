"""One game: what becomes of bots that break the rules of play."""

from __future__ import annotations

import time
from contextlib import closing

import msgspec
import pytest

from everdell.arena import Forfeit, Job, Result, playing
from everdell.arena.playing import PATIENCE, play
from everdell.bots import World
from everdell.bots.foreign import ForeignBots
from everdell.bots.random_bot import RandomBot
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
        (
            "absent",
            Forfeit(
                1,
                "absent",
                "crash",
                "AttributeError: 'NoneType' object has no attribute 'choose'",
            ),
        ),
        ("stillborn", Forfeit(1, "stillborn", "crash", "RuntimeError: not today")),
        ("leaving", Forfeit(1, "leaving", "crash", "SystemExit: not with me")),
        ("cheating", Forfeit(1, "cheating", "illegal", "'win:at:once' is not offered")),
        ("confused", Forfeit(1, "confused", "illegal", "'an answer of type int' is not offered")),
        ("interrupting", Forfeit(1, "interrupting", "crash", "KeyboardInterrupt:")),
        ("quitting", Forfeit(1, "quitting", "exit", "exit code 3")),
        ("vanishing", Forfeit(1, "vanishing", "exit", "exit code 4")),
    ],
)
def test_a_bot_that_misbehaves_forfeits(bot: str, forfeit: Forfeit) -> None:
    result = play(against("random", bot))
    assert result.forfeit == forfeit
    assert (result.winners, result.scores, result.error) == ((0,), (), "")
    assert bot in result.failure


@pytest.mark.usefixtures("bad_bots")
def test_among_several_none_wins_by_a_forfeit() -> None:
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
def test_getting_ready_too_slowly_is_too_late() -> None:
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
def test_a_process_is_kept_for_the_next_game_and_the_bot_is_made_anew() -> None:
    with closing(ForeignBots(PATIENCE)) as guests:
        first, other = (play(against("polite", "polite"), guests=guests) for _ in range(2))
        assert first.over
        assert (other.scores, other.decisions) == (first.scores, first.decisions)
        assert len({bot._worker.pid for bot in guests._bots.values() if bot._worker}) == 2
        after = play(against("quitting", "polite"), guests=guests)
        assert after.forfeit == Forfeit(0, "quitting", "exit", "exit code 3")
        assert play(against("random", "polite"), guests=guests).over


class Interrupted:
    name = "interrupted"

    def choose(self, game: World, seat: int) -> str:
        raise KeyboardInterrupt


def test_ctrl_c_ends_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "make_bot", lambda spec, seed: Interrupted())
    with pytest.raises(KeyboardInterrupt):
        play(against("greedy", "random"))


class Slow(RandomBot):
    def choose(self, game: World, seat: int) -> str:
        time.sleep(0.02)
        return super().choose(game, seat)


def test_ours_are_held_to_the_clock_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "make_bot", lambda spec, seed: Slow(seed))
    forfeit = play(against("greedy", "random"), patience=0.01).forfeit
    assert forfeit is not None
    assert forfeit.reason == "slow"


def test_a_bot_that_is_not_installed_has_not_lost() -> None:
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

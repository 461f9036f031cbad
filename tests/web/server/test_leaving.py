"""Leaving and coming back, and the clock for those who let all wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.process import until
from tests.web.running import Clock, Player, fault, running, two_at_table


def test_who_leaves_may_come_back(address: str) -> None:
    code, ann, bob = two_at_table(address, stand_in="")
    assert fault(bob.do(code, "return")) == (409, "not-away")
    assert [event["why"] for event in bob.must(code, "leave")["events"]] == ["self"]
    assert ann.table(code)["seats"][1]["away"]
    assert fault(bob.do(code, "leave")) == (409, "already-away")
    assert fault(bob.do(code, "propose", kind="abandon")) == (409, "bot-sits-in")
    bob.must(code, "return")
    assert not ann.table(code)["seats"][1]["away"]
    assert fault(Player(address).do(code, "leave")) == (403, "not-seated")


def test_a_bot_plays_for_who_has_left(address: str) -> None:
    code, ann, bob = two_at_table(address, stand_in="random")
    bob.must(code, "leave")
    ann.choose(code)
    until(lambda: ann.table(code)["decider"] == 0 and ann.table(code)["choices"] > 1)
    chosen = [event for event in ann.look(code)["events"] if event["type"] == "chosen"]
    assert [(event["seat"], event["bot"]) for event in chosen[:2]] == [(0, ""), (1, "random")]
    assert fault(bob.do(code, "choose", option="pass", version=0)) in {
        (409, "stale-version"),
        (409, "not-your-turn"),
    }
    bob.must(code, "return")
    assert bob.table(code)["seats"][1]["stand_in"] == ""


# The clock -----------------------------------------------------------------------------------


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_the_clock(tmp_path: Path, clock: Clock) -> None:
    """A turn's time, more of it given by another, and a bot when it has run out."""
    with running(tmp_path / "tables.db", clock=clock) as address:
        code, ann, bob = two_at_table(address, clock=60, stand_in="random")
        assert ann.table(code)["deadline"] == clock.now + 60
        assert fault(ann.do(code, "time")) == (409, "own-clock")
        bob.must(code, "time")
        assert ann.table(code)["deadline"] == clock.now + 120
        clock.now += 100
        assert ann.look(code)["now"] == clock.now  # what the page counts down from
        ann.choose(code)
        assert bob.table(code)["deadline"] == clock.now + 60
        clock.now += 61
        until(lambda: ann.table(code)["seats"][1]["away"])
        left = [event for event in ann.look(code)["events"] if event["type"] == "left"]
        assert [(event["seat"], event["why"], event["stand_in"]) for event in left] == [
            (1, "clock", "random")
        ]
        until(lambda: ann.table(code)["decider"] == 0)
        bob.must(code, "return")


def test_without_a_clock_there_is_no_time_to_give(address: str) -> None:
    code, _, bob = two_at_table(address)
    assert fault(bob.do(code, "time")) == (409, "no-clock")


def test_a_bot_is_asked_for_in_place_of_who_lets_all_wait(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path / "tables.db", clock=clock) as address:
        code, ann, bob = two_at_table(address, stand_in="random")
        wish = {"kind": "stand-in", "target": 0}
        assert fault(bob.do(code, "propose", **wish)) == (409, "still-thinking")
        assert fault(ann.do(code, "propose", **wish)) == (409, "no-stand-in-needed")
        clock.now += 301
        events = bob.must(code, "propose", **wish)["events"]
        assert [event["type"] for event in events] == ["proposed", "left"]
        until(lambda: bob.table(code)["decider"] == 1)


def test_one_player_cannot_end_the_game_by_asking_for_ever(address: str) -> None:
    code, ann, bob = two_at_table(address)
    answer = bob.do(code, "propose", kind="abandon")
    while answer.is_success:
        bob.must(code, "answer", proposal=answer.json()["seq"], yes=False)
        assert answer.json()["seq"] < 1000
        answer = bob.do(code, "propose", kind="abandon")
    assert fault(answer) == (409, "used-up")
    while (table := ann.table(code))["status"] == "playing":
        (ann if table["game"]["decision"]["seat"] == 0 else bob).choose(code, -1)
    assert ann.table(code)["status"] == "over"


def test_a_return_is_kept_waiting_rather_than_refused(address: str) -> None:
    code, ann, _ = two_at_table(address)
    answers = []
    for _ in range(80):
        ann.must(code, "leave")
        answers.append(ann.do(code, "return"))
        if not answers[-1].is_success:
            break
    assert fault(answers[-1]) == (429, "too-many")
    assert len(answers) > 50
    assert int(answers[-1].headers["retry-after"]) <= 61

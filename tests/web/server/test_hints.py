"""Hints: for the one who decides, counted once, and known to all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from everdell.bots import Advice
from everdell.bots.advice_reasons import AdviceReason
from everdell.bots.failure import BotFailed
from everdell.engine.phrases import phrase_of
from everdell.games import load_game
from everdell.texts import catalog
from everdell.web.hint_views import advice_view
from everdell.web.hinting import Hints
from everdell.web.server import app
from everdell.web.thinking import Thinkers
from everdell.web.workers import Workers
from tests.texts.options import worded_reason
from tests.web.process import until
from tests.web.running import Player, fault, finish, offered, running, two_at_table


def ask(player: Player, code: str) -> dict[str, Any]:
    return player.must(code, "hint", version=player.table(code)["version"])


def events_of(player: Player, code: str, kind: str) -> list[dict[str, Any]]:
    return [event for event in player.look(code)["events"] if event["type"] == kind]


# What it says --------------------------------------------------------------------------------


def test_a_hint_names_the_best_options(address: str) -> None:
    code, ann, _ = two_at_table(address)
    table = ann.table(code)
    hint = ask(ann, code)
    assert (hint["code"], hint["seat"], hint["version"]) == (code, 0, table["version"])
    assert hint["seq"] == ann.table(code)["seq"] == table["seq"] + 1
    options = [advice["option"] for advice in hint["advice"]]
    assert 1 <= len(options) <= 3
    assert set(options) <= set(offered(table))
    offers = {one["id"]: one["phrase"] for one in table["game"]["decision"]["options"]}
    for advice in hint["advice"]:
        assert advice["phrases"] == [offers[advice["option"]]]
        told = [*advice["words"]["reasons"], advice["words"]["chance"]]
        assert len(told) == len(advice["reasons"]) + 1
        assert all(catalog("fr").say(phrase_of(phrase)) for phrase in told)
    for advice in hint["advice"]:
        assert 0 <= advice["win_chance"] <= 1
        assert 0 <= advice["share"] <= 1
        assert 0.5 <= advice["confidence"] <= 1
    version = ann.table(code)["version"]
    ann.must(code, "choose", option=options[0], version=version)


def test_reasons_are_told_in_shapes() -> None:
    advice = Advice(
        "visit:haven",
        1.5,
        0.6,
        0.9,
        0.4,
        (
            AdviceReason("points", {"n": 3}),
            AdviceReason(
                "gains", {"resources": {"twig": 2}, "others": 1, "cards": 1, "workers": 0}
            ),
            worded_reason(AdviceReason("next", {"option": "play:inn:hand"})),
            AdviceReason("wants", {"seat": 1, "option": "visit:haven"}),
            worded_reason(AdviceReason("denies", {"seat": 1, "option": "visit:basic_pebble"})),
            AdviceReason("rest"),
            AdviceReason("least", {"n": 2}),
            AdviceReason("outlook", {"side": "mine"}),
        ),
    )
    assert advice_view(advice)["reasons"] == [
        {"kind": "points", "n": 3},
        {"kind": "gains", "resources": {"twig": 2}, "others": 1, "cards": 1, "workers": 0},
        {"kind": "next", "option": "play:inn:hand"},
        {"kind": "wants", "seat": 1, "option": "visit:haven"},
        {"kind": "denies", "seat": 1, "option": "visit:basic_pebble"},
        {"kind": "rest"},
        {"kind": "least", "n": 2},
        {"kind": "outlook", "side": "mine"},
    ]


def test_the_bot_gets_an_imagined_game(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is hidden from the seat was dealt anew before anybody thinks about it."""
    code, ann, _ = two_at_table(address, seed=5)
    worlds: list[str] = []

    async def listening(self: Thinkers, visitor: str, world: Any, *_: Any) -> tuple[Advice, ...]:
        worlds.append(world.to_json())
        return (Advice(world.options[0].id, 0.0, 0.5, 0.5, 1.0),)

    monkeypatch.setattr(Thinkers, "advise", listening)
    views = []
    for _ in range(4):
        ask(ann, code)
        views.append(ann.table(code)["game"])
        version = ann.table(code)["version"]
        ann.must(code, "choose", option="visit:basic_three_twigs", version=version)
        ann.must(code, "undo", version=ann.table(code)["version"])
    assert all(view == views[0] for view in views)
    assert len(set(worlds)) == 4


# Who may ask ---------------------------------------------------------------------------------


def test_only_the_one_who_decides_gets_one(address: str) -> None:
    code, ann, bob = two_at_table(address)
    version = ann.table(code)["version"]
    assert fault(bob.do(code, "hint", version=version)) == (409, "not-your-turn")
    assert fault(Player(address).do(code, "hint", version=version)) == (403, "not-seated")
    assert fault(ann.do(code, "hint", version=version + 1)) == (409, "stale-version")
    assert fault(ann.do("AAAAAA", "hint", version=version)) == (404, "unknown-table")
    ask(ann, code)
    assert fault(bob.do(code, "hint", version=version)) == (409, "not-your-turn")


def test_there_is_none_before_or_after_the_game(address: str, ann: Player, bob: Player) -> None:
    code = ann.open("person", "person")
    assert fault(ann.do(code, "hint", version=0)) == (409, "not-started")
    over = bob.open("person", "person", mine=[0, 1], start=True)
    finish(over, bob)
    answer = bob.do(over, "hint", version=bob.table(over)["version"])
    assert fault(answer) == (409, "game-finished")
    assert "partie" in answer.json()["sentence"]


def test_people_at_one_screen_ask_in_turn(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True, first="seat")
    for option in ("visit:basic_three_twigs", "visit:basic_pebble"):
        table = ann.table(code)
        assert ask(ann, code)["seat"] == table["decider"]
        ann.must(code, "choose", option=option, version=table["version"])
    assert ann.table(code)["hints"] == [1, 1]


# Counting ------------------------------------------------------------------------------------


def test_all_see_the_count_and_none_what_it_said(address: str) -> None:
    code, ann, bob = two_at_table(address)
    before = bob.table(code)["seq"]
    hint = ask(ann, code)
    assert bob.table(code)["hints"] == ann.table(code)["hints"] == [1, 0]
    (event,) = bob.look(code, since=before)["events"]
    assert event.pop("line")["message"] == "event-hinted"
    assert {**event, "at": 0} == {"seq": before + 1, "at": 0, "seat": 0, "type": "hinted"}
    assert hint["version"] == bob.table(code)["version"]


def test_asked_again_it_says_the_same_and_counts_nothing(address: str) -> None:
    code, ann, bob = two_at_table(address)
    first = ask(ann, code)
    bob.must(code, "say", phrase="thinking")
    again = ask(ann, code)
    assert again["advice"] == first["advice"]
    assert ann.table(code)["hints"] == [1, 0]
    assert len(events_of(ann, code, "hinted")) == 1


def test_asked_many_times_at_once_it_counts_once(address: str) -> None:
    code, ann, _ = two_at_table(address)
    version = ann.table(code)["version"]
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda _: ann.do(code, "hint", version=version), range(6)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({str(answer.json()["advice"]) for answer in answers}) == 1
    assert ann.table(code)["hints"] == [1, 0]


def test_the_count_survives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as address:
        code, ann, bob = two_at_table(address)
        ask(ann, code)
        ann.choose(code)
        while ann.table(code)["decider"] == 0:
            ann.choose(code)
        ask(bob, code)
    with running(database) as address:
        ann.go_to(address)
        bob.go_to(address)
        assert ann.table(code)["hints"] == [1, 1]
        assert ask(bob, code)["advice"]  # thought of anew, and not counted again
        assert bob.table(code)["hints"] == [1, 1]


# What goes wrong -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("why", "words"), [("slow", "too long"), ("crash", "No hint"), ("illegal", "No hint")]
)
def test_a_hint_that_fails_is_not_counted(
    address: str, monkeypatch: pytest.MonkeyPatch, why: Any, words: str
) -> None:
    async def failing(*_: Any) -> Any:
        raise BotFailed(why, "SecretError")

    code, ann, _ = two_at_table(address)
    before = ann.table(code)
    with monkeypatch.context() as broken:
        broken.setattr(Thinkers, "advise", failing)
        answer = ann.do(code, "hint", version=before["version"])
        assert fault(answer) == (503, "no-hint")
        assert words in answer.json()["sentence"]
        assert "Secret" not in answer.text
    assert ann.table(code) == before
    assert ask(ann, code)["advice"]


def test_a_hint_for_a_game_that_has_moved_on_is_not_counted(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, ann, _ = two_at_table(address)
    version = ann.table(code)["version"]
    option = ann.table(code)["game"]["decision"]["options"][0]["id"]

    async def overtaken(*_: Any) -> tuple[Advice, ...]:
        await asyncio.to_thread(ann.choose, code)
        return (Advice(option, 0.0, 0.5, 0.5, 1.0),)

    with monkeypatch.context() as broken:
        broken.setattr(Thinkers, "advise", overtaken)
        answer = ann.do(code, "hint", version=version)
    assert fault(answer) == (409, "stale-version")
    assert ann.table(code)["hints"] == [0, 0]


# Who does not wait ----------------------------------------------------------------------------


class Held:
    """Workers that think about hints until they are let go on; `asked` is for which seats."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []
        self.go_on = threading.Event()
        monkeypatch.setattr(Workers, "answer", self.answer)

    async def answer(self, work: Any, world: str, seat: int, *_: Any) -> Any:
        self.asked.append(seat)
        while not self.go_on.is_set():
            await asyncio.sleep(0.01)
        option = load_game(world).options[0].id
        return (Advice(option, 0.0, 0.5, 0.5, 1.0),)


def waiting_hints(player: Player) -> float:
    figure = 'everdell_bots_waiting{kind="hint"} '
    lines = player.http.get("/metrics").text.splitlines()
    return sum(float(line.removeprefix(figure)) for line in lines if line.startswith(figure))


@contextmanager
def gone_after_asking(player: Player, code: str) -> Iterator[None]:
    """Ask for a hint, and hang up at the end of the block."""
    version = player.table(code)["version"]
    url = player.http.base_url
    head = {**player.http.headers, "content-type": "application/json"}
    connection = HTTPConnection(url.host, url.port or 80)
    connection.request("POST", f"/api/tables/{code}/hint", f'{{"version":{version}}}', head)
    yield
    connection.close()


def test_a_hint_whose_asker_is_gone_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Held(monkeypatch)
    with running(tmp_path / "tables.db", bot_workers=1) as address:
        first, ann, _ = two_at_table(address)
        second, eve, _ = two_at_table(address)
        with ThreadPoolExecutor(1) as threads:
            hint = threads.submit(ask, ann, first)
            until(lambda: len(bot.asked) == 1)
            with gone_after_asking(eve, second):
                until(lambda: waiting_hints(ann) == 1)
            until(lambda: waiting_hints(ann) == 0)
            bot.go_on.set()
            assert hint.result()["advice"]
        assert len(bot.asked) == 1
        assert eve.table(second)["hints"] == [0, 0]
        assert ask(eve, second)["advice"]
        assert eve.table(second)["hints"] == [1, 0]


def test_a_hint_that_others_wait_for_is_not_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Held(monkeypatch)
    there: list[str] = []  # for whom there are askers
    asked = Hints.ask

    async def noted(self: Hints, code: str, *rest: Any) -> Any:
        there.append(code)
        try:
            return await asked(self, code, *rest)
        finally:
            there.remove(code)

    monkeypatch.setattr(Hints, "ask", noted)
    with running(tmp_path / "tables.db", bot_workers=1) as address:
        first, ann, _ = two_at_table(address)
        second, eve, _ = two_at_table(address)
        with ThreadPoolExecutor(2) as threads:
            threads.submit(ask, ann, first)
            until(lambda: len(bot.asked) == 1)
            hint = threads.submit(ask, eve, second)
            until(lambda: waiting_hints(ann) == 1)
            with gone_after_asking(eve, second):
                until(lambda: there.count(second) == 2)
            until(lambda: there.count(second) == 1)
            bot.go_on.set()
            assert hint.result()["advice"]
        assert len(bot.asked) == 2


def test_a_hint_that_is_thought_about_is_kept_for_who_asks_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And counted only then."""
    bot = Held(monkeypatch)
    code, ann, bob = two_at_table(address)
    with gone_after_asking(ann, code):
        until(lambda: bot.asked == [0])
    bot.go_on.set()
    assert bob.table(code)["hints"] == [0, 0]
    assert ask(ann, code)["advice"]
    assert bot.asked == [0]
    assert bob.table(code)["hints"] == [1, 0]


def test_so_many_hints_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_HINTS_PER_MINUTE", 1)
    with running(tmp_path / "tables.db") as address:
        code, ann, bob = two_at_table(address)
        ask(ann, code)
        ask(ann, code)  # the same one
        ann.must(code, "choose", option="visit:haven", version=ann.table(code)["version"])
        answer = ann.do(code, "hint", version=ann.table(code)["version"])
        assert fault(answer) == (429, "too-many")
        assert ann.table(code)["hints"] == [1, 0]
        assert bob.table(code)["hints"] == [1, 0]

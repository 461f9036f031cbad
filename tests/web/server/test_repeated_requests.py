"""The same request again: it is answered the same, and done once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.running import Player, fault, running, two_at_table
from tests.web.server.choices import choice_that_shows_nothing, offered


def everything(player: Player, other: Player) -> Iterator[tuple[Player, str, dict[str, Any]]]:
    """Every act, in an order in which each is possible; an empty path opens the table."""
    wish = {"seats": ["person", "person", "person"], "first": "seat", "clock": 1000}
    yield player, "", wish
    yield other, "join", {"name": "Bob"}
    yield player, "arrange", {"seat": 2, "by": "random"}
    yield player, "arrange", {"seat": 2, "by": "person"}
    yield other, "rise", {"seat": None}
    yield other, "join", {"name": "Bob", "seat": 1}
    yield player, "arrange", {"seat": 2, "by": "random"}  # no bot moves before the undo
    yield player, "start", {}
    yield player, "say", {"text": "hello"}
    yield player, "say", {"phrase": "thanks"}
    yield other, "time", {}
    yield player, "choose", {}
    yield player, "undo", {}
    yield other, "leave", {}
    yield other, "return", {}
    yield player, "propose", {"kind": "abandon"}
    yield other, "answer", {"yes": False}
    yield player, "propose", {"kind": "abandon"}
    yield other, "answer", {"yes": True}


def test_a_repeated_request_is_answered_the_same_and_done_once(tmp_path: Path) -> None:
    """Each at once, after all the others, and by the next server."""
    database = tmp_path / "tables.db"
    done: list[tuple[Player, str, dict[str, Any], dict[str, str], bytes]] = []

    def send(player: Player, path: str, wish: dict[str, Any], key: dict[str, str]) -> bytes:
        answer = player.http.post(path, json=wish or None, headers=key)
        assert answer.is_success, answer.text
        return answer.content

    def repeat_all() -> None:
        seq = ann.table(code)["seq"]
        for player, path, wish, key, content in done:
            if path != "/api/tables":  # the link names the server
                assert send(player, path, wish, key) == content
            else:
                assert player.http.post(path, json=wish, headers=key).json()["code"] == code
        assert ann.table(code)["seq"] == seq
        assert [line["code"] for line in ann.http.get("/api/tables/mine").json()["tables"]] == [
            code
        ]

    with running(database) as address:
        ann, bob = Player(address), Player(address)
        code = ""
        for number, (player, act, wish) in enumerate(everything(ann, bob)):
            path = f"/api/tables/{code}/{act}" if act else "/api/tables"
            if act in ("choose", "undo"):
                wish["version"] = player.table(code)["version"]
            if act == "choose":
                wish["option"] = choice_that_shows_nothing(player, code)
            if act == "answer":
                wish["proposal"] = player.table(code)["proposal"]["id"]
            key = {"Idempotency-Key": f"wish {number}"}
            content = send(player, path, wish, key)
            assert send(player, path, wish, key) == content
            done.append((player, path, wish, key, content))
            code = code or httpx.Response(200, content=content).json()["code"]
        repeat_all()
    with running(database) as address:
        ann.go_to(address)
        bob.go_to(address)
        repeat_all()


@pytest.mark.parametrize("act", ["open", "join", "say", "choose"])
def test_twenty_times_at_once_is_once(address: str, act: str) -> None:
    code, ann, _ = two_at_table(address)
    player, path, wish = ann, f"/api/tables/{code}/{act}", {}
    if act == "open":
        path, wish = "/api/tables", {"seats": ["person", "person"], "name": "Ann"}
    elif act == "join":
        code = ann.open("person", "person", "person", "person")
        player, path, wish = Player(address), f"/api/tables/{code}/join", {"name": "Bob"}
    elif act == "say":
        wish = {"text": "hello"}
    else:
        wish = {"option": offered(ann, code)[0], "version": ann.table(code)["version"]}
    seq, tables = ann.table(code)["seq"], len(ann.http.get("/api/tables/mine").json()["tables"])
    key = {"Idempotency-Key": "once"}
    with ThreadPoolExecutor(20) as threads:
        sent = [threads.submit(player.http.post, path, json=wish, headers=key) for _ in range(20)]
        answers = [answer.result() for answer in sent]
    assert {(answer.is_success, answer.content) for answer in answers} == {
        (True, answers[0].content)
    }
    mine = ann.http.get("/api/tables/mine").json()["tables"]
    assert (ann.table(code)["seq"] - seq, len(mine) - tables) == (
        (0, 1) if act == "open" else (1, 0)
    )


def test_a_key_is_ones_own_and_the_tables(address: str) -> None:
    code, ann, bob = two_at_table(address)
    other, _, _ = two_at_table(address)
    first = ann.must(code, "say", text="from Ann", key="1")
    assert bob.must(code, "say", text="from Bob", key="1")["seq"] == first["seq"] + 1
    assert ann.must(code, "say", text="again", key="2")["seq"] == first["seq"] + 2
    assert fault(ann.do(other, "say", text="elsewhere", key="1")) == (403, "not-seated")


def test_without_a_key_everything_is_done_as_often_as_it_is_asked(address: str) -> None:
    code, ann, _ = two_at_table(address)
    assert ann.must(code, "say", text="ha")["seq"] + 1 == ann.must(code, "say", text="ha")["seq"]


def test_a_refused_request_may_be_right_later(address: str) -> None:
    code, ann, bob = two_at_table(address)
    table = ann.table(code)
    ann_wish = {"option": offered(ann, code)[0], "version": table["version"]}
    wish = {"option": "visit:basic_berry", "version": table["version"] + 1, "key": "mine"}
    assert fault(bob.do(code, "choose", **wish)) == (409, "stale-version")
    ann.must(code, "choose", **ann_wish)
    bob.must(code, "choose", **wish)


def test_a_key_stands_for_one_request(address: str) -> None:
    code, ann, _ = two_at_table(address)
    first = ann.must(code, "say", text="hello", key="once")
    assert ann.must(code, "say", text="hello", key="once") == first
    assert fault(ann.do(code, "say", text="goodbye", key="once")) == (409, "key-reused")
    assert fault(ann.do(code, "leave", key="once")) == (409, "key-reused")
    assert fault(ann.do(code, "say", text="", key="once")) == (409, "key-reused")
    assert ann.look(code)["events"][-1]["seq"] == first["seq"]


def test_a_key_opens_one_table(ann: Player) -> None:
    headers = {"Idempotency-Key": "open"}
    for seats, status in ((2, 201), (2, 201), (3, 409)):
        wish = {"seats": ["person"] * seats}
        answer = ann.http.post("/api/tables", json=wish, headers=headers)
        assert answer.status_code == status
    assert answer.json()["code"] == "key-reused"
    assert len(ann.http.get("/api/tables/mine").json()["tables"]) == 1


def test_a_request_from_before_they_had_fingerprints_is_answered_again(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as address:
        code, ann, _ = two_at_table(address)
        first = ann.must(code, "say", text="hello", key="once")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE events SET asked = NULL")
    with running(tmp_path / "tables.db") as address:
        ann.go_to(address)
        assert ann.must(code, "say", text="hello", key="once") == first


@pytest.mark.parametrize("key", ["", "x" * 201])
def test_a_key_is_a_short_text(ann: Player, key: str) -> None:
    wish = {"seats": ["person", "person"]}
    answer = ann.http.post("/api/tables", json=wish, headers={"Idempotency-Key": key})
    assert fault(answer) == (400, "bad-request")

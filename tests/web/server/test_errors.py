"""Errors: one shape, both languages, and nothing half done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
import structlog

from everdell.texts import LANGUAGES
from everdell.web.server import opponents
from everdell.web.server.faults import language
from tests.web.running import Player, client, fault, two_at_table

Ask = Callable[[httpx.Client, str], httpx.Response]


def wrong(path: str, body: object = None) -> Ask:
    return lambda http, code: http.post(f"/api/tables/{code}/{path}", json=body)


ERRORS: dict[str, tuple[int, Ask]] = {
    "unknown-address": (404, lambda http, code: http.get("/api/nothing")),
    "unknown-table": (404, lambda http, code: http.get("/api/tables/AAAAAA")),
    "unknown-moment": (404, lambda http, code: http.get(f"/api/tables/{code}/at/99")),
    "wrong-method": (405, lambda http, code: http.put(f"/api/tables/{code}")),
    "others-play": (409, lambda http, code: http.delete(f"/api/tables/{code}")),
    "not-json": (415, lambda http, code: http.post("/api/tables", content=b"x=1")),
    "too-large": (413, lambda http, code: http.post("/api/tables", json={"x": "y" * 70_000})),
    "bad-request": (400, lambda http, code: http.post("/api/tables", json={"x": 1})),
    "bad-origin": (
        403,
        lambda http, code: http.post("/api/tables", headers={"origin": "http://evil.example"}),
    ),
    "bad-token": (
        401,
        lambda http, code: http.get("/api/tables/mine", headers={"authorization": "Bearer x"}),
    ),
    "no-token": (
        401,
        lambda http, code: http.get("/api/tables/mine", headers={"authorization": ""}),
    ),
    "not-yet-open": (403, lambda http, code: http.get(f"/api/tables/{code}/record")),
    "foreign-seat": (403, lambda http, code: http.get(f"/api/tables/{code}?seat=1")),
    "unknown-bot": (
        400,
        lambda http, code: http.post("/api/tables", json={"seats": ["person", "hal"]}),
    ),
    "already-started": (409, wrong("start")),
    "not-offered": (409, wrong("choose", {"option": "x", "version": 3})),
    "stale-version": (409, wrong("choose", {"option": "x", "version": 2})),
    "nothing-to-undo": (409, wrong("undo", {"version": 3})),
    "no-proposal": (409, wrong("answer", {"proposal": 7, "yes": True})),
    "bad-chat": (400, wrong("say", {"text": " "})),
    "unknown-phrase": (400, wrong("say", {"phrase": "x"})),
    "no-clock": (409, wrong("time")),
    "not-away": (409, wrong("return")),
    "still-playing": (409, wrong("rematch")),
    "unknown-seat": (400, wrong("propose", {"kind": "stand-in", "target": 9})),
    "still-thinking": (409, wrong("propose", {"kind": "stand-in", "target": 1})),
}


@pytest.mark.parametrize("code", ERRORS)
def test_an_error_has_a_code_and_a_sentence_in_the_readers_language(
    address: str, code: str
) -> None:
    table, ann, _ = two_at_table(address)
    status, ask = ERRORS[code]
    said = {}
    for spoken in LANGUAGES:
        ann.http.headers["accept-language"] = f"{spoken}-XX, de;q=0.9"
        answer = ask(ann.http, table)
        assert fault(answer) == (status, code)
        assert answer.headers["content-type"] == "application/json"
        body = answer.json()
        assert list(body) == ["code", "sentence", "details"]
        assert all(isinstance(value, str) for value in body["details"].values())
        assert len(body["sentence"]) > 20
        assert body["sentence"].endswith((".", "!"))
        said[spoken] = body["sentence"]
    assert len(set(said.values())) == len(LANGUAGES)
    assert ann.table(table)["seq"] == 3


@pytest.mark.parametrize(
    ("wish", "spoken"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("de, fr", "fr"),
        ("en;q=0.2, fr;q=0.8", "fr"),
        ("fr;q=0.2, en;q=0.8", "en"),
        ("en, fr", "en"),
        ("fr;q=0", "en"),
        ("fr;q=0, en;q=0", "en"),
        ("fr;q=nan, en", "en"),
        ("fr;q=x", "en"),
        ("*", "en"),
        (";;,,=;q=,", "en"),
        ("x" * 10_000 + ", fr", "en"),
        ("\x00\xff", "en"),
    ],
)
def test_the_language_one_asks_for(wish: str, spoken: str) -> None:
    assert language(wish) == spoken


# What the framework refuses ------------------------------------------------------------------

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "half": b'{"seats":["person"',
    "no object": b"[]",
    "null": b"null",
    "a text": b'"seats"',
    "an unknown field": b'{"seats":["person","person"],"cheat":true}',
    "a missing field": b"{}",
    "a wrong type": b'{"seats":"person"}',
    "a wrong type inside": b'{"seats":[1,2]}',
    "too few": b'{"seats":[]}',
    "too many": b'{"seats":[' + b'"person",' * 8 + b'"person"]}',
    "a long text": b'{"seats":["' + b"x" * 61 + b'","person"]}',
    "a negative number": b'{"seats":["person","person"],"clock":-1}',
    "a broken number": b'{"seats":["person","person"],"clock":1.5}',
    "a large number": b'{"seats":["person","person"],"seed":' + b"9" * 5000 + b"}",
    "infinity": b'{"seats":["person","person"],"seed":1e999}',
    "not a number": b'{"seats":["person","person"],"seed":NaN}',
    "an unknown word": b'{"seats":["person","person"],"undo":"sometimes"}',
    "half a character": b'{"seats":["person","person"],"name":"\\ud800"}',
    "the other half": b'{"seats":["person","person"],"name":"\\udc00\\ud800"}',
    "no UTF-8": b'{"seats":["person","person"],"name":"\xff\xfe"}',
    "UTF-16": '{"seats":["person","person"]}'.encode("utf-16"),
    "a bomb of lists": b"[" * 60_000,
    "a bomb of objects": b'{"a":' * 12_000,
    "a bomb in a field": b'{"seats":["person","person"],"options":' + b'{"a":' * 10_000,
    "two documents": b'{"seats":["person","person"]}{}',
}


@pytest.mark.parametrize("name", BODIES)
def test_what_cannot_be_read_is_said(ann: Player, name: str) -> None:
    headers = {"content-type": "application/json"}
    answer = ann.http.post("/api/tables", content=BODIES[name], headers=headers)
    assert fault(answer) == (400, "bad-request")
    why = answer.json()["details"]["why"]
    assert why
    assert why in answer.json()["sentence"]
    assert len(answer.content) < 1000
    assert ann.http.get("/api/tables/mine").json() == {"tables": []}


@pytest.mark.parametrize(
    "query",
    ["since=x", "since=-1", "since=1.5", f"since={2**40}", "since=" + "9" * 5000, "seat=16"],
)
def test_a_wrong_question_is_said(ann: Player, query: str) -> None:
    code = ann.open("person", "person")
    for path in ("", "/events"):
        answer = ann.http.get(f"/api/tables/{code}{path}?{query}")
        assert fault(answer) == (400, "bad-request")
        assert query.partition("=")[0] in answer.json()["details"]["why"]


def test_what_an_address_allows_is_told(anonymous: httpx.Client) -> None:
    for path, allowed in (("/api/tables", {"GET", "POST"}), ("/api/me", {"GET", "PATCH"})):
        answer = anonymous.delete(path)
        assert fault(answer) == (405, "wrong-method")
        assert set(answer.headers["allow"].split(", ")) >= allowed
    assert fault(anonymous.get("/api/tables/AAAAAA/live")) == (400, "no-channel")


def test_head_and_options(anonymous: httpx.Client) -> None:
    answer = anonymous.head("/api/tables")
    assert (answer.status_code, answer.content) == (405, b"")
    answer = anonymous.options("/api/tables")
    assert answer.status_code == 204
    assert "access-control-allow-methods" not in answer.headers


# Our own mistakes ----------------------------------------------------------------------------


def test_a_mistake_of_ours_tells_nothing(
    address: str, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(name: str) -> Any:
        raise RuntimeError("the seed is 42")

    code = ann.open("person", "person")
    with structlog.testing.capture_logs() as logs, monkeypatch.context() as broken:
        broken.setattr(opponents, "check_name", breaking)
        answer = ann.do(code, "arrange", seat=1, by="random")
    assert fault(answer) == (500, "broken")
    assert "42" not in answer.text
    (line,) = [line for line in logs if line["event"] == "broken"]
    assert line["error"] == "RuntimeError"
    assert line["where"][-1].endswith(" breaking")
    assert "42" not in str(logs)
    assert ann.token not in str(logs)
    ann.must(code, "arrange", seat=1, by="random")


def test_at_a_loss_for_words_there_is_english(address: str) -> None:
    with client(address, {"accept-language": "tlh"}) as http:
        assert http.get("/nothing").json()["sentence"].startswith("There is nothing")

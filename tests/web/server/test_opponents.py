"""The bots that are offered, and how seats ask for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from everdell.bots import bot_names
from tests.web.process import until
from tests.web.running import Player, fault, running

STYLES = ["builder", "racer", "blocker"]


def test_the_levels_come_first_and_say_what_they_can(anonymous: httpx.Client) -> None:
    told: list[dict[str, Any]] = anonymous.get("/api/bots").json()
    assert [bot["name"] for bot in told] == list(bot_names())
    assert [(bot["name"], bot["level"]) for bot in told[:6]] == [
        ("fledgling", 1), ("forager", 2), ("greedy", 3), ("steward", 4), ("sage", 5),
        ("random", None),
    ]  # fmt: skip
    by_name = {bot["name"]: bot for bot in told}
    assert by_name["steward"]["styles"] == by_name["sage"]["styles"] == STYLES
    assert by_name["greedy"]["styles"] == []
    assert by_name["sage"]["seconds"] > 0 == by_name["steward"]["seconds"]
    assert by_name["sage"]["longest"] > by_name["sage"]["seconds"]
    assert by_name["steward"]["longest"] == by_name["random"]["longest"] == 0


def test_a_bot_may_think_as_long_as_it_is_said(ann: Player, anonymous: httpx.Client) -> None:
    longest = {bot["name"]: bot["longest"] for bot in anonymous.get("/api/bots").json()}["sage"]
    ann.open("person", f"sage@{longest:g}s")
    answer = ann.http.post("/api/tables", json={"seats": ["person", f"sage@{longest + 0.1:g}s"]})
    assert fault(answer) == (400, "bot-time")
    assert answer.json()["details"]["most"] == f"{longest:g}"


@pytest.mark.parametrize("spec", ["forager", "steward:builder", "sage", "sage:racer", "sage@0.5s"])
def test_a_seat_asks_for_a_bot_its_style_and_its_time(ann: Player, spec: str) -> None:
    code = ann.open("person", "person", stand_in=spec)
    ann.must(code, "arrange", seat=1, by=spec)
    table = ann.table(code)
    assert (table["seats"][1]["by"], table["house"]["stand_in"]) == (spec, spec)


REFUSED = [
    ("hal", "unknown-bot"),
    ("trainee", "unknown-bot"),
    ("sage:", "bad-bot"),
    ("sage@", "bad-bot"),
    ("sage@2m", "bad-bot"),
    ("", "bad-bot"),
    ("sage:grumpy", "bot-style"),
    ("greedy:builder", "bot-style"),
    ("random:builder", "bot-style"),
    ("greedy@1s", "bot-time"),
    ("random@1s", "bot-time"),
    ("steward@1s", "bot-time"),
    ("sage@5s", "bot-time"),
    ("sage@100i", "bot-time"),
]


@pytest.mark.parametrize(("spec", "code"), REFUSED)
def test_what_no_bot_is_or_does_is_said(ann: Player, spec: str, code: str) -> None:
    answer = ann.http.post("/api/tables", json={"seats": ["person", spec]})
    assert fault(answer) == (400, code)
    assert ann.http.get("/api/tables/mine").json() == {"tables": []}


def test_a_style_is_never_a_file(ann: Player, tmp_path: Path) -> None:
    """Elsewhere weights are read from a file that the user names; here none is read."""
    file = tmp_path / "w.json"
    file.write_text("{}")
    table = ann.open("person", "person")
    for name in (file.name, "w.json", "../experience.json", "/etc/passwd"):
        for act in ("open", "stand-in", "arrange"):
            spec = f"sage:{name}"
            if act == "open":
                answer = ann.http.post("/api/tables", json={"seats": ["person", spec]})
            elif act == "stand-in":
                wish = {"seats": ["person", "person"], "stand_in": spec}
                answer = ann.http.post("/api/tables", json=wish)
            else:
                answer = ann.do(table, "arrange", seat=1, by=spec)
            assert fault(answer) == (400, "bot-style")
            assert answer.json()["details"]["known"] == ", ".join(STYLES)


def test_a_server_that_has_little_time(tmp_path: Path) -> None:
    """What a bot usually takes may be too long for it, and it says what is not."""
    with running(tmp_path / "tables.db", bot_seconds=1.0) as address:
        ann = Player(address, "fr")
        answer = ann.http.post("/api/tables", json={"seats": ["person", "sage"]})
        assert fault(answer) == (400, "bot-time")
        assert "0.75 secondes" in answer.json()["sentence"]
        ann.open("person", "sage@0.5s")
        ann.open("person", "greedy")


def test_a_bot_with_a_style_plays(ann: Player) -> None:
    code = ann.open("steward:builder", "person", mine=[1], first="seat", start=True)
    until(lambda: ann.table(code)["decider"] == 1)
    events = ann.look(code)["events"]
    assert "stumbled" not in {event["type"] for event in events}
    chosen = [event for event in events if event["type"] == "chosen"]
    assert {event["bot"] for event in chosen} == {"steward:builder"}

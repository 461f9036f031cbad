"""What is said at a table."""

from __future__ import annotations

import pytest

from tests.web.running import Player, fault, two_at_table


def test_what_is_said_is_heard_by_all(address: str) -> None:
    code, ann, bob = two_at_table(address)
    ann.must(code, "say", text="  Bonjour, l'ami ! 🦔 ")
    bob.must(code, "say", phrase="good-luck")
    said = Player(address).look(code, since=3)["events"]
    assert [(e["type"], e["seat"], e["text"], e["phrase"]) for e in said] == [
        ("said", 0, "Bonjour, l'ami ! 🦔", ""),
        ("said", 1, "", "good-luck"),
    ]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"text": ""}, "bad-chat"),
        ({"text": "\x00\x1b\u202e \u200b"}, "bad-chat"),
        ({"text": "x" * 501}, "bad-chat"),
        ({"text": "x" * 2001}, "bad-request"),
        ({"phrase": "hocus-pocus"}, "unknown-phrase"),
        ({"phrase": "hello", "text": "hello"}, "unknown-phrase"),
        ({"speech": "hello"}, "bad-request"),
    ],
)
def test_what_cannot_be_said(address: str, wish: dict[str, str], code: str) -> None:
    table, ann, _ = two_at_table(address)
    assert fault(ann.do(table, "say", **wish)) == (400, code)
    assert ann.table(table)["seq"] == 3


def test_nothing_in_a_line_steers_the_readers_screen(address: str) -> None:
    code, ann, _ = two_at_table(address)
    said = ann.must(code, "say", text="a\x00b\x1b[2Jc\u202ed\ufeffe")["events"][0]["text"]
    assert said == "a b [2Jc d e"


def test_strangers_do_not_talk(address: str) -> None:
    code, _, _ = two_at_table(address)
    assert fault(Player(address).do(code, "say", text="boo")) == (403, "not-seated")

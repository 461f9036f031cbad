"""Taking back: at once, with the consent of the others, or never."""

from __future__ import annotations

import pytest

from tests.web.running import Player, fault, two_at_table
from tests.web.server.choices import choice_that_shows_nothing


def test_what_showed_nothing_is_taken_back_at_once(address: str) -> None:
    code, ann, bob = two_at_table(address)
    before = ann.table(code)
    option = choice_that_shows_nothing(ann, code)
    ann.must(code, "choose", option=option, version=before["version"])
    after = ann.table(code)
    assert after["undo"] == [0]
    assert bob.table(code)["undo"] == []
    undone = ann.must(code, "undo", version=after["version"])
    assert [event["type"] for event in undone["events"]] == ["undone"]
    assert ann.table(code)["game"] == before["game"]
    assert [e["type"] for e in bob.look(code, since=before["seq"])["events"]] == [
        "chosen",
        "undone",
    ]


def test_beyond_what_was_seen_the_others_are_asked(address: str) -> None:
    code, ann, bob = two_at_table(address)
    before = ann.table(code)
    ann.must(code, "choose", option="visit:basic_two_twigs_card", version=before["version"])
    version = ann.table(code)["version"]
    asked = ann.must(code, "undo", version=version)["events"]
    assert [event["type"] for event in asked] == ["proposed"]
    proposal = bob.table(code)["proposal"]
    assert (proposal["kind"], proposal["seat"], proposal["id"]) == ("undo", 0, asked[0]["seq"])
    assert fault(ann.do(code, "answer", proposal=proposal["id"], yes=True)) == (409, "not-asked")
    assert fault(bob.do(code, "answer", proposal=99999, yes=True)) == (409, "no-proposal")
    assert fault(bob.do(code, "propose", kind="abandon")) == (409, "already-proposed")
    done = bob.must(code, "answer", proposal=proposal["id"], yes=True)["events"]
    assert [event["type"] for event in done] == ["answered", "undone"]
    assert ann.table(code)["game"] == before["game"]
    assert ann.table(code)["proposal"] is None


def test_a_no_is_a_no(address: str) -> None:
    code, ann, bob = two_at_table(address)
    ann.must(code, "choose", option="visit:basic_two_twigs_card", version=3)
    after = ann.table(code)
    asked = ann.must(code, "undo", version=after["version"])["seq"]
    assert [e["type"] for e in bob.must(code, "answer", proposal=asked, yes=False)["events"]] == [
        "answered"
    ]
    assert ann.table(code)["game"] == after["game"]


@pytest.mark.parametrize(("rule", "status"), [("never", 409), ("consent", 200)])
def test_the_rule_of_the_table(address: str, rule: str, status: int) -> None:
    code, ann, _ = two_at_table(address, undo=rule)
    option = choice_that_shows_nothing(ann, code)
    ann.must(code, "choose", option=option, version=3)
    assert ann.table(code)["undo"] == []
    answer = ann.do(code, "undo", version=4)
    assert answer.status_code == status
    if rule == "consent":
        assert [event["type"] for event in answer.json()["events"]] == ["proposed"]


def test_what_cannot_be_taken_back(address: str) -> None:
    code, ann, bob = two_at_table(address)
    stranger = Player(address)
    assert fault(ann.do(code, "undo", version=3)) == (409, "nothing-to-undo")
    assert fault(ann.do(code, "undo", version=3, keep=7)) == (409, "nothing-to-undo")
    assert fault(ann.do(code, "undo", version=2)) == (409, "stale-version")
    assert fault(stranger.do(code, "undo", version=3)) == (403, "not-seated")
    ann.must(code, "choose", option=choice_that_shows_nothing(ann, code), version=3)
    # Not even the way back that is free to its owner is free to others.
    asked = bob.must(code, "undo", version=4, keep=0)["events"]
    assert [event["type"] for event in asked] == ["proposed"]

"""Deleting a table: who may, when, and what the others see of it."""

from __future__ import annotations

import httpx
import pytest

from tests.web.running import Player, fault, finish, two_at_table

REFUSED = 4400


def delete(player: Player, code: str) -> httpx.Response:
    return player.http.delete(f"/api/tables/{code}")


def lines(player: Player) -> dict[str, bool]:
    """The tables in a player's list, and whether that player may delete them."""
    listed = player.http.get("/api/tables/mine").json()["tables"]
    return {line["code"]: line["deletable"] for line in listed}


def test_the_owner_deletes_a_table_that_waits(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person", public=True)
    kept = ann.open("person", "person")
    bob.must(code, "join", name="Bob")
    answer = delete(ann, code)
    assert (answer.status_code, answer.json()) == (200, {"code": code})
    for who in (ann, bob):
        assert fault(who.http.get(f"/api/tables/{code}")) == (404, "unknown-table")
        assert fault(who.do(code, "start")) == (404, "unknown-table")
        assert code not in lines(who)
    public = ann.http.get("/api/tables").json()["tables"]
    assert code not in [line["code"] for line in public]
    assert ann.table(kept)["status"] == "lobby"
    assert fault(delete(ann, code)) == (404, "unknown-table")


def test_spectators_are_told(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person")
    with ann.watch(code) as mine, bob.watch(code) as bobs:
        mine.next()
        bobs.next()
        delete(ann, code)
        for channel in (mine, bobs):
            assert "was deleted" in channel.next("error")["sentence"]
            assert channel.end() == (REFUSED, "unknown-table")


def test_only_the_owner_may(ann: Player, bob: Player, anonymous: httpx.Client) -> None:
    code = ann.open("person", "person", name="Ann")
    bob.must(code, "join", name="Bob")
    assert fault(delete(bob, code)) == (403, "not-owner")
    assert fault(delete(Player(str(ann.http.base_url)), code)) == (403, "not-owner")
    assert fault(anonymous.delete(f"/api/tables/{code}")) == (401, "no-token")
    assert ann.table(code)["deletable"]
    assert not bob.table(code)["deletable"]
    assert not anonymous.get(f"/api/tables/{code}").json()["table"]["deletable"]
    assert (lines(ann)[code], lines(bob)[code]) == (True, False)
    ann.must(code, "rise", seat=0)  # the table is Bob's now
    assert delete(bob, code).status_code == 200


def test_a_running_game_is_not_taken_from_others(address: str) -> None:
    code, ann, bob = two_at_table(address)
    for leave in (False, True):
        if leave:
            bob.must(code, "leave")  # Bob may come back
        assert fault(delete(ann, code)) == (409, "others-play")
        assert not ann.table(code)["deletable"]
        assert not lines(ann)[code]
    bob.must(code, "return")
    proposal = ann.must(code, "propose", kind="abandon")["seq"]
    bob.must(code, "answer", proposal=proposal, yes=True)
    assert ann.table(code)["deletable"]
    assert delete(ann, code).status_code == 200


@pytest.mark.parametrize("seats", [("person", "random"), ("person",)])
def test_a_game_without_other_people_can_be_deleted(ann: Player, seats: tuple[str, ...]) -> None:
    code = ann.open(*seats, start=True)
    assert lines(ann)[code]
    assert delete(ann, code).status_code == 200
    assert lines(ann) == {}


def test_a_finished_game_can_be_deleted(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True)
    finish(code, ann)
    assert ann.http.get(f"/api/tables/{code}/record").status_code == 200
    assert delete(ann, code).status_code == 200
    assert fault(ann.http.get(f"/api/tables/{code}/record")) == (404, "unknown-table")


def test_another_site_cannot_delete(browser: httpx.Client) -> None:
    code = browser.post("/api/tables", json={"seats": ["person", "person"]}).json()["code"]
    foreign = {"origin": "http://evil.example"}
    refused = browser.delete(f"/api/tables/{code}", headers=foreign)
    assert fault(refused) == (403, "bad-origin")
    assert browser.delete(f"/api/tables/{code}").status_code == 200

"""Giving up, and the next game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.web.running import Player, fault, two_at_table


def test_a_game_is_given_up_by_all(address: str) -> None:
    code, ann, bob = two_at_table(address)
    asked = ann.must(code, "propose", kind="abandon")["seq"]
    assert ann.table(code)["status"] == "playing"
    done = bob.must(code, "answer", proposal=asked, yes=True)["events"]
    assert [event["type"] for event in done] == ["answered", "abandoned"]
    assert bob.table(code)["status"] == "abandoned"
    key = bob.table(code)["house"]["seed"]
    assert len(bytes.fromhex(key)) * 8 >= 128  # it could not have been guessed before


def test_the_asker_may_think_better_of_it(address: str) -> None:
    code, ann, _ = two_at_table(address)
    asked = ann.must(code, "propose", kind="abandon")["seq"]
    ann.must(code, "answer", proposal=asked, yes=False)
    assert ann.table(code)["proposal"] is None
    assert ann.table(code)["status"] == "playing"


def test_the_same_people_play_again(address: str) -> None:
    code, ann, bob = two_at_table(address, seed=5)
    stranger = Player(address)
    assert fault(ann.do(code, "rematch")) == (409, "still-playing")
    bob.must(code, "answer", proposal=ann.must(code, "propose", kind="abandon")["seq"], yes=True)
    assert fault(stranger.do(code, "rematch")) == (403, "not-seated")
    answer = bob.do(code, "rematch")
    assert answer.status_code == 201
    again = answer.json()["code"]
    assert ann.must(code, "rematch")["code"] == again
    assert fault(stranger.do(code, "rematch")) == (403, "not-seated")
    assert ann.table(code)["rematch"] == again
    seats = ann.table(again)["seats"]
    assert [(seat["name"], seat["reserved"]) for seat in seats] == [("Ann", True), ("Bob", False)]
    assert fault(stranger.do(again, "join", name="Eve")) == (409, "table-full")
    assert fault(bob.do(again, "start")) == (409, "seats-open")
    assert ann.must(again, "join", seat=None)["events"][0]["name"] == "Ann"
    bob.must(again, "start")
    assert ann.table(again)["house"]["seed"] is None


def test_bots_keep_no_player_waiting(ann: Player) -> None:
    code = ann.open("person", "greedy", name="Ann", start=True)
    ann.must(code, "propose", kind="abandon")
    again = ann.must(code, "rematch")["code"]
    assert ann.table(again)["status"] == "playing"


def test_the_same_cards_are_dealt_once_more(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True)
    dealt = ann.table(code)["game"]
    ann.must(code, "propose", kind="abandon")
    again = ann.http.post(f"/api/tables/{code}/rematch?same_cards=true").json()["code"]
    assert ann.table(again)["game"] == dealt
    assert ann.table(again)["house"]["seed"] == ann.table(code)["house"]["seed"]


def test_a_rematch_asked_for_by_all_at_once_is_one(address: str) -> None:
    for _ in range(3):
        code, ann, bob = two_at_table(address)
        asked = ann.must(code, "propose", kind="abandon")["seq"]
        bob.must(code, "answer", proposal=asked, yes=True)
        with ThreadPoolExecutor(8) as threads:
            asking = [threads.submit(player.do, code, "rematch") for player in [ann, bob] * 4]
            answers = [answer.result() for answer in asking]
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["code"] for answer in answers}) == 1

"""While the game runs: choosing, taking back, asking, talking, leaving; and the game after it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.process import until
from tests.web.running import Clock, Player, fault, running, two_at_table
from tests.web.running import offered as offered_at


def offered(player: Player, code: str) -> list[str]:
    return offered_at(player.table(code))


def choice_that_shows_nothing(player: Player, code: str) -> str:
    """A visit that only brings resources can be taken back."""
    found = [option for option in offered(player, code) if option == "visit:basic_three_twigs"]
    return found[0]


# Choosing ------------------------------------------------------------------------------------


def test_a_choice_is_answered_with_what_came_of_it(address: str) -> None:
    code, ann, bob = two_at_table(address)
    before = ann.table(code)
    option = before["game"]["decision"]["options"][0]["id"]
    answer = ann.must(code, "choose", option=option, version=before["version"])
    assert answer["seq"] == before["seq"] + 1
    (event,) = answer["events"]
    assert (event["type"], event["seat"], event["choice"]["options"]) == ("chosen", 0, [option])
    seen = bob.look(code, since=before["seq"])["events"]
    assert [one["seq"] for one in seen] == [event["seq"]]
    assert "choice" not in seen[0]


def test_only_the_one_whose_turn_it_is(address: str) -> None:
    code, ann, bob = two_at_table(address)
    version = ann.table(code)["version"]
    option = offered(ann, code)[0]
    stranger = Player(address)
    assert fault(bob.do(code, "choose", option=option, version=version)) == (409, "not-your-turn")
    assert fault(stranger.do(code, "choose", option=option, version=version)) == (403, "not-seated")
    assert ann.table(code)["version"] == version


@pytest.mark.parametrize(
    "option",
    ["visit:nowhere", "pass", "VISIT:BASIC_BERRY", " ", "\x00", "☃", "x" * 200, "../../etc"],
)
def test_what_is_not_offered_cannot_be_chosen(address: str, option: str) -> None:
    code, ann, _ = two_at_table(address)
    before = ann.table(code)
    answer = ann.do(code, "choose", option=option, version=before["version"])
    assert fault(answer) == (409, "not-offered")
    assert ann.table(code) == before


def test_a_choice_is_about_the_game_that_was_seen(address: str) -> None:
    code, ann, bob = two_at_table(address)
    version = ann.table(code)["version"]
    ann.choose(code)
    for wrong in (version, 0, version + 2, 2**31):
        answer = bob.do(code, "choose", option=offered(bob, code)[0], version=wrong)
        assert fault(answer) == (409, "stale-version")
        assert answer.json()["details"] == {"version": str(wrong), "current": str(version + 1)}


def test_talk_does_not_make_a_choice_outdated(address: str) -> None:
    code, ann, bob = two_at_table(address)
    table = ann.table(code)
    bob.must(code, "say", text="Take your time.")
    ann.must(code, "choose", option=offered(ann, code)[0], version=table["version"])


def test_of_two_choices_at_once_one_wins(address: str) -> None:
    code = (ann := Player(address)).open("person", "person", mine=[0, 1], start=True)
    for _ in range(5):
        table = ann.table(code)
        wishes = [{"option": option, "version": table["version"]} for option in offered_at(table)]
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda wish: ann.do(code, "choose", **wish), wishes))
        assert sum(answer.is_success for answer in answers) == 1
        others = {fault(answer) for answer in answers if not answer.is_success}
        assert others <= {(409, "stale-version")}
        assert ann.table(code)["seq"] == table["seq"] + 1


def test_before_and_after_the_game_nothing_is_chosen(address: str, ann: Player) -> None:
    code = ann.open("person", "person")
    assert fault(ann.do(code, "choose", option="pass", version=0)) == (409, "not-started")
    alone = ann.open("person", "person", mine=[0, 1], start=True)
    ann.must(alone, "propose", kind="abandon")
    version = ann.table(alone)["version"]
    assert fault(ann.do(alone, "choose", option="pass", version=version)) == (409, "abandoned")


def test_people_at_one_screen_choose_in_turn(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True, first="seat")
    for _ in range(6):
        table = ann.table(code)
        assert table["seat"] == table["decider"]
        hands = [player.get("hand") for player in table["game"]["players"]]
        assert [hand is not None for hand in hands] == [seat == table["seat"] for seat in (0, 1)]
        ann.choose(code)


# The same request again ----------------------------------------------------------------------


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


# Taking back ---------------------------------------------------------------------------------


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


# Giving up, and the next game ----------------------------------------------------------------


def test_a_game_is_given_up_by_all(address: str) -> None:
    code, ann, bob = two_at_table(address)
    asked = ann.must(code, "propose", kind="abandon")["seq"]
    assert ann.table(code)["status"] == "playing"
    done = bob.must(code, "answer", proposal=asked, yes=True)["events"]
    assert [event["type"] for event in done] == ["answered", "abandoned"]
    assert bob.table(code)["status"] == "abandoned"
    key = bob.table(code)["house"]["seed"]
    assert len(bytes.fromhex(key)) * 8 >= 128  # nobody could have guessed it before


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


def test_nobody_waits_for_bots(ann: Player) -> None:
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


# Talk ----------------------------------------------------------------------------------------


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


# Leaving and coming back ---------------------------------------------------------------------


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


def at_the_haven(address: str) -> tuple[str, Player]:
    """A table at which any number of cards may be discarded."""
    code, ann, _ = two_at_table(address)
    ann.must(code, "choose", option="visit:haven", version=ann.table(code)["version"])
    assert ann.table(code)["game"]["decision"]["prompt"] == "discard"
    return code, ann


def test_a_set_of_picks_is_one_request_one_event_and_one_step_back(address: str) -> None:
    code, ann = at_the_haven(address)
    before = ann.table(code)
    pool = before["game"]["decision"]["picks"]["pool"]
    marked = [id for id in reversed(pool) for _ in range(pool[id])][:2]
    acted = ann.must(code, "choose", option=marked, version=before["version"])
    assert acted["seq"] == before["seq"] + 1
    (event,) = ann.look(code, since=before["seq"])["events"]
    assert event["choice"]["options"] == marked
    assert [entry["kind"] for entry in event["entries"]].count("discarded") == 2
    after = ann.table(code)
    assert after["choices"] == before["choices"] + 1
    if before["choices"] in after["undo"]:
        ann.must(code, "undo", version=after["version"])
        again = ann.table(code)
        assert again["game"] == before["game"]


def test_a_set_that_cannot_be_picked_is_refused_as_a_whole(address: str) -> None:
    code, ann = at_the_haven(address)
    before = ann.table(code)
    some = next(iter(before["game"]["decision"]["picks"]["pool"]))
    answer = ann.do(code, "choose", option=[some] * 9, version=before["version"])
    assert fault(answer) == (409, "not-in-set")
    assert ann.table(code) == before

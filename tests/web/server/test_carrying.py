"""A lost cookie is not a lost seat: links that work once, and phrases, over the wire."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import pytest
import segno

from tests.web.running import Clock, Player, fault, finish, running, two_at_table


class Given(NamedTuple):
    """What stands in a link: the table, and the secret behind the #."""

    code: str
    secret: str


def link_of(player: Player, code: str) -> Given:
    made = player.must(code, "carry")
    link = urlsplit(made["link"])
    assert link.path == f"/seat/{code}"
    assert link.query == ""
    return Given(code, link.fragment)


def phrase_of(player: Player, code: str) -> str:
    return str(player.must(code, "phrase")["phrase"])


def look(player: Player, **key: str) -> httpx.Response:
    return player.http.post("/api/seat/look", json=key)


def take(player: Player, **key: str) -> httpx.Response:
    return player.http.post("/api/seat/take", json=key)


def taken(player: Player, **key: str) -> dict[str, Any]:
    answer = take(player, **key)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


# The link ------------------------------------------------------------------------------------


def test_a_seat_goes_to_another_device_by_a_link(address: str) -> None:
    code, ann, _ = two_at_table(address)
    hand = ann.table(code)["game"]["players"][0]["hand"]
    key = link_of(ann, code)._asdict()
    phone = Player(address)
    found = look(phone, **key).json()
    assert found == {"code": code, "seats": [0], "names": ["Ann"], "beside": []}
    assert ann.table(code)["you"] == [0]  # nothing has happened yet
    assert [event["type"] for event in taken(phone, **key)["events"]] == ["carried"]
    assert phone.table(code)["game"]["players"][0]["hand"] == hand
    phone.choose(code)
    assert ann.table(code)["you"] == []
    assert fault(ann.do(code, "say", text="hey")) == (403, "not-seated")
    assert code in [line["code"] for line in phone.http.get("/api/tables/mine").json()["tables"]]
    assert ann.http.get("/api/tables/mine").json()["tables"] == []


def test_the_secret_is_long_and_in_the_picture_too(address: str) -> None:
    code, ann, _ = two_at_table(address)
    made = ann.must(code, "carry")
    assert len(urlsplit(made["link"]).fragment) == 43  # 256 bits
    assert made["qr"] == segno.make(made["link"], error="m").svg_data_uri(scale=8, border=2)
    assert made["seconds"] == 900
    assert ann.must(code, "carry")["link"] != made["link"]


def test_a_link_works_once_and_of_two_at_once_for_one(address: str) -> None:
    code, ann, _ = two_at_table(address)
    for _ in range(5):
        key = link_of(ann, code)._asdict()
        devices = [Player(address) for _ in range(4)]
        with ThreadPoolExecutor(len(devices)) as threads:
            asked = [threads.submit(take, device, **key) for device in devices]
            answers = [one.result() for one in asked]
        assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410]
        assert {answer.json().get("code") for answer in answers} == {code, "link-used"}
        (ann,) = [d for d, answer in zip(devices, answers, strict=True) if answer.is_success]
        assert ann.table(code)["you"] == [0]
        assert fault(look(Player(address), **key)) == (410, "link-used")


def test_a_link_expires(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path / "tables.db", clock=clock, link_seconds=60) as address:
        code, ann, _ = two_at_table(address)
        key = link_of(ann, code)._asdict()
        phone = Player(address)
        clock.now += 59
        assert look(phone, **key).is_success
        clock.now += 1
        for ask in (look, take):
            assert fault(ask(phone, **key)) == (410, "link-expired")
        assert ann.table(code)["you"] == [0]


def test_what_opens_nothing_is_said(address: str) -> None:
    code, ann, bob = two_at_table(address)
    key = link_of(ann, code)
    phone = Player(address, "fr")
    assert fault(take(phone, code=code, secret=key.secret[:-1])) == (404, "unknown-link")
    assert fault(take(phone, code=code)) == (404, "unknown-link")
    assert fault(take(phone, secret=key.secret)) == (404, "unknown-table")
    other = bob.open("person", "person")
    assert fault(take(phone, code=other, secret=key.secret)) == (404, "unknown-link")
    assert fault(take(ann, **key._asdict())) == (409, "already-here")
    stranger = httpx.post(f"{address}/api/seat/take", json=key._asdict())
    assert fault(stranger) == (401, "no-token")
    assert "lien" in take(phone, code=code, secret="x").json()["sentence"]
    assert fault(Player(address).do(code, "carry")) == (403, "not-seated")
    assert fault(Player(address).do(code, "phrase")) == (403, "not-seated")


def test_a_lost_answer_can_be_asked_for_again(address: str) -> None:
    code, ann, _ = two_at_table(address)
    key, once = link_of(ann, code)._asdict(), {"Idempotency-Key": "once"}
    phone = Player(address)
    first, again = [phone.http.post("/api/seat/take", json=key, headers=once) for _ in "ab"]
    assert first.status_code == again.status_code == 200
    assert first.content == again.content


# The phrase ----------------------------------------------------------------------------------


def test_a_phrase_brings_a_seat_back_without_anything_else(address: str) -> None:
    code, ann, _ = two_at_table(address)
    assert not ann.table(code)["phrase"]
    phrase = phrase_of(ann, code)
    assert len(phrase.split()) == 6
    assert ann.table(code)["phrase"]
    for device in (Player(address), Player(address)):
        assert look(device, phrase=phrase.upper()).json()["names"] == ["Ann"]
        assert taken(device, phrase=phrase.replace(" ", "-"))["code"] == code
        assert device.table(code)["you"] == [0]
        assert fault(take(device, phrase=phrase)) == (409, "already-here")


def test_a_renewed_phrase_voids_the_former(address: str) -> None:
    code, ann, _ = two_at_table(address)
    first, second = phrase_of(ann, code), phrase_of(ann, code)
    phone = Player(address)
    assert fault(take(phone, phrase=first)) == (404, "wrong-phrase")
    taken(phone, phrase=second)


def test_a_phrase_is_in_the_language_of_the_one_who_asks(address: str, bob: Player) -> None:
    code = bob.open("person", "person")
    french = [phrase_of(bob, code) for _ in range(5)]
    assert any(not word.isascii() for phrase in french for word in phrase.split())
    taken(Player(address), phrase=french[-1])


def test_typing_errors_are_told(address: str) -> None:
    phone = Player(address)
    assert fault(take(phone, phrase="acorn baker")) == (400, "short-phrase")
    answer = take(phone, phrase="acorn baker candle xyzzy eagle fabric")
    assert fault(answer) == (400, "odd-phrase")
    assert answer.json()["details"] == {"number": "4"}
    nothing = take(phone, phrase="acorn baker candle daisy eagle fabric")
    assert fault(nothing) == (404, "wrong-phrase")


def test_in_the_waiting_room_and_after_the_game(address: str, ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1])
    taken(phone := Player(address), **link_of(ann, code)._asdict())
    assert phone.table(code)["you"] == [0, 1]
    phone.must(code, "start")
    phrase = phrase_of(phone, code)
    finish(code, phone)
    taken(ann, phrase=phrase)
    assert ann.table(code)["you"] == [0, 1]
    assert ann.table(code)["status"] == "over"


# What lasts and what is told -----------------------------------------------------------------


def test_links_and_phrases_outlast_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as address:
        code, ann, bob = two_at_table(address)
        key, phrase = link_of(ann, code)._asdict(), phrase_of(bob, code)
    with running(database) as address:
        phone, tablet = Player(address), Player(address)
        taken(phone, **key)
        taken(tablet, phrase=phrase)
    with running(database) as address:
        for device in (phone, tablet, ann):
            device.go_to(address)
        assert [one.table(code)["you"] for one in (phone, tablet, ann)] == [[0], [1], []]
        assert fault(take(ann, **key)) == (410, "link-used")


def test_the_former_device_hears_of_it_at_once_and_sees_as_a_spectator(address: str) -> None:
    code, ann, _ = two_at_table(address)
    key = link_of(ann, code)._asdict()
    with ann.watch(code) as channel:
        assert channel.next()["table"]["you"] == [0]
        taken(Player(address), **key)
        news = channel.next()
        assert [event["type"] for event in news["events"]] == ["carried"]
        assert news["table"]["you"] == []
        assert "hand" not in news["table"]["game"]["players"][0]


def test_where_spectators_are_refused_the_former_device_is_sent_away(address: str) -> None:
    code, ann, _ = two_at_table(address, watch=False)
    key = link_of(ann, code)._asdict()
    with ann.watch(code) as channel:
        channel.next()
        taken(Player(address), **key)
        assert channel.end() == (4400, "not-watched")


def test_who_plays_on_the_device_already_is_told_before(address: str) -> None:
    code, ann, bob = two_at_table(address)
    key = link_of(ann, code)._asdict()
    assert look(bob, **key).json()["beside"] == ["Bob"]
    taken(bob, **key)
    assert bob.table(code)["you"] == [0, 1]


# Limits --------------------------------------------------------------------------------------

GUESS = "acorn baker candle daisy eagle fabric"


def test_so_many_phrases_a_minute(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", carries_per_minute=3) as address:
        thief = Player(address)
        for _ in range(2):
            assert fault(take(thief, phrase="not one")) == (400, "short-phrase")  # costs nothing
        for _ in range(3):
            assert fault(take(thief, phrase=GUESS)) == (404, "wrong-phrase")
        answer = take(Player(address), phrase=GUESS)
        assert fault(answer) == (429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 21


def test_guessing_locks_no_other_visitor_out(tmp_path: Path) -> None:
    """Links still work, tables can be played at, and another address can use its phrase."""
    database = tmp_path / "tables.db"
    with running(database, carries_per_minute=2, trusted_proxies="127.0.0.1") as address:
        code, ann, _ = two_at_table(address)
        phrase, key = phrase_of(ann, code), link_of(ann, code)._asdict()
        thief = Player(address)
        answers = [take(thief, phrase=GUESS) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 429, 429]
        taken(Player(address), **key)
        home = Player(address)
        home.http.headers["x-forwarded-for"] = "198.51.100.7"
        taken(home, phrase=phrase)


@pytest.mark.parametrize("act", ["carry", "phrase"])
def test_so_many_links_and_phrases_of_one_player(tmp_path: Path, act: str) -> None:
    with running(tmp_path / "tables.db", carries_per_minute=2) as address:
        code, ann, bob = two_at_table(address)
        for _ in range(2):
            ann.must(code, act)
        assert fault(ann.do(code, act)) == (429, "too-many")
        bob.must(code, act)
        ann.choose(code)

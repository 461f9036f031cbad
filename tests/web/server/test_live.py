"""The live channel."""

from __future__ import annotations

import base64
import os
import socket
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.process import until
from tests.web.running import Player, running, two_at_table, watching

REFUSED = 4400
FLOODED = 4429
TOO_BIG = 1009
CUT_OFF = 1006


def without_time(message: dict[str, Any]) -> dict[str, Any]:
    return message | {"now": 0}


# Being told ----------------------------------------------------------------------------------


def test_at_first_one_is_told_everything(address: str) -> None:
    code, ann, bob = two_at_table(address)
    for player in (ann, bob, Player(address)):
        with player.watch(code) as channel:
            assert without_time(channel.next()) == without_time(player.look(code))


def test_whatever_happens_is_told_to_each_as_far_as_they_may_know_it(address: str) -> None:
    code, ann, bob = two_at_table(address)
    stranger = Player(address)
    with ann.watch(code) as one, bob.watch(code) as two, stranger.watch(code) as three:
        for channel in (one, two, three):
            channel.next()
        ann.choose(code)
        bob.choose(code)
        bob.must(code, "say", text="your turn")
        for player, channel in ((ann, one), (bob, two), (stranger, three)):
            assert channel.until_event(6) == player.look(code, since=3)["events"]


@pytest.mark.parametrize("hot_seconds", [120.0, 0.0])
def test_after_a_gap_nothing_is_missing_and_nothing_comes_twice(
    tmp_path: Path, hot_seconds: float
) -> None:
    """Whether the table is still in memory or not."""
    with running(tmp_path / "tables.db", hot_seconds=hot_seconds) as address:
        code, ann, bob = two_at_table(address)
        with ann.watch(code) as channel:
            known = channel.next()["events"]
        for n in range(80):  # more than are kept in memory
            bob.must(code, "say", text=f"line {n}")
        ann.choose(code)
        time.sleep(1.1 if hot_seconds == 0 else 0)  # until it has left memory
        head = bob.table(code)["seq"]
        for since in (known[-1]["seq"], 0, 40, head - 1, head, head + 1000):
            with ann.watch(code, since=since) as channel:
                told = channel.next()
            assert [event["seq"] for event in told["events"]] == [*range(since + 1, head + 1)]
            assert told["events"] == ann.look(code, since=since)["events"]
            answer = ann.http.get(f"/api/tables/{code}/events", params={"since": since})
            assert told["events"] == answer.json()
        with ann.watch(code, since=head) as channel:
            channel.next()
            bob.must(code, "say", text="and on it goes")
            assert [event["seq"] for event in channel.next()["events"]] == [head + 1]


def test_events_come_in_pages_where_wanted(address: str) -> None:
    code, ann, _ = two_at_table(address)
    for n in range(9):
        ann.must(code, "say", text=f"line {n}")
    found: list[dict[str, Any]] = []
    while page := ann.http.get(
        f"/api/tables/{code}/events", params={"since": found[-1]["seq"] if found else 0, "limit": 5}
    ).json():
        assert len(page) <= 5
        found += page
    assert found == ann.look(code)["events"]


def test_a_bots_move_is_told(ann: Player) -> None:
    code = ann.open("random", "person", mine=[1], first="seat")
    with ann.watch(code) as channel:
        channel.next()
        ann.must(code, "start")
        events = channel.until_event(3)
    assert [(event["type"], event.get("bot")) for event in events[:2]] == [
        ("started", None),
        ("chosen", "random"),
    ]


def test_who_sits_down_sees_from_the_seat_at_once(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person", first="random")
    with bob.watch(code) as channel:
        assert channel.next()["table"]["you"] == []
        bob.must(code, "join", name="Bob")
        assert channel.next()["table"]["you"] == [1]
        ann.must(code, "start")
        table = channel.next()["table"]
        assert table["you"] == bob.table(code)["you"]
        shown = ["hand" in player for player in table["game"]["players"]]
        assert shown == [seat in table["you"] for seat in (0, 1)]


# Talking back --------------------------------------------------------------------------------


def test_people_at_one_screen_look_from_the_seat_they_name(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True, first="seat")
    with ann.watch(code, seat=1) as channel:
        assert channel.next()["table"]["seat"] == 1
        channel.send('{"type":"look","seat":0}')
        table = channel.next()["table"]
        assert table["seat"] == 0
        assert table == ann.table(code, seat=0)


def test_a_named_seat_is_kept_when_the_turn_goes_on(ann: Player) -> None:
    """So that the next hand is not shown on the screen before its owner is there."""
    code = ann.open("person", "person", mine=[0, 1], start=True, first="seat")
    with ann.watch(code, seat=0) as named, ann.watch(code) as unnamed:
        named.next(), unnamed.next()
        seats = []
        while ann.table(code)["decider"] == 0:
            ann.choose(code)
            seats.append((named.next()["table"]["seat"], unnamed.next()["table"]["seat"]))
        assert seats[-1] == (0, 1)


def test_what_happened_is_not_told_again_to_another_seat_but_can_be_asked_for(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True, first="seat", seed=2)
    ann.must(code, "choose", option="visit:basic_two_cards_point", version=2)
    with ann.watch(code, seat=1) as channel:
        (*_, chosen) = channel.next()["events"]
        assert "choice" not in chosen
        assert not _drawn(chosen)
        channel.send('{"type":"look","seat":0}')
        told = channel.next()
        assert (told["events"], told["table"]["seat"]) == ([], 0)
    (*_, chosen) = ann.http.get(f"/api/tables/{code}/events", params={"seat": 0}).json()
    assert chosen["choice"]["options"] == ["visit:basic_two_cards_point"]
    assert len(_drawn(chosen)) == 2


def _drawn(chosen: dict[str, Any]) -> list[str]:
    return [card for entry in chosen["entries"] for card in entry.get("cards", ())]


def test_a_foreign_seat_is_not_shown(address: str) -> None:
    code, ann, _ = two_at_table(address)
    with ann.watch(code) as channel:
        channel.next()
        channel.send('{"type":"look","seat":1}')
        assert channel.next("error")["code"] == "foreign-seat"
        ann.choose(code)
        assert channel.next()["table"]["seat"] == 0


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "[" * 900,
        '{"x":' * 150,
        '{"type":"look"}',
        '{"type":"look","seat":-1}',
        '{"type":"look","seat":99999999999999999999999999}',
        '{"type":"look","seat":"0"}',
        '{"type":"shout"}',
        '{"type":"\\u0000"}',
        '{"type":"ping","type":"look"}',
        '{"type":"ping","loud":true}',
        b"\x00\xff\xfe",
        b'{"type":"ping"}',
    ],
)
def test_what_is_not_understood_is_said_and_the_channel_stays_open(
    address: str, message: str | bytes
) -> None:
    code, _, bob = two_at_table(address)
    with bob.watch(code, headers={"accept-language": "fr"}) as channel:
        channel.send(message)
        fault = channel.next("error")
        assert set(fault) == {"type", "code", "sentence", "details"}
        assert fault["code"] == "bad-request"
        assert fault["sentence"].startswith("La requête")
        channel.send('{"type":"ping"}')
        assert channel.next("pong") == {"type": "pong"}


# Who is there --------------------------------------------------------------------------------


def test_one_is_told_who_is_there(address: str) -> None:
    code, ann, bob = two_at_table(address)
    with ann.watch(code) as channel:
        assert channel.next("presence") == {"type": "presence", "seats": [0], "watching": 0}
        with bob.watch(code):
            assert channel.next("presence")["seats"] == [0, 1]
            with watching(address, code):
                assert channel.next("presence")["watching"] == 1
            assert channel.next("presence")["watching"] == 0
        assert channel.next("presence") == {"type": "presence", "seats": [0], "watching": 0}


def test_a_player_who_sits_down_is_there_at_once(address: str) -> None:
    ann, bob = Player(address), Player(address)
    code = ann.open("person", "person")
    with ann.watch(code) as channel:
        assert channel.next("presence")["seats"] == [0]
        with bob.watch(code):
            assert channel.next("presence")["watching"] == 1
            bob.must(code, "join", name="Bob")
            now = {"type": "presence", "seats": [0, 1], "watching": 0}
            assert channel.next("presence") == now


# Not being let in ----------------------------------------------------------------------------


def test_where_spectators_are_refused_the_channel_says_so_and_closes(address: str) -> None:
    closed, ann, _ = two_at_table(address, watch=False)
    stranger = Player(address)
    refusals = [
        (stranger, "AAAAAA", {}, "unknown-table"),
        (stranger, "%00", {}, "unknown-table"),
        (stranger, closed, {}, "not-watched"),
        (ann, closed, {"seat": 1}, "foreign-seat"),
    ]
    for player, code, how, why in refusals:
        with player.watch(code, **how) as channel:
            assert channel.next("error")["code"] == why
            assert channel.end() == (REFUSED, why)
    for made_up in ("short", "x" * 43):
        headers = {"authorization": f"Bearer {made_up}"}
        assert refusal(address, closed, headers) == (401, "bad-token")


def refusal(address: str, code: str, headers: dict[str, str], **query: Any) -> tuple[int, str]:
    """Why no channel is opened, as the handshake is answered."""
    with pytest.raises(InvalidStatus) as refused, watching(address, code, headers=headers, **query):
        pass
    answer = refused.value.response
    body = httpx.Response(200, content=bytes(answer.body or b"")).json()
    assert set(body) == {"code", "sentence", "details"}
    return answer.status_code, body["code"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": ""},
        {"cookie": "everdell=" + "x" * 43},
        {"cookie": "other=1; everdell=" + "x" * 43},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_opens_no_channel(address: str, headers: dict[str, str]) -> None:
    code, _, _ = two_at_table(address)
    assert refusal(address, code, headers) == (403, "bad-origin")


def test_the_servers_own_page_opens_a_channel_with_its_cookie(
    address: str, browser: httpx.Client
) -> None:
    code = browser.post("/api/tables", json={"seats": ["person", "person"]}).json()["code"]
    cookie = f"everdell={browser.cookies['everdell']}"
    with watching(address, code, headers={"origin": address, "cookie": cookie}) as channel:
        assert channel.next()["table"]["you"] == [0]


@pytest.mark.parametrize(
    "how", [{"since": "abc"}, {"since": -1}, {"since": 2**40}, {"seat": 16}, {"seat": "x"}]
)
def test_a_channel_is_asked_for_in_the_right_way(address: str, how: dict[str, Any]) -> None:
    code, _, _ = two_at_table(address)
    assert refusal(address, code, {}, **how) == (400, "no-channel")


@pytest.mark.parametrize("code", ["A/B", "../..", "A/live"])
def test_elsewhere_there_is_no_channel(address: str, code: str) -> None:
    assert refusal(address, code, {}) == (400, "no-channel")


def test_so_many_channels_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", sockets_per_address=2) as address:
        code, ann, bob = two_at_table(address)
        with ann.watch(code), bob.watch(code):
            assert refusal(address, code, {}) == (429, "too-many")
        until(lambda: channel_opens(bob, code))


def channel_opens(player: Player, code: str) -> bool:
    try:
        with player.watch(code) as channel:
            channel.next()
            return True
    except InvalidStatus:
        return False


# Too much ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "code"), [(1001, FLOODED), (4097, TOO_BIG)])
def test_a_long_message_closes_the_channel(address: str, size: int, code: int) -> None:
    table, ann, _ = two_at_table(address)
    with ann.watch(table) as channel:
        channel.send("x" * size)
        assert channel.end()[0] == code
    assert ann.table(table)["status"] == "playing"


@pytest.mark.parametrize("pieces", [1, 20_000])
def test_a_message_without_end_is_not_read(address: str, pieces: int) -> None:
    """Nor if it comes in small pieces."""
    table, ann, _ = two_at_table(address)
    with ann.watch(table) as channel:
        with suppress(ConnectionClosed):
            channel.connection.send("x" * (2_000_000 // pieces) for _ in range(pieces))
        assert channel.end()[0] in (TOO_BIG, CUT_OFF)


def test_a_flood_of_messages_closes_the_channel(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", socket_messages_per_second=5.0) as address:
        code, ann, bob = two_at_table(address)
        with ann.watch(code) as channel, bob.watch(code) as other:
            for _ in range(10):
                channel.send('{"type":"ping"}')
            channel.send('{"type":"ping"}')
            assert channel.end() == (FLOODED, "too-many")
            other.send('{"type":"ping"}')
            assert other.next("pong")
            ann.must(code, "say", text="still here")
            assert other.until_event(4)


class Deaf:
    """A client that opens a channel and then reads nothing until asked to."""

    def __init__(self, address: str, code: str) -> None:
        where = urlsplit(address)
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(10)
        self._socket.connect((where.hostname, where.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {where.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def read_until(self, text: bytes) -> int:
        """How many bytes come, up to a text."""
        read, last = 0, b""
        while text not in last:
            piece = self._socket.recv(65536)
            read += len(piece)
            last = last[-len(text) :] + piece
        return read

    def close(self) -> None:
        self._socket.close()


def test_a_client_that_does_not_read_holds_up_no_others_and_fills_no_memory(address: str) -> None:
    """What was missed is told at once when the client reads again, and not line by line."""
    code, ann, bob = two_at_table(address)
    lines = 250
    with ExitStack() as open_sockets:
        deaf = [open_sockets.enter_context(closing(Deaf(address, code))) for _ in range(5)]
        with bob.watch(code) as channel:
            for n in range(lines):
                ann.must(code, "say", text=f"{n:03} " + "x" * 490)
            assert len(channel.until_event(3 + lines)) == 3 + lines
        told_apart = lines * len(ann.http.get(f"/api/tables/{code}").content) / 2
        for one in deaf:
            assert one.read_until(f'"text":"{lines - 1:03} '.encode()) < told_apart / 4


def test_a_channel_that_breaks_off_leaves_nothing_behind(address: str) -> None:
    code, ann, _ = two_at_table(address)
    with ann.watch(code) as channel:
        channel.next("presence")
        for _ in range(20):
            Deaf(address, code).close()
        until(lambda: sockets(ann) == 1)
        ann.must(code, "say", text="anybody there?")
        assert channel.until_event(4)


def sockets(player: Player) -> int:
    figures = player.http.get("/metrics").text.splitlines()
    return int(float(next(f.split()[1] for f in figures if f.startswith("everdell_sockets "))))


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as address:
        code, ann, _ = two_at_table(address)
        channel = ann.watch(code)
        opened = channel.__enter__()
        opened.next()
    assert opened.end()[0] == 1012  # come back
    channel.__exit__(None, None, None)

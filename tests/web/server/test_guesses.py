"""Codes cannot be found by trying, and those who know one are let in beside those who try."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import log2
from pathlib import Path

import httpx
import pytest

from everdell.web.randomness import ALPHABET, SystemChance, code_from
from tests.web.running import Player, client, fault, running, watching

BURST = 5
LATER = 1013


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that lets an address try five wrong codes, and then hardly any."""
    database = tmp_path / "tables.db"
    with running(database, wrong_codes_per_minute=0.001, wrong_codes_burst=BURST) as address:
        yield address


def wrong_codes(number: int) -> list[str]:
    return [code_from(f"wrong {n}") for n in range(number)]


def try_codes(http: httpx.Client, number: int) -> list[int]:
    return [http.get(f"/api/tables/{code}").status_code for code in wrong_codes(number)]


def end_of(address: str, code: str, token: str = "") -> tuple[int, str]:
    with watching(address, code, token=token) as channel:
        return channel.end()


def test_a_code_has_more_than_forty_bits() -> None:
    for code in (SystemChance().code(), code_from("a wish")):
        assert len(code) * log2(len(ALPHABET)) >= 40
        assert set(code) <= set(ALPHABET)


def test_after_some_wrong_codes_no_other_is_looked_up(
    address: str, anonymous: httpx.Client
) -> None:
    assert try_codes(anonymous, BURST + 2) == [404] * BURST + [429] * 2
    refused = anonymous.get(f"/api/tables/{wrong_codes(1)[0]}")
    assert fault(refused) == (429, "too-many")
    assert int(refused.headers["retry-after"]) > 10


def test_no_answer_tells_a_table_from_none(address: str, anonymous: httpx.Client) -> None:
    code = Player(address).open("person", "person")
    try_codes(anonymous, BURST)
    stranger = Player(address)
    answers = [
        who.get(f"/api/tables/{tried}{path}")
        for who in (anonymous, stranger.http)
        for path in ("", "/link", "/qr.svg", "/events")
        for tried in (code, *wrong_codes(1))
    ]
    assert {fault(answer) for answer in answers} == {(429, "too-many")}
    assert fault(stranger.do(code, "join", name="Eve")) == (429, "too-many")
    assert end_of(address, code) == end_of(address, wrong_codes(1)[0]) == (LATER, "too-many")


def test_many_at_once_are_no_way_round(address: str) -> None:
    codes = wrong_codes(40)
    with client(address) as http, ThreadPoolExecutor(20) as threads:
        answers = list(threads.map(lambda code: http.get(f"/api/tables/{code}"), codes))
    assert [answer.status_code for answer in answers].count(404) == BURST


def test_wrong_codes_for_the_live_channel_count_too(address: str, anonymous: httpx.Client) -> None:
    refused = [end_of(address, code)[1] for code in wrong_codes(BURST)]
    assert refused == ["unknown-table"] * BURST
    assert try_codes(anonymous, 1) == [429]


def test_those_who_know_a_table_are_let_in(address: str, anonymous: httpx.Client) -> None:
    """By their seat, although the server has seen nothing of them yet; or having been there."""
    ann, bob, guest = Player(address), Player(address), Player(address)
    code = ann.open("person", "person")
    other = ann.open("person", "person")
    bob.must(code, "join", name="Bob")
    guest.look(code)
    try_codes(anonymous, BURST + 1)
    for who in (ann, bob, guest):
        assert who.table(code)["status"] == "lobby"
        with who.watch(code) as channel:
            assert channel.next()["table"]["code"] == code
    assert ann.table(other)["status"] == "lobby"
    assert fault(guest.http.get(f"/api/tables/{other}")) == (429, "too-many")


def test_right_codes_do_not_count(address: str, anonymous: httpx.Client) -> None:
    ann = Player(address)
    codes = [ann.open("person", "person") for _ in range(2 * BURST)]
    assert {anonymous.get(f"/api/tables/{code}").status_code for code in codes} == {200}
    assert try_codes(anonymous, BURST) == [404] * BURST


def test_a_code_is_read_as_people_write_it(address: str, anonymous: httpx.Client) -> None:
    code = Player(address).open("person", "person")
    parts = [code[n : n + 3].lower() for n in (0, 3, 6)]
    for typed in ("-".join(parts), "%20".join(parts), code.lower()):
        assert anonymous.get(f"/api/tables/{typed}").json()["table"]["code"] == code

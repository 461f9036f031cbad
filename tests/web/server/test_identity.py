"""Who one is: a token in a cookie or a header, and a name."""

from __future__ import annotations

import asyncio
import hashlib
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from everdell.table import PERSON
from everdell.table.acts import open_table
from everdell.table.events import HouseRules
from everdell.web.host import Host
from everdell.web.server.identity import hash_of
from everdell.web.store import Store
from tests.web.running import Player, client, running


def cookie_of(answer: httpx.Response) -> Morsel[str]:
    found = SimpleCookie(answer.headers["set-cookie"])
    assert list(found) == ["everdell"]
    return found["everdell"]


def test_a_program_gets_its_token_in_the_answer(anonymous: httpx.Client) -> None:
    answer = anonymous.post("/api/identity", json={"cookie": False})
    assert answer.status_code == 201
    assert len(answer.json()["token"]) >= 43
    assert "set-cookie" not in answer.headers


def test_a_browser_gets_a_cookie_that_no_script_can_read(anonymous: httpx.Client) -> None:
    answer = anonymous.post("/api/identity", json={})
    assert answer.json() == {"token": None}
    cookie = cookie_of(answer)
    assert len(cookie.value) >= 43
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert int(cookie["max-age"]) > 30 * 24 * 3600
    assert not cookie["secure"]


def test_a_browser_keeps_the_cookie_it_has(anonymous: httpx.Client) -> None:
    first = cookie_of(anonymous.post("/api/identity", json={})).value
    headers = {"cookie": f"everdell={first}", "sec-fetch-site": "same-origin"}
    assert cookie_of(anonymous.post("/api/identity", json={}, headers=headers)).value == first


def test_every_token_is_another(address: str) -> None:
    assert len({Player(address).token for _ in range(20)}) == 20


def test_a_token_that_was_changed_is_not_accepted(ann: Player, anonymous: httpx.Client) -> None:
    for token in (f"~{ann.token[1:]}", ann.token[:-1], ann.token.replace(".", "")):
        answer = anonymous.get("/api/me", headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_a_token_of_another_server_is_not_ours(tmp_path: Path, anonymous: httpx.Client) -> None:
    with running(tmp_path / "other.db") as address:
        headers = {"authorization": f"Bearer {Player(address).token}"}
    assert anonymous.get("/api/me", headers=headers).json()["code"] == "bad-token"


def test_a_browser_with_a_cookie_of_another_server_has_none_here(anonymous: httpx.Client) -> None:
    headers = {"cookie": "a=1; everdell=" + "x" * 43 + "; b=2", "sec-fetch-site": "same-origin"}
    assert anonymous.get("/api/me", headers=headers).json() == {"known": False, "name": ""}
    assert cookie_of(anonymous.post("/api/identity", json={}, headers=headers)).value != "x" * 43


def test_a_token_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as address:
        ann = Player(address)
        code = ann.open("person", "person")
    with running(tmp_path / "tables.db") as address:
        ann.go_to(address)
        assert ann.table(code)["you"] == [0]


async def unsigned_tokens(database: Path) -> tuple[str, str, str]:
    """As they were given out before they were signed: one has a seat, one a name, one nothing."""
    seated, named, unused = [letter * 43 for letter in "snu"]
    store = await Store.open(str(database))
    host = Host(store)
    code = await host.found(open_table(hash_of(seated), HouseRules(), [PERSON, PERSON], [0]))
    assert code
    await host.directory.remember(hash_of(named), "Ann")
    await store.close()
    return seated, named, unused


def test_a_token_from_before_they_were_signed_keeps_its_seats(tmp_path: Path) -> None:
    seated, named, unused = asyncio.run(unsigned_tokens(tmp_path / "tables.db"))
    with running(tmp_path / "tables.db") as address, client(address) as http:

        def ask(path: str, token: str) -> Any:
            return http.get(path, headers={"authorization": f"Bearer {token}"}).json()

        for _ in range(2):
            (line,) = ask("/api/tables/mine", seated)["tables"]
            assert ask(f"/api/tables/{line['code']}", seated)["table"]["you"] == [0]
        assert ask("/api/me", named)["name"] == "Ann"
        assert ask("/api/me", unused)["code"] == "bad-token"


def test_over_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", https=True) as address, client(address) as browser:
        answer = browser.post("/api/identity", json={})
        assert cookie_of(answer)["secure"]


@pytest.mark.parametrize(("proxies", "secure"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_only_a_trusted_proxy_can_say_that_it_is_https(
    tmp_path: Path, proxies: str, secure: bool
) -> None:
    with running(tmp_path / "db", trusted_proxies=proxies) as address, client(address) as proxy:
        answer = proxy.post("/api/identity", json={}, headers={"x-forwarded-proto": "https"})
        assert bool(cookie_of(answer)["secure"]) == secure


def test_a_seat_is_held_by_cookie_as_by_header(browser: httpx.Client, ann: Player) -> None:
    assert browser.get("/api/me").json() == {"known": True, "name": ""}
    opened = browser.post("/api/tables", json={"seats": ["person", "person"]})
    code = opened.json()["code"]
    assert browser.get(f"/api/tables/{code}").json()["table"]["you"] == [0]
    assert ann.table(code)["you"] == []
    assert [line["code"] for line in browser.get("/api/tables/mine").json()["tables"]] == [code]


def test_a_header_counts_more_than_a_cookie(browser: httpx.Client, ann: Player) -> None:
    code = ann.open("person", "person")
    headers = {"authorization": f"Bearer {ann.token}"}
    assert browser.get(f"/api/tables/{code}", headers=headers).json()["table"]["you"] == [0]


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, "no-token"),
        ({"authorization": ""}, "no-token"),
        ({"authorization": "Bearer"}, "no-token"),
        ({"authorization": "Basic " + "x" * 43}, "no-token"),
        ({"authorization": "Bearer short"}, "bad-token"),
        ({"authorization": "Bearer " + "x" * 43}, "bad-token"),
        ({"authorization": "Bearer " + "x" * 43 + "." + "0" * 32}, "bad-token"),
        ({"authorization": "Bearer " + "x" * 129}, "bad-token"),
        ({"authorization": "Bearer " + "x" * 10_000}, "bad-token"),
    ],
)
def test_no_table_is_opened_without_a_token(
    anonymous: httpx.Client, headers: dict[str, str], code: str
) -> None:
    answer = anonymous.post("/api/tables", json={"seats": ["person", "person"]}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, code)


ACTS: dict[str, dict[str, Any] | None] = {
    "join": {},
    "rise": {},
    "arrange": {"seat": 1, "by": "random"},
    "look": {"seat": 0, "look": {"animal": "mouse"}},
    "start": None,
    "choose": {"option": "pass", "version": 1},
    "undo": {"version": 1},
    "propose": {"kind": "abandon"},
    "answer": {"proposal": 1, "yes": True},
    "say": {"text": "hello"},
    "time": None,
    "leave": None,
    "return": None,
    "rematch": None,
}


@pytest.mark.parametrize("act", ACTS)
def test_nothing_is_done_without_a_token(anonymous: httpx.Client, ann: Player, act: str) -> None:
    code = ann.open("person", "person")
    answer = anonymous.post(f"/api/tables/{code}/{act}", json=ACTS[act])
    assert (answer.status_code, answer.json()["code"]) == (401, "no-token")
    assert ann.table(code)["seq"] == 1


def test_only_the_hash_of_a_token_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as address:
        ann = Player(address)
        ann.http.patch("/api/me", json={"name": "Ann"})
        ann.open("person", "person")
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hashlib.sha256(ann.token.encode()).hexdigest().encode() in kept
    assert ann.token.encode() not in kept


# Names ---------------------------------------------------------------------------------------


def test_a_name_goes_along_to_the_tables(ann: Player, bob: Player) -> None:
    assert ann.http.get("/api/me").json() == {"known": True, "name": ""}
    assert ann.http.patch("/api/me", json={"name": "Ann"}).json() == {"known": True, "name": "Ann"}
    bob.http.patch("/api/me", json={"name": "Bob"})
    code = ann.open("person", "person")
    bob.must(code, "join", name="Robert")
    assert [seat["name"] for seat in ann.table(code)["seats"]] == ["Ann", "Robert"]
    assert ann.http.get("/api/me").json()["name"] == "Ann"
    assert bob.http.get("/api/me").json()["name"] == "Bob"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \t of\n Everdell ", "Ann of Everdell"),
        ("An\x00n", "An n"),
        ("\u202eevil\u202c", "evil"),
        ("\x1b[31mred", "[31mred"),
        ("Renée 🦉", "Renée 🦉"),
        ("👩‍🌾", "👩‍🌾"),
        ("\u0000", ""),
        ("", ""),
    ],
)
def test_a_name_holds_nothing_that_does_not_show(ann: Player, given: str, shown: str) -> None:
    assert ann.http.patch("/api/me", json={"name": given}).json()["name"] == shown


def test_a_long_name_is_refused_and_the_old_one_stays(ann: Player) -> None:
    ann.http.patch("/api/me", json={"name": "Ann"})
    for name in ("x" * 31, "x" * 200):
        answer = ann.http.patch("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "long-name")
    assert ann.http.get("/api/me").json()["name"] == "Ann"


def test_a_stranger_has_no_name(anonymous: httpx.Client) -> None:
    assert anonymous.get("/api/me").json() == {"known": False, "name": ""}
    answer = anonymous.patch("/api/me", json={"name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (401, "no-token")

"""The list of open tables belongs to all: one visitor cannot fill it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from everdell.web.server.limits import mark_of
from tests.web.running import Player, client, fault, running

MOST = 3
HERE, THERE = "198.51.100.7", "203.0.113.9"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    database = tmp_path / "tables.db"
    with running(database, trusted_proxies="127.0.0.1", public_tables_per_address=MOST) as address:
        yield address


def visitor(address: str, place: str) -> Player:
    """A visitor with a new token, who comes from some address."""
    player = Player(address)
    player.http.headers["x-forwarded-for"] = place
    return player


def open_public(player: Player, **wish: object) -> httpx.Response:
    body = {"seats": ["person", "person"], "public": True, **wish}
    return player.http.post("/api/tables", json=body)


def listed(address: str) -> list[str]:
    with client(address) as http:
        return [line["code"] for line in http.get("/api/tables").json()["tables"]]


def test_one_address_has_a_few_tables_in_it(address: str) -> None:
    """However many tokens it has; tables for friends are not counted."""
    codes = [open_public(visitor(address, HERE)).json()["code"] for _ in range(MOST)]
    other = visitor(address, HERE)
    assert fault(open_public(other)) == (409, "enough-public")
    assert open_public(other, public=False).status_code == 201
    assert open_public(visitor(address, THERE)).status_code == 201
    assert set(codes) < set(listed(address))


def test_one_person_has_a_few_tables_in_it(address: str) -> None:
    ann = visitor(address, HERE)
    for place in (HERE, THERE, "192.0.2.1"):
        ann.http.headers["x-forwarded-for"] = place
        assert open_public(ann).status_code == 201
    ann.http.headers["x-forwarded-for"] = "192.0.2.2"
    assert fault(open_public(ann)) == (409, "enough-public")


def test_there_is_room_again_once_one_is_deleted_or_over(address: str) -> None:
    ann = visitor(address, HERE)
    codes = [open_public(ann).json()["code"] for _ in range(MOST)]
    assert ann.http.delete(f"/api/tables/{codes[0]}").status_code == 200
    assert open_public(ann).status_code == 201
    ann.must(codes[1], "rise", seat=0)  # given up: no player is left
    assert open_public(ann).status_code == 201
    assert fault(open_public(ann)) == (409, "enough-public")


def test_the_same_request_again_is_no_further_table(address: str) -> None:
    ann = visitor(address, HERE)
    key = {"Idempotency-Key": "mine"}
    wish = {"seats": ["person", "person"], "public": True}
    codes = [
        ann.http.post("/api/tables", json=wish, headers=key).json()["code"] for _ in range(MOST + 1)
    ]
    assert len(set(codes)) == 1


def test_a_mark_names_no_visitor() -> None:
    """Far more addresses than marks: nothing that is kept leads back to one."""
    marks = {mark_of(f"198.{a}.{b}.7") for a in range(64) for b in range(64)}
    assert max(marks) < 2**20
    assert len(marks) > 4000
    assert mark_of("2001:db8::1") == mark_of("2001:db8::2")  # one customer's network

"""What proxies say of a client, and what all others say in their name."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell.web.server.proxies import Proxies
from tests.web.running import Player, client, running, watching

OURS = "10.0.0.1, 192.0.2.0/24, 2001:db8::/32"
PEER = "10.0.0.1"


# Who asks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("peer", ["10.0.0.1", "192.0.2.77", "2001:db8::5", "::ffff:10.0.0.1"])
def test_a_named_proxy_is_believed(peer: str) -> None:
    assert Proxies(OURS).believe(peer)


@pytest.mark.parametrize("peer", ["10.0.0.2", "127.0.0.1", "::1", "2001:db9::1", "", "unix:"])
def test_others_are_not(peer: str) -> None:
    assert not Proxies(OURS).believe(peer)
    assert not Proxies().believe(peer)


@pytest.mark.parametrize(
    ("forwarded", "who"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("1.1.1.1, 198.51.100.7", "198.51.100.7"),  # what stands before is the client's own word
        ("1.1.1.1,198.51.100.7,192.0.2.9", "198.51.100.7"),  # by way of two proxies
        ("1.1.1.1, 2.2.2.2:8080, 192.0.2.9:4711", "2.2.2.2"),
        ("[2001:db9::7]:443", "2001:db9::7"),
        ("2001:DB9:0::7", "2001:db9::7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("192.0.2.8, 192.0.2.9", "192.0.2.8"),  # all of them are ours
        ("", PEER),
        ("unknown", PEER),
        ("1.1.1.1, garbage", PEER),
        ("1.1.1.1, garbage, 192.0.2.9", "192.0.2.9"),
        ("1.1.1.1, 999.1.1.1", PEER),
        ("1.1.1.1,", PEER),
        ("x" * 10_000, PEER),
    ],
)
def test_the_nearest_that_is_no_proxy_asks(forwarded: str, who: str) -> None:
    assert Proxies(OURS).client(PEER, forwarded.split(",")) == who


def test_where_all_are_believed_it_is_the_one_that_connects() -> None:
    proxies = Proxies("*")
    assert proxies.believe("203.0.113.5")
    assert proxies.client("203.0.113.5", ["1.1.1.1", "198.51.100.7"]) == "198.51.100.7"


# At a server ---------------------------------------------------------------------------------


def statuses(address: str, *forwarded: str) -> list[int]:
    """Of requests with these headers, one after the other."""
    with client(address) as http:
        return [
            http.get("/api/tables", headers={"x-forwarded-for": one}).status_code
            for one in forwarded
        ]


def test_without_a_setting_no_proxy_is_believed_not_even_at_home(tmp_path: Path) -> None:
    with running(tmp_path / "db", requests_per_second=0.01, requests_burst=1) as address:
        assert statuses(address, "198.51.100.1", "198.51.100.2") == [200, 429]


def test_a_client_behind_a_proxy_cannot_pass_for_many(tmp_path: Path) -> None:
    limited = running(
        tmp_path / "db", requests_per_second=0.01, requests_burst=1, trusted_proxies="127.0.0.1"
    )
    with limited as address:
        invented = [f"{n}.{n}.{n}.{n}, 198.51.100.1" for n in range(1, 4)]
        assert statuses(address, *invented) == [200, 429, 429]
        assert statuses(address, "198.51.100.2", "no", "none", "never") == [200, 200, 429, 429]


def test_a_client_does_not_say_where_links_lead(tmp_path: Path) -> None:
    lies = {
        "x-forwarded-host": "evil.example",
        "x-forwarded-proto": "https",
        "x-forwarded-port": "444",
        "x-forwarded-prefix": "/evil",
        "forwarded": "for=1.1.1.1;host=evil.example;proto=https",
        "x-original-host": "evil.example",
    }
    with running(tmp_path / "db") as address:
        ann = Player(address)
        plain = ann.http.get(f"/api/tables/{ann.open('person')}/qr.svg")
        answer = ann.http.post("/api/tables", json={"seats": ["person"]}, headers=lies)
        assert answer.json()["link"] == f"{address}/join/{answer.json()['code']}"
        code = answer.json()["code"]
        qr = f"/api/tables/{code}/qr.svg"
        assert ann.http.get(qr, headers=lies).content == ann.http.get(qr).content != plain.content


def test_a_proxy_says_whether_it_is_asked_by_https_and_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path / "db", trusted_proxies="127.0.0.1") as address:
        ann = Player(address)
        for told, scheme in (("https", "https"), ("HTTPS", "https"), ("ftp", "http"), ("", "http")):
            headers = {"x-forwarded-proto": told, "x-forwarded-host": "evil.example"}
            answer = ann.http.post("/api/tables", json={"seats": ["person"]}, headers=headers)
            assert answer.json()["link"].startswith(address.replace("http", scheme))


def test_over_https_links_say_so_whatever_a_proxy_says(tmp_path: Path) -> None:
    with running(tmp_path / "db", https=True) as address:
        ann = Player(address)
        answer = ann.http.post("/api/tables", json={"seats": ["person"]})
        assert answer.json()["link"].startswith(address.replace("http", "https"))


def test_live_channels_are_counted_by_the_forwarded_address(tmp_path: Path) -> None:
    with running(tmp_path / "db", sockets_per_address=1, trusted_proxies="127.0.0.0/8") as address:
        code = Player(address).open("person", "person")
        one, other = ({"x-forwarded-for": f"198.51.100.{n}"} for n in (1, 2))
        with (
            watching(address, code, headers=one) as first,
            watching(address, code, headers=other) as second,
        ):
            assert first.next()
            assert second.next()

"""What no request passes by: headers, origins, hosts, sizes, rates, tricks on the wire."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from select import select
from urllib.parse import urlsplit

import httpx
import pytest

from tests.web.process import until
from tests.web.running import Player, client, fault, running, two_at_table

TABLE = {"seats": ["person", "person"]}


# Headers of every answer ---------------------------------------------------------------------

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/api"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/AAAAAA"),
        ("GET", "/nothing"),
        ("DELETE", "/api/tables"),
        ("POST", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("HEAD", "/api/tables"),
    ],
)
def test_every_answer_is_guarded(anonymous: httpx.Client, method: str, path: str) -> None:
    headers = anonymous.request(method, path).headers
    assert {name: headers[name] for name in ALWAYS} == ALWAYS
    rules = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert rules["default-src"] == rules["script-src"] == rules["style-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["connect-src"] == rules["form-action"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert "strict-transport-security" not in headers


def test_the_guards_own_answers_are_guarded(anonymous: httpx.Client) -> None:
    answer = anonymous.post("/api/identity", json={}, headers={"origin": "http://evil.example"})
    assert fault(answer) == (403, "bad-origin")
    assert {name: answer.headers[name] for name in ALWAYS} == ALWAYS


def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", https=True) as address, client(address) as http:
        assert http.get("/health").headers["strict-transport-security"] == "max-age=31536000"


def test_the_page_needs_no_more_than_it_may(anonymous: httpx.Client) -> None:
    page = anonymous.get("/api")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert "<style" not in page.text
    assert " style=" not in page.text


def test_what_is_typed_is_not_in_the_page(anonymous: httpx.Client) -> None:
    assert "marquee" not in anonymous.get("/join/<marquee>").text
    answer = anonymous.get("/api/tables/<marquee>")
    assert answer.headers["content-type"] == "application/json"


# Origins -------------------------------------------------------------------------------------

FOREIGN = [
    {"origin": "http://evil.example"},
    {"origin": "https://evil.example:443"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://{host}.evil.example"},
    {"origin": "http://evil.example/{host}"},
    {"origin": "http://{host}@evil.example"},
    {"origin": "{host}"},
    {"origin": "\xe9\xff"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": ""},
]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("token", ["cookie", "header"])
def test_another_site_does_nothing_here(
    address: str, ann: Player, headers: dict[str, str], token: str
) -> None:
    host = urlsplit(address).netloc
    sent = [(name.encode(), v.format(host=host).encode("latin-1")) for name, v in headers.items()]
    if token == "cookie":
        sent.append((b"cookie", f"everdell={ann.token}".encode()))
    else:
        sent.append((b"authorization", f"Bearer {ann.token}".encode()))
    code = ann.open("person", "person")
    with client(address) as http:
        for path, body in ((f"/api/tables/{code}/say", {"text": "boo"}), ("/api/tables", TABLE)):
            answer = http.post(path, json=body, headers=sent)
            assert fault(answer) == (403, "bad-origin")
        assert fault(http.patch("/api/me", json={"name": "x"}, headers=sent)) == (403, "bad-origin")
        assert http.get(f"/api/tables/{code}", headers=sent).status_code == 200
    assert ann.table(code)["seq"] == 1


def test_a_cookie_alone_is_not_enough(address: str, ann: Player) -> None:
    """Every browser says where a request that does something comes from."""
    with client(address, {"cookie": f"a=b; everdell={ann.token}"}) as http:
        assert fault(http.post("/api/tables", json=TABLE)) == (403, "bad-origin")
        for extra in ({"origin": address}, {"sec-fetch-site": "same-origin"}):
            assert http.post("/api/tables", json=TABLE, headers=extra).status_code == 201


def test_the_public_address_is_an_origin_too(tmp_path: Path) -> None:
    """Behind a proxy that asks under another name."""
    public = "https://play.example.org"
    with running(tmp_path / "tables.db", public_url=public) as address:
        ann = Player(address)
        code = ann.open("person", "person")
        assert ann.http.get(f"/api/tables/{code}/qr.svg").status_code == 200
        answer = ann.http.post("/api/tables", json=TABLE, headers={"origin": public})
        assert answer.json()["link"] == f"{public}/join/{answer.json()['code']}"
        evil = {"origin": "https://evil.example.org"}
        assert fault(ann.http.post("/api/tables", json=TABLE, headers=evil)) == (403, "bad-origin")


# Hosts ---------------------------------------------------------------------------------------


def test_the_server_answers_under_its_own_names(tmp_path: Path) -> None:
    hosts = ("play.example.org", "*.example.net", "[::1]", "127.0.0.1")
    with running(tmp_path / "tables.db", allowed_hosts=hosts) as address, client(address) as http:
        good = ["play.example.org", "PLAY.example.org:8000", "a.example.net", "a.b.example.net:1"]
        for host in [*good, "[::1]", "[::1]:8000", urlsplit(address).netloc]:
            assert http.get("/api/tables", headers={"host": host}).status_code == 200
        bad = ["evil.example", "example.net", "evilexample.net", "play.example.org.evil.example"]
        bad += ["play.example.org@evil.example", "play.example.org:80:80", "[::2]", "localhost", ""]
        for host in bad:
            assert fault(http.get("/api/tables", headers={"host": host})) == (403, "bad-host")
        assert http.get("/health", headers={"host": "10.0.0.7:8000"}).status_code == 200


@pytest.mark.parametrize("path", ["/api/tables", "/api", "/api/tables/{code}/qr.svg"])
@pytest.mark.parametrize("host", ["a" * 5000, "<x>", "a b", "[", "", "a\xe9", "x:99999999"])
def test_an_odd_host_breaks_nothing(ann: Player, path: str, host: str) -> None:
    path = path.format(code=ann.open("person", "person"))
    answer = ann.http.get(path, headers=[(b"host", host.encode("latin-1"))])
    assert answer.status_code == 200 or answer.json()["code"] in ("bad-host", "bad-request")


def test_a_forwarded_host_is_not_believed(ann: Player, address: str) -> None:
    headers = {"x-forwarded-host": "evil.example", "forwarded": "host=evil.example"}
    answer = ann.http.post("/api/tables", json=TABLE, headers=headers)
    assert answer.json()["link"].startswith(address)


# Bodies --------------------------------------------------------------------------------------


def pieces(size: int) -> Iterator[bytes]:
    yield b'{"seats":["person","person"]'
    for _ in range(size // 1000):
        yield b" " * 1000
    yield b"}"


def test_a_body_has_its_limit_however_it_comes(tmp_path: Path) -> None:
    headers = {"content-type": "application/json"}
    with running(tmp_path / "tables.db", max_body=10_000) as address:
        ann = Player(address)
        for size, status in ((5_000, 201), (20_000, 413), (2_000_000, 413)):
            whole = b"".join(pieces(size))
            answer = ann.http.post("/api/tables", content=whole, headers=headers)
            assert answer.status_code == status
            answer = ann.http.post("/api/tables", content=pieces(size), headers=headers)
            assert answer.status_code == status
        assert fault(answer) == (413, "too-large")
        assert len(ann.http.get("/api/tables/mine").json()["tables"]) == 2


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "text/plain; application/json",
        "",
    ],
)
def test_only_json_is_read(ann: Player, kind: str) -> None:
    """What a form of another site could send is not."""
    headers = {"content-type": kind}
    body = b'{"seats":["person","person"]}'
    answer = ann.http.post("/api/tables", content=body, headers=headers)
    assert fault(answer) == (415, "not-json")
    answer = ann.http.patch("/api/me", content=b'{"name":"x"}', headers=headers)
    assert fault(answer) == (415, "not-json")


def test_json_may_name_its_encoding(ann: Player) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    body = b'{"seats":["person","person"]}'
    assert ann.http.post("/api/tables", content=body, headers=headers).status_code == 201


# Rates ---------------------------------------------------------------------------------------


def test_so_many_requests_from_one_address(tmp_path: Path) -> None:
    limited = running(tmp_path / "tables.db", requests_per_second=0.5, requests_burst=3)
    with limited as address, client(address) as http:
        statuses = [http.get("/api/tables").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        answer = http.get("/api/tables", headers={"accept-language": "fr"})
        assert fault(answer) == (429, "too-many")
        assert answer.headers["retry-after"] == answer.json()["details"]["seconds"]
        assert 1 <= int(answer.headers["retry-after"]) <= 3
        assert http.get("/health").status_code == 200  # the operator is let in
        assert http.get("/nothing").status_code == 429


@pytest.mark.parametrize(("proxies", "apart"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_only_a_trusted_proxy_names_the_client(tmp_path: Path, proxies: str, apart: bool) -> None:
    limited = running(
        tmp_path / "tables.db",
        requests_per_second=0.01,
        requests_burst=1,
        trusted_proxies=proxies,
    )
    with limited as address, client(address) as http:
        statuses = [
            http.get("/api/tables", headers={"x-forwarded-for": f"198.51.100.{n}"}).status_code
            for n in range(3)
        ]
        assert statuses == ([200] * 3 if apart else [200, 429, 429])


def test_so_many_new_tables_an_hour(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", new_tables_per_hour=2) as address:
        ann, bob = Player(address), Player(address)
        code = ann.open("person", "person")
        bob.open("person", "person")
        for path, body in (("/api/tables", TABLE), ("/api/records", {"record": {}})):
            answer = ann.http.post(path, json=body)
            assert fault(answer) == (429, "too-many")
            assert 1000 < int(answer.headers["retry-after"]) <= 1801
        bob.must(code, "join", name="Bob")


def test_what_is_only_sent_again_counts_for_no_limit(tmp_path: Path) -> None:
    with running(tmp_path / "db", new_tables_per_hour=1, chat_per_minute=1) as address:
        ann = Player(address)
        headers = {"Idempotency-Key": "once"}
        first, again = [ann.http.post("/api/tables", json=TABLE, headers=headers) for _ in "ab"]
        assert (first.status_code, first.content) == (again.status_code, again.content)
        code = first.json()["code"]
        said, repeated = [ann.do(code, "say", text="hello", key="line") for _ in "ab"]
        assert (said.status_code, said.content) == (200, repeated.content)


def test_a_rematch_is_a_new_table_too(tmp_path: Path) -> None:
    with running(tmp_path / "db", new_tables_per_hour=1) as address:
        ann = Player(address)
        code = ann.open("person", "greedy", start=True)
        ann.must(code, "propose", kind="abandon")
        assert fault(ann.do(code, "rematch")) == (429, "too-many")


def test_so_many_lines_a_minute(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", chat_per_minute=2) as address:
        code, ann, bob = two_at_table(address)
        ann.must(code, "say", text="one")
        ann.must(code, "say", phrase="hello")
        answer = ann.do(code, "say", text="three")
        assert fault(answer) == (429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 31
        bob.must(code, "say", text="my first")
        ann.choose(code)


# Figures -------------------------------------------------------------------------------------


def test_figures_tell_no_secret(address: str) -> None:
    code, ann, bob = two_at_table(address, seed=987654321)
    option = ann.table(code)["game"]["decision"]["options"][0]["id"]
    ann.choose(code)
    bob.must(code, "say", text="xyzzy")
    ann.http.get(f"/api/tables/{code}/nothing/xyzzy")
    ann.http.request("PROPFIND", "/api/tables")
    figures = ann.http.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    for secret in (ann.token, bob.token, code, option, "xyzzy", "987654321", "Ann", "PROPFIND"):
        assert secret not in figures.text
    for figure in ("everdell_requests_total", "everdell_append_seconds_count", "everdell_events"):
        assert f"\n{figure}" in figures.text
    assert 'route="/api/tables/{code}/choose",status="200"' in figures.text


def test_figures_can_be_switched_off(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", metrics=False) as address, client(address) as http:
        assert fault(http.get("/metrics")) == (404, "unknown-address")


# On the wire ---------------------------------------------------------------------------------


@contextmanager
def wired(address: str) -> Iterator[socket.socket]:
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port), 10) as connection:
        yield connection


def answer_to(address: str, text: bytes) -> bytes:
    """All that comes back until the server closes, or has nothing more to say."""
    with wired(address) as connection:
        connection.settimeout(0.2)
        connection.sendall(text)
        found = b""
        try:
            while piece := connection.recv(65536):
                found += piece
        except TimeoutError:
            pass
        return found


@pytest.mark.parametrize(
    "text",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n",
        b"POST /api/identity HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET http://evil.example/api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET //evil.example/api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/%00%0d%0aX:1 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /health HTTP/1.0\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
        b"GET /api/tables/" + b"A" * 60_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"A" * 60_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    ],
)
def test_odd_requests_break_nothing(address: str, text: bytes) -> None:
    answer = answer_to(address, text)
    assert b" 500 " not in answer
    assert b"Traceback" not in answer
    assert b"root:" not in answer
    with client(address) as http:
        assert http.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /", b"a" * 65_536),
        (b"GET / HTTP/1.1\r\nX: ", b"a" * 65_536),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n" * 10_000),
    ],
)
def test_a_head_without_end_is_cut_off(address: str, start: bytes, more: bytes) -> None:
    with wired(address) as connection:
        connection.sendall(start)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            connection.sendall(more * 1000)


def test_slow_requests_hold_up_no_others_and_are_ended(tmp_path: Path) -> None:
    beginnings = [
        b"",
        b"GET / HT",
        b"POST /api/identity HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
    ]
    impatient = running(tmp_path / "tables.db", head_seconds=3.0, body_seconds=3.0)
    with impatient as address, client(address) as http, ExitStack() as opened:
        code, ann, _ = two_at_table(address)
        where = urlsplit(address)
        slow = [
            opened.enter_context(socket.create_connection((where.hostname, where.port), 30))
            for _ in range(60)
        ]
        for n, connection in enumerate(slow):
            connection.sendall(beginnings[n % len(beginnings)])
        assert http.get("/api/tables").status_code == 200
        assert not select(slow, [], [], 0)[0], "it was answered only after they had been ended"
        with ann.watch(code) as channel:
            for connection in slow:
                while connection.recv(1000):
                    pass
            ann.must(code, "say", text="who has asked may wait for longer")
            assert channel.until_event(4)


def test_who_goes_away_in_the_middle_does_nothing(address: str, ann: Player) -> None:
    code = ann.open("person", "person")
    head = (
        f"POST /api/tables/{code}/say HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    )
    for _ in range(10):
        with wired(address) as connection:
            connection.sendall(head.encode() + b'{"text":"hel')
    until(lambda: ann.http.get("/health").status_code == 200)
    assert ann.table(code)["seq"] == 1

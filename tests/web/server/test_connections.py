"""Connections: how many there may be, and which of them are given up."""

from __future__ import annotations

import base64
import json
import os
import resource
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from subprocess import PIPE
from urllib.parse import urlsplit

import httpx
import pytest

from everdell.web.open_files import allow_open_files
from tests.web.process import ServerProcess, until
from tests.web.running import Player, client, running, two_at_table

SOON = 20.0  # seconds; far more than anything here takes


@contextmanager
def wired(
    address: str, *, from_host: str = "127.0.0.1", buffer: int = 0
) -> Iterator[socket.socket]:
    """A bare connection; `buffer` is how much the system keeps for one who does not read."""
    where = urlsplit(address)
    with socket.socket() as connection:
        connection.settimeout(SOON)
        if buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.bind((from_host, 0))
        connection.connect((where.hostname, where.port))
        yield connection


def is_cut_off(connection: socket.socket) -> bool:
    """Whether the other side hangs up soon; what it has said before is thrown away."""
    patience = time.monotonic() + SOON
    try:
        while time.monotonic() < patience:
            if not connection.recv(65536):
                return True
    except ConnectionError:
        return True
    except TimeoutError:
        pass
    return False


def first_line(connection: socket.socket) -> bytes:
    connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    return connection.recv(65536).partition(b"\r\n")[0]


def figure(player: httpx.Client, name: str) -> float:
    lines = player.get("/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def open_channel(connection: socket.socket, code: str) -> None:
    """The handshake of a live channel, up to the first that is said on it."""
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert connection.recv(1000).startswith(b"HTTP/1.1 101 ")


# How many ------------------------------------------------------------------------------------


def test_so_many_connections_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path / "db", connections_per_address=3) as address, ExitStack() as stack:
        held = [stack.enter_context(wired(address)) for _ in range(3)]
        for connection in held:
            assert first_line(connection) == b"HTTP/1.1 200 OK"
        with wired(address) as one_more:
            answer = b""
            while piece := one_more.recv(65536):  # at once, and without any question
                answer += piece
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ")
        assert b"\r\nretry-after: " in head
        assert json.loads(body)["code"] == "too-many"
        with wired(address, from_host="127.0.0.2") as other:
            assert first_line(other) == b"HTTP/1.1 200 OK"
        held[0].close()
        until(lambda: _is_let_in(address))


def _is_let_in(address: str) -> bool:
    with wired(address) as connection:
        try:
            return first_line(connection) == b"HTTP/1.1 200 OK"
        except ConnectionError:
            return False


def test_live_channels_count_and_are_counted_once(tmp_path: Path) -> None:
    with running(tmp_path / "db", connections_per_address=4) as address:
        code, ann, bob = two_at_table(address)  # each of them has a connection
        with ann.watch(code), bob.watch(code):
            assert not _is_let_in(address)
        for _ in range(10):  # none is left behind
            with ann.watch(code) as channel:
                channel.next()
        until(lambda: _is_let_in(address))


def test_a_proxy_may_have_any_number_but_no_client_behind_it(tmp_path: Path) -> None:
    proxied = running(tmp_path / "db", connections_per_address=2, trusted_proxies="127.0.0.1")
    with proxied as address, ExitStack() as stack:
        for _ in range(10):
            assert first_line(stack.enter_context(wired(address))) == b"HTTP/1.1 200 OK"
        slow = [stack.enter_context(wired(address)) for _ in range(3)]
        answered = []
        for who, connection in zip(("1.1.1.1", "1.1.1.1", "2.2.2.2"), slow, strict=True):
            connection.sendall(
                f"POST /api/identity HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {who}\r\n"
                "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{".encode()
            )
        with client(address) as http:
            until(lambda: _status(http, "1.1.1.1") == 429)
            assert _status(http, "2.2.2.2") == 200
            for connection in slow:
                connection.sendall(b"}")
                answered.append(connection.recv(65536).partition(b"\r\n")[0])
            assert answered == [b"HTTP/1.1 201 Created"] * 3
            until(lambda: _status(http, "1.1.1.1") == 200)


def _status(http: httpx.Client, who: str) -> int:
    return http.get("/api/tables", headers={"x-forwarded-for": who}).status_code


# Who is too slow -----------------------------------------------------------------------------


@pytest.mark.parametrize("nothing", [b"", b"\r\n"])
def test_a_connection_without_a_further_request_is_closed(tmp_path: Path, nothing: bytes) -> None:
    """Blank lines between requests are no request."""
    with running(tmp_path / "db", head_seconds=0.5) as address, wired(address) as connection:
        assert first_line(connection) == b"HTTP/1.1 200 OK"
        connection.sendall(nothing * 3)
        assert is_cut_off(connection)


def test_a_request_that_comes_drop_by_drop_is_not_waited_for(tmp_path: Path) -> None:
    stop = threading.Event()
    with running(tmp_path / "db", head_seconds=1.0) as address, wired(address) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")

        def drip() -> None:
            while not stop.wait(0.05):
                try:
                    connection.sendall(b"X: y\r\n")
                except OSError:
                    return

        dripping = threading.Thread(target=drip)
        dripping.start()
        try:
            assert is_cut_off(connection)
        finally:
            stop.set()
            dripping.join()


def test_a_large_body_has_more_time_than_a_head(tmp_path: Path) -> None:
    patient = running(tmp_path / "db", head_seconds=0.3, body_seconds=SOON)
    with patient as address, wired(address) as connection, wired(address) as other:
        connection.sendall(
            b"POST /api/identity HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 2\r\n\r\n{"
        )
        assert is_cut_off(other)  # its head is overdue, and so would the other's be
        connection.sendall(b"}")
        assert connection.recv(65536).startswith(b"HTTP/1.1 201 ")


def test_a_live_channel_that_answers_no_ping_is_closed(tmp_path: Path) -> None:
    with running(tmp_path / "db", ping_seconds=0.5) as address:
        code, ann, bob = two_at_table(address)
        with wired(address) as dead, bob.watch(code) as alive:
            open_channel(dead, code)
            assert is_cut_off(dead)  # although it reads
            ann.must(code, "say", text="still here?")
            assert alive.until_event(4)  # who answers stays


# Who does not read ---------------------------------------------------------------------------


def test_a_live_channel_that_is_never_read_is_closed(tmp_path: Path) -> None:
    with running(tmp_path / "db", unread_seconds=1.0) as address:
        code, ann, bob = two_at_table(address)
        with wired(address, buffer=2048) as deaf:
            open_channel(deaf, code)
            assert figure(ann.http, "everdell_sockets ") == 1
            lines = 0
            while figure(ann.http, "everdell_sockets ") == 1:
                for _ in range(20):
                    ann.must(code, "say", text="x" * 490)
                lines += 20
                assert lines < 5_000
        with bob.watch(code, since=3) as channel:
            assert len(channel.until_event(3 + lines)) == lines


def test_an_answer_that_is_never_read_is_given_up(tmp_path: Path) -> None:
    impatient = ServerProcess(
        tmp_path / "db", tmp_path / "log", unread_seconds=1.0, head_seconds=0.5
    )
    with impatient as server:
        ann = Player(server.address)
        before = figure(ann.http, "everdell_connections ")
        with wired(server.address, buffer=2048) as deaf:
            deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
            until(lambda: figure(ann.http, "everdell_connections ") == before + 1)
            until(lambda: figure(ann.http, "everdell_connections ") == before)
            assert figure(ann.http, 'everdell_hang_ups_total{why="unread"}') >= 1
        assert (
            len(server.log().splitlines()) == 1
        )  # "starting": it is nothing to make a noise about


# Floods --------------------------------------------------------------------------------------

PING, PONG, TEXT, CONTINUATION = 9, 10, 1, 0


def frame(opcode: int, last: bool = True) -> bytes:
    """An empty frame of a client."""
    return struct.pack("!BB", (0x80 if last else 0) | opcode, 0x80) + bytes(4)


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 10_000,
        frame(PONG) * 10_000,
        frame(TEXT, last=False) + frame(CONTINUATION, last=False) * 10_000,
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_frames_that_are_no_messages_are_counted_too(tmp_path: Path, flood: bytes) -> None:
    with running(tmp_path / "db", socket_messages_per_second=10) as address:
        code, ann, bob = two_at_table(address)
        with wired(address) as loud, bob.watch(code) as other:
            open_channel(loud, code)
            loud.sendall(flood)
            assert is_cut_off(loud)
            ann.must(code, "say", text="quiet again")
            assert other.until_event(4)


# Files ---------------------------------------------------------------------------------------


def test_a_process_takes_the_files_it_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = [256, 4096]

    def set_limit(_what: int, limits: tuple[int, int]) -> None:
        allowed[:] = limits

    monkeypatch.setattr(resource, "getrlimit", lambda _what: tuple(allowed))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert (allow_open_files(1024), allowed) == (1024, [1024, 4096])
    assert (allow_open_files(65_536), allowed) == (4096, [4096, 4096])
    assert (allow_open_files(1024), allowed) == (4096, [4096, 4096])  # nothing is taken away


def test_where_no_limit_is_named_but_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS."""
    allowed = [256, resource.RLIM_INFINITY]

    def set_limit(_what: int, limits: tuple[int, int]) -> None:
        if limits[0] > 10_240:
            raise ValueError
        allowed[:] = limits

    monkeypatch.setattr(resource, "getrlimit", lambda _what: tuple(allowed))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert allow_open_files(65_536) == 10_240


WITH_FEW_FILES = """
import resource, sys
from everdell.web.server.serving import serve
from everdell.web.server.settings import Settings
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 250))
settings = Settings(port=0, database=sys.argv[1], connections_per_address=0, head_seconds=600)
serve(settings, lambda address: print(address, flush=True))
"""


def test_some_files_are_left_when_all_connections_are_taken(tmp_path: Path) -> None:
    """The server takes all files it is allowed, and keeps some for its database."""
    command = [sys.executable, "-c", WITH_FEW_FILES, str(tmp_path / "db")]
    with (
        subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as server,
        ExitStack() as stack,
    ):
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            address = server.stdout.readline().strip()
            held = [stack.enter_context(wired(address)) for _ in range(300)]
            answers = [_first_words(connection) for connection in held]
            assert set(answers) == {b"HTTP/1.1 200", b"HTTP/1.1 503"}
            assert answers[49:51] == [b"HTTP/1.1 200", b"HTTP/1.1 503"]
            held[0].sendall(b"GET /ready HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while b'"ready"' not in answer:
                answer += held[0].recv(65536)
        finally:
            server.terminate()
        line = json.loads(server.stderr.readline())
        assert (line["event"], line["most"]) == ("open-files", 250)


def _first_words(connection: socket.socket) -> bytes:
    with suppress(ConnectionError):  # it may have been refused before it asks
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    return connection.recv(65536)[:12]

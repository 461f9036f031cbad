"""`everdell play` as a process: a server, its address, a browser."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from everdell.cli import browser_game
from everdell.cli.browser_game import address_at, answers, has_screen, own_address, seen_from_here

from .process import SECONDS, errors_in, line, refused, running, without_package


def address_in(text: str) -> str:
    found = re.search(r"http://\S+", text)
    assert found, text
    return found[0]


@contextmanager
def taken_port() -> Iterator[int]:
    """A port that another program uses."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_from_start_to_end_and_a_second_time_meanwhile(tmp_path: Path) -> None:
    with running(tmp_path, "play", "--port", "0") as process:
        said = line(process)
        assert re.fullmatch(r"Everdell is at http://127\.0\.0\.1:\d+ \(Ctrl-C ends it\)", said), (
            said
        )
        address = address_in(said)
        assert httpx.get(f"{address}/health").json()["status"] == "fine"
        with running(tmp_path, "play", "--port", "0", "--lang", "fr") as second:
            out, _ = second.communicate(timeout=SECONDS)
            assert (second.returncode, out) == (0, f"Everdell tourne déjà, à {address}\n")
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=SECONDS)
        assert (process.returncode, rest) == (0, "")
        assert errors_in(tmp_path).read_text() == ""


def test_where_the_usual_port_is_taken_another_one_is_found(tmp_path: Path) -> None:
    with taken_port() as port, running(tmp_path, "play", EVERDELL_PORT=str(port)) as process:
        assert line(process) == (f"Another program uses port {port}, so the page has another one.")
        address = address_in(line(process))
        assert port < int(address.rpartition(":")[2]) <= port + 20
        assert httpx.get(f"{address}/health").is_success


def test_a_port_that_was_asked_for_is_taken_or_nothing(tmp_path: Path) -> None:
    with taken_port() as port:
        assert f"port {port}" in refused(tmp_path, "play", "--port", str(port))


def test_a_database_that_is_used_by_something_else_is_an_error(tmp_path: Path) -> None:
    from everdell.web.store.claim import FileClaim

    claim = FileClaim(tmp_path / "tables.sqlite3")
    complaint = refused(tmp_path, "play", "--port", "0")
    assert complaint.startswith("Another everdell uses the database")
    claim.release()


def test_the_browser_is_opened_where_there_is_one(tmp_path: Path) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    browser.chmod(0o700)
    with running(tmp_path, "play", "--port", "0", BROWSER=f"{browser} %s") as process:
        assert told.read_text().strip() == address_in(line(process))


def test_for_others_in_the_network(tmp_path: Path) -> None:
    with running(tmp_path, "play", "--host", "0.0.0.0", EVERDELL_PORT=str(_free_port())) as process:
        here = address_in(line(process))
        assert here.startswith("http://127.0.0.1:")
        if own_address():
            nearby = address_in(line(process))
            assert nearby == address_at(own_address(), here)
            with httpx.Client(base_url=here, headers={"origin": here}) as http:
                http.post("/api/identity", json={})
                opened = http.post("/api/tables", json={"seats": ["person", "person"]}).json()
                assert opened["link"].startswith(f"{nearby}/join/")


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def test_without_the_packages_of_the_server() -> None:
    assert without_package("litestar", "play") == (
        "The page needs more packages: pip install 'everdell[web]'. "
        "Without them: everdell play --terminal\n"
    )


# Small questions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("darwin", {}, True),
        ("win32", {}, True),
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
    ],
)
def test_whether_there_is_a_screen(
    platform: str, environment: dict[str, str], screen: bool
) -> None:
    assert has_screen(platform, environment) == screen


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("http://0.0.0.0:8000", "http://127.0.0.1:8000"),
        ("http://[::]:8000", "http://[::1]:8000"),
        ("http://192.168.1.4:8000", "http://192.168.1.4:8000"),
        ("", ""),
    ],
)
def test_how_this_machine_reaches_its_server(address: str, here: str) -> None:
    assert seen_from_here(address) == here


def test_who_answers_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_game, "_SECONDS", 0.3)
    assert not answers("")
    assert not answers("nonsense")
    with taken_port() as port:  # it listens, and says nothing
        assert not answers(f"http://127.0.0.1:{port}")
    assert not answers(f"http://127.0.0.1:{port}")

"""The database goes away for a while, or is not set up yet."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final

import httpx
import pytest

from tests.cli.commands import Shell
from tests.web import postgres
from tests.web.nodes.cluster import Cluster, live
from tests.web.nodes.test_playing import move, seated
from tests.web.pensive import until
from tests.web.running import Player

SECONDS: Final = 2.0


@contextmanager
def flickering(database: str) -> Iterator[None]:
    """A database that hangs up on everybody, over and over, as one that cannot make up its mind."""
    enough = threading.Event()

    async def hang_up() -> None:
        while not enough.is_set():
            await postgres.hang_up(database, listeners=False)
            await postgres.hang_up(database, listeners=True)
            await asyncio.sleep(0.02)

    thread = threading.Thread(target=asyncio.run, args=(hang_up(),))
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()


def insist(player: Player, code: str, seconds: float) -> tuple[list[str], int]:
    """Talk for some time, whatever happens: what was acknowledged, and how often it was not."""
    said: list[str] = []
    refused = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        text = f"line {len(said)}"
        answer = player.do(code, "say", text=text, key=text)
        if answer.is_success:
            assert answer.json()["events"][0]["text"] == text
            said.append(text)
        else:
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            refused += 1
    return said, refused


def test_whatever_was_acknowledged_survives_an_outage(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    with ThreadPoolExecutor(2) as threads:
        with flickering(cluster.database):
            talks = [threads.submit(insist, who, code, SECONDS) for who in (owner, guest)]
            answers = [talk.result() for talk in talks]
    lines = [said for said, _ in answers]
    assert all(lines), "nobody got through"
    told = owner.http.get(f"/api/tables/{code}/events").json()
    assert [event["seq"] for event in told] == list(range(1, len(told) + 1))
    for seat, said in enumerate(lines):
        kept = [event["text"] for event in told if event["type"] == "said" and event["seat"] == seat]
        # The last one may have been kept although nobody could say so.
        assert kept in (said, [*said, f"line {len(said)}"])


def test_everything_goes_on_afterwards(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    with flickering(cluster.database):
        time.sleep(SECONDS / 4)
    for node in cluster.nodes:
        until(lambda: httpx.get(f"{node.address}/ready").is_success)  # noqa: B023
    with live(owner, code) as first, live(guest, code) as second:
        for _ in range(4):
            seq = move((owner, guest), code)["seq"]
            first.until_event(seq)
            second.until_event(seq)


def test_an_empty_database_is_set_up_by_command(capsys: pytest.CaptureFixture[str]) -> None:
    address = asyncio.run(postgres.create())
    try:
        outcome = Shell(capsys)("serve", "--database", address, "--port", "0")
        assert outcome.code == 1
        assert "everdell migrate" in outcome.complaint
    finally:
        asyncio.run(postgres.drop(address))

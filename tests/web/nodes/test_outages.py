"""The database goes away for a while, or is not set up yet."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from everdell.table.events import Said
from tests.web import postgres
from tests.web.crash.keeping import Keeping, check_sound
from tests.web.nodes.cluster import Cluster, live
from tests.web.nodes.people import move, seated
from tests.web.process import ServerProcess, until
from tests.web.running import Player

SECONDS: Final = 2.0
PATIENCE: Final = 90.0  # on a machine that has much else to do


@contextmanager
def flickering(database: str) -> Iterator[None]:
    """A database that hangs up on all clients, over and over."""
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


def insist(player: Player, code: str, seconds: float) -> list[str]:
    """Talk for some time, and until heard at least once; what was acknowledged."""
    said: list[str] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end or (not said and time.monotonic() < end + PATIENCE):
        text = f"line {len(said)}"
        answer = player.do(code, "say", text=text, key=text)
        if answer.is_success:
            assert answer.json()["events"][0]["text"] == text
            said.append(text)
        else:
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    return said


def test_whatever_was_acknowledged_survives_an_outage(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    with ThreadPoolExecutor(2) as threads, flickering(cluster.database):
        talks = [threads.submit(insist, who, code, SECONDS) for who in (owner, guest)]
        lines = [talk.result() for talk in talks]
    assert all(lines), "no request got through"
    [kept] = asyncio.run(Keeping(cluster.database).tables([code]))
    check_sound(kept)
    for seat, said in enumerate(lines):
        own = [event for event in kept.events if isinstance(event, Said) and event.seat == seat]
        told = [event.text for event in own]
        # The last one may have been kept although no answer said so.
        assert told in (said, [*said, f"line {len(said)}"])


def test_everything_goes_on_afterwards(cluster: Cluster) -> None:
    owner, guest, code = seated(cluster)
    stranger = cluster.player(2)
    with flickering(cluster.database):
        time.sleep(SECONDS / 4)
    for who in (owner, guest, stranger):
        until(lambda who=who: who.http.get("/ready").is_success)  # type: ignore[misc]
    with live(owner, code) as first, live(guest, code) as second, live(stranger, code) as third:
        for _ in range(4):
            seq = move((owner, guest), code)["seq"]
            for each in (first, second, third):
                each.until_event(seq)


def test_a_database_that_is_not_set_up_is_refused(tmp_path: Path) -> None:
    address = asyncio.run(postgres.create())
    node = ServerProcess(address, tmp_path / "log")
    node.launch()
    assert node.wait_until_gone() == 1
    assert "run everdell migrate" in node.log()
    asyncio.run(postgres.drop(address))

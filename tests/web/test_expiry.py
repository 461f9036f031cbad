"""Abandoned tables: deleted by the server itself, and everywhere at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from everdell.engine.errors import EverdellError
from everdell.table.acts import Change, open_table, say, sit
from everdell.table.events import HouseRules
from everdell.table.table import GameTable
from everdell.web.expiry import Expiry
from everdell.web.host import Host
from everdell.web.retention import Retention
from everdell.web.store import Store, Unavailable
from everdell.web.watching import TableWatcher
from tests.web.process import until
from tests.web.running import Clock, Player, fault, finish, running

HOUR, DAY = 3600.0, 86400.0
KEEPING = Retention(lobby=HOUR)


@asynccontextmanager
async def host(database: Path, clock: Clock) -> AsyncIterator[Host]:
    store = await Store.open(str(database))
    try:
        yield Host(store, clock=clock)
    finally:
        await store.close()


def lobby() -> Change:
    return open_table("ann", HouseRules(), ["person", "person"], [0])


def joining(name: str) -> Callable[[GameTable], Change]:
    return lambda table: sit(table, name)


async def is_there(host: Host, code: str) -> bool:
    with suppress(EverdellError):
        await host.table(code)
        return True
    return False


# One host ------------------------------------------------------------------------------------


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_a_lobby_that_never_starts_expires_in_its_time(tmp_path: Path) -> None:
    clock = Clock()
    async with host(tmp_path / "tables.db", clock) as here:
        expiry = Expiry(here, KEEPING)
        code = await here.found(lobby())
        clock.now += HOUR - 1
        await expiry.look()
        assert await is_there(here, code)
        clock.now += HOUR
        await expiry.look()
        assert not await is_there(here, code)


@pytest.mark.anyio
async def test_a_touch_begins_the_time_anew(tmp_path: Path) -> None:
    clock = Clock()
    async with host(tmp_path / "tables.db", clock) as here:
        expiry = Expiry(here, KEEPING)
        code = await here.found(lobby())
        clock.now += HOUR - 1
        await here.act(code, lambda table: say(table, "ann", "Hello?"))
        clock.now += HOUR - 1
        await expiry.look()
        assert await is_there(here, code)


@pytest.mark.anyio
async def test_a_database_that_is_away_is_no_fault_of_expiry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store has told the log why; it is looked again later."""
    looks = 0

    async def away(*_arguments: object) -> dict[str, int]:
        nonlocal looks
        looks += 1
        raise Unavailable("it is away")

    clock = Clock()
    monkeypatch.setattr("everdell.web.expiry._ROUND", 0.0)
    monkeypatch.setattr(Store, "heads", away)
    async with host(tmp_path / "tables.db", clock) as here:
        expiry = Expiry(here, KEEPING)
        with capture_logs() as log:
            expiry.start()
            while looks < 2:
                clock.now += HOUR
                await asyncio.sleep(0)
            await expiry.stop()
    assert log == []


@pytest.mark.anyio
async def test_many_go_in_small_batches(tmp_path: Path) -> None:
    clock = Clock()
    async with host(tmp_path / "tables.db", clock) as here:
        expiry = Expiry(here, KEEPING)
        codes = [await here.found(lobby()) for _ in range(45)]
        clock.now += 2 * HOUR
        left = [45]
        while left[-1]:
            await expiry.look()  # a full batch is followed by the next without a pause
            left.append(len(await here.store.heads(codes)))
        assert left == [45, 25, 5, 0]


@pytest.mark.anyio
async def test_spectators_are_told_that_the_table_is_gone(tmp_path: Path) -> None:
    clock = Clock()
    async with host(tmp_path / "tables.db", clock) as here:
        code = await here.found(lobby())
        watcher = TableWatcher("", None, 0)
        here.presence.enter(code, watcher)
        await watcher.wait()
        watcher.table_due = False
        clock.now += 2 * HOUR
        await Expiry(here, KEEPING).look()
        await asyncio.wait_for(watcher.wait(), 10)
        assert watcher.table_due
        with pytest.raises(EverdellError, match="expired"):
            await here.message(code, watcher.eyes, 0)


@pytest.mark.anyio
async def test_what_the_operator_deletes_leaves_the_memory(tmp_path: Path) -> None:
    """A command deletes rows beside the server, which hears nothing of it."""
    clock = Clock()
    async with host(tmp_path / "tables.db", clock) as here:
        code = await here.found(lobby())
        other = await here.found(lobby())
        await here.store.delete(code)
        assert await is_there(here, code)  # in memory
        await Expiry(here, KEEPING).look()
        assert not await is_there(here, code)
        assert await is_there(here, other)


@pytest.mark.anyio
async def test_a_move_at_a_table_that_was_deleted_elsewhere_says_so(tmp_path: Path) -> None:
    async with host(tmp_path / "tables.db", Clock()) as here:
        code = await here.found(lobby())
        await here.store.delete(code)
        with pytest.raises(EverdellError) as refused:
            await here.act(code, joining("bob"))
        assert refused.value.code == "unknown-table"


# A whole server ------------------------------------------------------------------------------


def test_finished_games_stay_readable_until_they_expire(tmp_path: Path) -> None:
    clock = Clock()
    times = {"keep_lobbies_hours": 1, "keep_finished_days": 30, "keep_idle_days": 0}
    with running(tmp_path / "tables.db", clock=clock, **times) as address:  # type: ignore[arg-type]
        ann = Player(address)
        over = ann.open("person", "person", mine=[0, 1], start=True)
        finish(over, ann)
        in_play = ann.open("person", "person", mine=[0, 1], start=True)
        waiting = ann.open("person", "person")
        clock.now += 29 * DAY
        until(lambda: ann.http.get(f"/api/tables/{waiting}").status_code == 404)
        assert ann.http.get(f"/api/tables/{over}/record").status_code == 200
        with ann.watch(over) as channel:
            channel.next()
            clock.now += 2 * DAY
            assert channel.end() == (4400, "unknown-table")
        gone = ann.http.get(f"/api/tables/{over}")
        assert fault(gone) == (404, "unknown-table")
        assert "expired" in gone.json()["sentence"]
        mine = ann.http.get("/api/tables/mine").json()["tables"]
        assert [line["code"] for line in mine] == [in_play]

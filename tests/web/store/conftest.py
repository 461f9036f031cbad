"""Both databases. Tests that take `database` or `store` run on each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from everdell.web.store import Store, upgrade
from tests.web import postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A file that does not exist yet."""
    return str(tmp_path / "data" / "tables.sqlite3")


@pytest.fixture
async def empty_postgresql(anyio_backend: str) -> AsyncIterator[str]:
    async with a_postgresql() as address:
        yield address


@pytest.fixture
async def postgresql(empty_postgresql: str) -> str:
    await upgrade(empty_postgresql)
    return empty_postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, sqlite: str) -> AsyncIterator[str]:
    """A database that a server can open."""
    if request.param == "sqlite":
        yield sqlite
        return
    address = await postgres.lend()
    yield address
    await postgres.take_back(address)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def nodes(postgresql: str) -> AsyncIterator[tuple[Store, Store]]:
    first, second = await Store.open(postgresql), await Store.open(postgresql)
    yield first, second
    await first.close()
    await second.close()


@asynccontextmanager
async def a_postgresql() -> AsyncIterator[str]:
    address = await postgres.create()
    try:
        yield address
    finally:
        await postgres.drop(address)

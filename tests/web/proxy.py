"""A way to a server on which a test can stop the traffic without hanging up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import URL
from sqlalchemy.engine import make_url


class Proxy:
    """Passes everything on, in both directions, except on lines that were frozen."""

    def __init__(self, server: URL) -> None:
        self._server = server
        self._lines: list[asyncio.Event] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def freeze(self) -> int:
        """Let nothing through any more on the lines that are open now; how many there are."""
        flowing = [line for line in self._lines if line.is_set()]
        for line in flowing:
            line.clear()
        return len(flowing)

    async def serve(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await _connect(self._server)
        flows = asyncio.Event()
        flows.set()
        self._lines.append(flows)
        for source, target in ((here, forth), (there, back)):
            task = asyncio.create_task(_pass_on(source, target, flows))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _connect(server: URL) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    port = server.port or 5432
    if server.host:
        return await asyncio.open_connection(server.host, port)
    return await asyncio.open_unix_connection(f"{server.query['host']}/.s.PGSQL.{port}")


async def _pass_on(
    source: asyncio.StreamReader, target: asyncio.StreamWriter, flows: asyncio.Event
) -> None:
    try:
        while data := await source.read(65536):
            await flows.wait()
            target.write(data)
            await target.drain()
        await flows.wait()
    except OSError:
        pass
    finally:
        target.close()


@asynccontextmanager
async def way_to(address: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy before a PostgreSQL, and the address through it."""
    url = make_url(address)
    proxy = Proxy(url)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    through = url.set(host="127.0.0.1", port=port, query={})
    try:
        yield proxy, through.render_as_string(hide_password=False)
    finally:
        server.close()
        await proxy.close()

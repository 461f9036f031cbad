"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import structlog
import uvicorn

from everdell.compilation import engine_report
from everdell.engine.errors import EverdellError
from everdell.texts import catalog
from everdell.version import VERSION
from everdell.web.open_files import allow_open_files
from everdell.web.server.app import application
from everdell.web.server.asgi import App
from everdell.web.server.connections import Connections
from everdell.web.server.forwarding import Forwarded
from everdell.web.server.logs import set_up_logs
from everdell.web.server.protocols import HttpProtocol
from everdell.web.server.proxies import Proxies
from everdell.web.server.settings import Settings

# How long requests that are under way may take when the server is told to stop.
_GRACE_SECONDS: Final = 5
_BACKLOG: Final = 2048

# Every connection is an open file. More than these would only fill the memory; a few are left to
# the database, the page and the processes of the bots.
_MOST_FILES: Final = 65_536
_FEW_FILES: Final = 1024
_OTHER_FILES: Final = 200

# Why it cannot listen, in words for the catalogs.
_WHY: Final = {
    errno.EADDRINUSE: "in-use",
    errno.EACCES: "denied",
    errno.EADDRNOTAVAIL: "not-here",
}

Ready = Callable[[str], None]


def serve(settings: Settings, ready: Ready, *, quiet: bool = False) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is called with the address once it listens.

    The first line of the log says what runs, unless it is to be `quiet` about that.

    What is under way at the end is finished and answered, live connections are told to come back
    (close code 1012), and the database is closed after the last append.
    """
    set_up_logs(settings.log_level)
    files = allow_open_files(_MOST_FILES)
    log = structlog.get_logger("everdell")
    (log.warning if files < _FEW_FILES else log.debug)("open-files", most=files)
    with uvicorn_loop() as runner:
        runner.run(_serve(settings, files, ready, quiet))


def _log_what_runs() -> None:
    log = structlog.get_logger("everdell").bind(version=VERSION, engine=engine_report.engine())
    why = engine_report.cause()
    if why is None:
        log.info("starting")
    else:
        log.warning("starting", why=why, advice=catalog("en").text("engine-why", why=why))


async def _serve(settings: Settings, files: int, ready: Ready, quiet: bool) -> None:
    asyncio.get_running_loop().set_exception_handler(_note_lost_fault)
    with _listening(settings) as listening:
        address = _address(listening)
        async with application(settings, address=address) as app:
            if not quiet:
                _log_what_runs()
            server = _Server(uvicorn_config(app, settings, files), lambda: ready(address))
            _expect_signals_again()
            await server.serve([listening])


def _expect_signals_again() -> None:
    """uvicorn takes the signals while it serves, and raises them again once it has stopped.

    By then everything that follows is the end already. Before, a signal ends the process as it
    ends any other: nothing is under way yet.
    """
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _number, _frame: None)


def uvicorn_config(app: App, settings: Settings, files: int = 0) -> uvicorn.Config:
    """How uvicorn serves; `files` is how many may be open, 0 any number."""
    proxies = Proxies(settings.trusted_proxies)
    connections = Connections(settings, proxies, max(1, files - _OTHER_FILES) if files else 0)
    return uvicorn.Config(
        Forwarded(app, proxies),
        http=partial(HttpProtocol, connections),  # type: ignore[arg-type]
        ws="websockets-sansio",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ours do not believe what is no address
        timeout_keep_alive=settings.head_seconds,  # type: ignore[arg-type]
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_max_size=4096,
        # It would cost a third of a megabyte for each connection.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


def _note_lost_fault(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What broke in the background; asyncio's own words would quote the exception."""
    structlog.get_logger("everdell").error("broken", exc_info=context.get("exception"))


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _collect_seldom()
        self._tell_started()


def _collect_seldom() -> None:
    """Whatever is there now stays for good, and tables are made of things that point one way only.

    Left alone, the collector goes through all of it again and again: a full round took 140 ms with
    500 tables in play, and a sixth of the processor in all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def uvicorn_loop() -> asyncio.Runner:
    """The faster event loop, where there is one."""
    try:
        import uvloop
    except ImportError:  # not on Windows
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as fault:
        listening.close()
        raise EverdellError(
            "cannot-listen",
            f"The server cannot listen on {settings.host} port {settings.port}: "
            f"{fault.strerror}. Choose another with --host or --port.",
            {
                "host": settings.host,
                "port": str(settings.port),
                "why": _WHY.get(fault.errno or 0, "other"),
                "system": str(fault.strerror),
            },
        ) from fault
    listening.listen(_BACKLOG)
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

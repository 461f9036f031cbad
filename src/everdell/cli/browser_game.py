"""A game in the browser: a server of one's own, and the browser opened at it."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from everdell.cli.server_options import read_settings, web_packages
from everdell.compilation import engine_report
from everdell.engine.errors import EverdellError

if TYPE_CHECKING:
    from everdell.texts import Catalog

_MORE_PORTS: Final = 20  # to be tried after the usual one
_SECONDS: Final = 3.0  # for another server to answer

# All addresses of this machine, and the one by which a browser on it reaches them.
_ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
# Nothing is sent there: it only makes the system say by which address it would leave.
_ELSEWHERE: Final = ("10.255.255.255", 1)


def play(
    words: Catalog, *, host: str | None, port: int | None, database: str | None, browser: bool
) -> None:
    """Serve the page until Ctrl-C, or open it where it is served already."""
    try:
        settings = read_settings(None, host=host, port=port, database=database)
        with web_packages():
            from msgspec.structs import replace

            from everdell.web.server import serving
    except EverdellError as fault:
        if fault.code != "web-missing":
            raise
        raise EverdellError(
            "page-packages-missing",
            "The page needs more packages: pip install 'everdell[web]'. "
            "Without them: everdell play --terminal",
        ) from fault

    usual = settings.port
    if port is None:
        settings = replace(settings, port=_free_port(settings.host, usual))
    nearby = own_address() if settings.host in _ANYWHERE else ""

    def ready(address: str) -> None:
        if settings.port != usual:
            _say(words, "commands-page-port-taken", port=str(usual))
        here = seen_from_here(address)
        _say(words, "commands-page-ready", address=here)
        if nearby:
            _say(words, "commands-page-nearby", address=address_at(nearby, address))
        if (why := engine_report.cause()) in engine_report.MISHAPS:
            _say(words, "engine-why", why=str(why))
        if browser:
            open_browser(here)

    if nearby and settings.public_url is None and settings.port:
        # Links are for others: an address that only this machine has would be of no use to them.
        settings = replace(settings, public_url=f"http://{nearby}:{settings.port}")
    try:
        serving.serve(settings, ready, quiet=True)
    except EverdellError as fault:
        address = seen_from_here(fault.details.get("address", ""))
        if fault.code != "database-in-use" or not answers(address):
            raise
        _say(words, "commands-page-running", address=address)
        if browser:
            open_browser(address)


def _say(words: Catalog, key: str, **gaps: str) -> None:
    print(words.text(key, **gaps), flush=True)


# Addresses -----------------------------------------------------------------------------------


def _free_port(host: str, first: int) -> int:
    """The first free port from the usual one on; the usual one if none is."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, first + _MORE_PORTS + 1):
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    return first


def own_address() -> str:
    """The address of this machine in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(_ELSEWHERE)
        except OSError:
            return ""
        return str(trial.getsockname()[0])


def seen_from_here(address: str) -> str:
    """Where a browser on this machine finds a server that may listen at all addresses."""
    host = urlsplit(address).hostname or ""
    return address_at(_ANYWHERE[host], address) if host in _ANYWHERE else address


def address_at(host: str, address: str) -> str:
    """The same port at another host."""
    return f"http://{f'[{host}]' if ':' in host else host}:{urlsplit(address).port}"


def answers(address: str) -> bool:
    """Whether an everdell is there."""
    if not address:
        return False
    try:
        # Not by way of a proxy: it is on this machine.
        with build_opener(ProxyHandler({})).open(f"{address}/health", timeout=_SECONDS) as answer:
            health = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(health, dict) and health.get("status") == "fine"


# The browser ---------------------------------------------------------------------------------


def open_browser(address: str) -> None:
    """Open an address, if anything can; waiting for a browser must not hold up its server."""
    if has_screen(sys.platform, os.environ):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can be opened: a browser of the terminal would take the terminal."""
    wanted = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return platform in ("darwin", "win32") or any(environment.get(name) for name in wanted)

"""A real server and a real browser for each worker; a new visitor for each test."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Unpack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from everdell.web.server.page import FOLDER
from tests.page.visitor import PATIENCE, Look, Visitor
from tests.web.process import ServerProcess

_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
# As root in a container there is neither a sandbox nor much shared memory.
_FLAGS: Final = ("--no-sandbox", "--disable-dev-shm-usage")

NewVisitor = Callable[..., Visitor]
Launch = Callable[..., Browser]


def free_port() -> int:
    """A port for a server that is started again: browsers come back to the same one."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="package")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (FOLDER / "index.html").exists():
        pytest.fail("The page is not built. Build it: make page", pytrace=False)
    return tmp_path_factory.mktemp("page")


@pytest.fixture(scope="package")
def server(home: Path) -> Iterator[ServerProcess]:
    with ServerProcess(home / "tables.db", home / "log", port=free_port()) as running:
        yield running


@pytest.fixture
def mortal(home: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed; it comes back at the same address.

    A test names it before its visitors: they leave first, so that nobody misses it in the end.
    """
    with ServerProcess(tmp_path / "tables.db", tmp_path / "log", port=free_port()) as running:
        yield running


# Not for the session: while Playwright is at work, no other test can run an event loop.
@pytest.fixture(scope="package")
def launch() -> Iterator[Launch]:
    """Start Chromium, with some more flags."""
    program = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if program is None:
        pytest.fail(
            "The tests of the page need Chromium; on Debian: apt-get install chromium",
            pytrace=False,
        )
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield lambda *flags: playwright.chromium.launch(
            executable_path=program, args=[*_FLAGS, *flags]
        )


@pytest.fixture(scope="package")
def browser(launch: Launch) -> Iterator[Browser]:
    chromium = launch()
    yield chromium
    chromium.close()


@pytest.fixture
def visitor(browser: Browser, server: ServerProcess) -> Iterator[NewVisitor]:
    """New browsers, none of which may have anything to complain about in the end."""
    visitors: list[Visitor] = []

    def come(
        server: ServerProcess = server, browser: Browser = browser, **look: Unpack[Look]
    ) -> Visitor:
        visitors.append(Visitor(browser, server.address.rstrip("/"), **look))
        return visitors[-1]

    yield come
    for one in visitors:
        one.close()
    complaints = [complaint for one in visitors for complaint in one.complaints]
    assert not complaints, "\n".join(complaints)

"""A real server and a real browser for each worker; a new visitor for each test."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, Unpack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from everdell.web.server.page import FOLDER
from tests.page.harbour import installed
from tests.page.visitor import PATIENCE, Look, Visitor
from tests.web.process import ServerProcess

_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
# Every window of Chromium loads pages of its own, for suggestions in an address bar that is
# never seen: a third of a visit. (This list replaces Playwright's, of which the second half is.)
_UNUSED: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "PaintHolding",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "MediaRouter",
    "OptimizationHints",
)
_FLAGS: Final = (
    # As root in a container there is neither a sandbox nor much shared memory.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(_UNUSED)}",
)

_LONG: Final = ("test_whole_games", "test_online")

NewVisitor = Callable[..., Visitor]
Launch = Callable[..., Browser]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long games begin first: else one worker plays while the others have nothing left to do."""
    here = [item for item in items if item.path.parent == Path(__file__).parent]
    games_first = iter(sorted(here, key=lambda item: item.path.stem not in _LONG))
    items[:] = [next(games_first) if item in here else item for item in items]


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

    A test names it before its visitors: they leave first, so that none misses it in the end.
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


@contextmanager
def visit(browser: Browser, server: ServerProcess, **look: Unpack[Look]) -> Iterator[Visitor]:
    """A new browser, which may have nothing to complain about in the end."""
    visitor = Visitor(browser, server.address.rstrip("/"), **look)
    try:
        yield visitor
    finally:
        visitor.close()
    visitor.expect_no_complaints()


@pytest.fixture
def visitor(browser: Browser, server: ServerProcess) -> Iterator[NewVisitor]:
    """As many new browsers as a test wants."""
    with ExitStack() as visits:

        def come(
            server: ServerProcess = server, browser: Browser = browser, **look: Unpack[Look]
        ) -> Visitor:
            return visits.enter_context(visit(browser, server, **look))

        yield come


@pytest.fixture(scope="module")
def harbour(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows a box of another package."""
    folder = tmp_path_factory.mktemp("harbour")
    box = installed(folder / "box")
    with ServerProcess(
        folder / "tables.db", folder / "log", path=[box], port=free_port()
    ) as running:
        yield running

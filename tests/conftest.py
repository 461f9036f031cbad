"""The suite runs twice, on the Python sources and on the compiled engine: say which, be sure."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from typing import Final
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from everdell.compilation.engine_report import is_compiled
from tests import day

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)
settings.load_profile("steady")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """At the end: a quiet run has no header."""
    engine = "compiled" if is_compiled() else "pure Python"
    terminalreporter.line(f"everdell engine: {engine}; games of the day: EVERDELL_DAY={day.DAY}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whatever fails says how to play the same games again."""
    report = yield
    if report.failed:
        report.sections.append(("Games of the day", f"EVERDELL_DAY={day.DAY}"))
    return report


# With EVERDELL_SAMPLE=8, an eighth of what is tested elsewhere, or would take too long every time:
# of the files with rules, which are tested on the sources, and of the tests in a browser, but for
# those marked as core. Others every day.
_SHARE: Final = int(os.environ.get("EVERDELL_SAMPLE", "1"))
_RULES: Final = ("cards", "rugwort", "rulebook", "scenarios")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Files that are not drawn are not even read."""
    if _SHARE == 1 or not collection_path.name.startswith("test_"):
        return None
    name = collection_path.relative_to(Path(__file__).parent).as_posix()
    return True if name.startswith(_RULES) and not _is_drawn(name) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = {item for item in items if _is_of_the_page(item) and not _is_drawn(item.nodeid)}
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def _is_of_the_page(item: pytest.Item) -> bool:
    return item.nodeid.startswith("tests/page/") and item.get_closest_marker("core") is None


def _is_drawn(name: str) -> bool:
    return crc32(f"{day.DAY} {name}".encode()) % _SHARE == 0


def pytest_sessionstart(session: pytest.Session) -> None:
    """An engine older than its sources is never loaded: they run, and that is noticed here."""
    if os.environ.get("EVERDELL_MODE") == "compiled" and not is_compiled():
        pytest.exit("The compiled engine was asked for and is not there: make build", 3)

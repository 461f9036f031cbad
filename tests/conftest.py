"""The suite runs twice, on the Python sources and on the compiled engine: say which, be sure."""

from __future__ import annotations

import os
from collections.abc import Generator
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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With EVERDELL_SAMPLE=8: of the rules, which were tested on the sources, an eighth."""
    share = int(os.environ.get("EVERDELL_SAMPLE", "1"))
    if share > 1:
        left = {item for item in items if _is_of_the_rules(item) and not _is_drawn(item, share)}
        config.hook.pytest_deselected(items=list(left))
        items[:] = [item for item in items if item not in left]


def _is_of_the_rules(item: pytest.Item) -> bool:
    folder = item.nodeid.removeprefix("tests/").split("/")[0]
    return folder in ("cards", "rugwort", "rulebook", "scenarios")


def _is_drawn(item: pytest.Item, share: int) -> bool:
    """Others every day."""
    return crc32(f"{day.DAY} {item.nodeid}".encode()) % share == 0


def pytest_sessionstart(session: pytest.Session) -> None:
    """An engine older than its sources is never loaded: they run, and that is noticed here."""
    if os.environ.get("EVERDELL_MODE") == "compiled" and not is_compiled():
        pytest.exit("The compiled engine was asked for and is not there: make build", 3)

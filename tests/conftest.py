"""The suite runs twice, on the Python sources and on the compiled engine: say which, be sure."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from everdell.compilation.telling import is_compiled
from tests import day

settings.register_profile(
    "steady", derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)
settings.load_profile("steady")


def pytest_report_header() -> list[str]:
    return [
        f"everdell engine: {'compiled' if is_compiled() else 'pure Python'}",
        f"games of the day: EVERDELL_DAY={day.DAY}",
    ]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whatever fails says how to play the same games again."""
    report = yield
    if report.failed:
        report.sections.append(("Games of the day", f"EVERDELL_DAY={day.DAY}"))
    return report


def pytest_sessionstart(session: pytest.Session) -> None:
    """An engine older than its sources is never loaded: they run, and that is noticed here."""
    if os.environ.get("EVERDELL_MODE") == "compiled" and not is_compiled():
        pytest.exit("The compiled engine was asked for and is not there: make build", 3)

"""The suite runs twice, on the Python sources and on the compiled engine: say which, be sure."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from everdell.compilation.telling import is_compiled

settings.register_profile(
    "steady", derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)
settings.load_profile("steady")


def pytest_report_header() -> str:
    return f"everdell engine: {'compiled' if is_compiled() else 'pure Python'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """An engine older than its sources is never loaded: they run, and that is noticed here."""
    if os.environ.get("EVERDELL_MODE") == "compiled" and not is_compiled():
        pytest.exit("The compiled engine was asked for and is not there: make build", 3)

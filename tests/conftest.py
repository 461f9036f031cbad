"""The suite runs twice, on the Python sources and on the compiled engine: say which, be sure."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import everdell.engine.state

ENGINE = Path(everdell.engine.state.__file__)
COMPILED = ENGINE.suffix != ".py"

settings.register_profile(
    "steady", derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)
settings.load_profile("steady")


def pytest_report_header() -> str:
    return f"everdell engine: {'compiled' if COMPILED else 'pure Python'}"


def pytest_sessionstart(session: pytest.Session) -> None:
    if os.environ.get("EVERDELL_MODE") == "compiled" and not COMPILED:
        pytest.exit("The compiled engine was asked for and is not there: make build", 3)
    if COMPILED:
        newest = max(p.stat().st_mtime for p in sources())
        if ENGINE.stat().st_mtime < newest:
            pytest.exit("The compiled engine is older than its sources: make build", 3)


def sources() -> list[Path]:
    package = ENGINE.parent.parent
    parts = ("engine", "boxes", "bots/thinking", "environments/encoding")
    return [path for part in parts for path in package.glob(f"{part}/**/*.py")]

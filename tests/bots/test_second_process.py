"""The partner of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from everdell.bots import second_process
from everdell.processes import worker
from tests.alive import alive


@pytest.fixture(autouse=True)
def a_partner_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(second_process.VARIABLE, "2")
    yield
    second_process.dismiss()


def test_once_the_engine_is_compiled_another_partner_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    engines = ["interpreted"]
    monkeypatch.setattr(worker, "engine_to_come", lambda: engines[-1])
    first = second_process.prepared()
    assert second_process.prepared() is first
    engines.append("compiled")
    second = second_process.prepared()
    assert second is not first
    assert first is not None
    assert not alive(first._worker.pid)
    assert second_process.prepared() is second

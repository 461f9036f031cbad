"""The partner of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from everdell.bots import partner
from everdell.processes import worker
from tests.alive import alive


@pytest.fixture(autouse=True)
def a_partner_of_its_own(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(partner.VARIABLE, "2")
    yield
    partner.dismiss()


def test_once_the_engine_is_compiled_another_partner_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    engines = ["interpreted"]
    monkeypatch.setattr(worker, "engine_to_come", lambda: engines[-1])
    first = partner.prepared()
    assert partner.prepared() is first
    engines.append("compiled")
    second = partner.prepared()
    assert second is not first
    assert first is not None
    assert not alive(first._worker.pid)
    assert partner.prepared() is second

"""Boxes of tests on the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from everdell import games, texts


@pytest.fixture
def harbour_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plug = EntryPoint("harbour", "tests.boxes.harbour:HarbourBox", games.ENTRY_POINT)
    words = EntryPoint("harbour", "tests.boxes.harbour_words", texts.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    monkeypatch.setattr(texts, "entry_points", lambda group: [words])
    games.shelf.cache_clear()
    texts.catalog.cache_clear()
    yield
    games.shelf.cache_clear()
    texts.catalog.cache_clear()

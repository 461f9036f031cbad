"""What the page tells about the server it comes from."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor

_EN: Final = catalog("en")


@pytest.mark.parametrize(
    ("engine", "bots", "why", "told"),
    [
        ("interpreted", "interpreted", "no-compiler", _EN.text("engine-why", why="no-compiler")),
        ("interpreted", "compiled", None, _EN.text("engine-bots-compiled")),
        ("compiled", "compiled", None, _EN.text("engine-runs", engine="compiled")),
    ],
)
def test_it_tells_which_engine_runs_and_what_to_do(
    visitor: NewVisitor, engine: str, bots: str, why: str | None, told: str
) -> None:
    ann = visitor()
    answer = {"version": "9.8.7", "engine": engine, "bots_engine": bots, "why": why}
    ann.context.route("**/api/about", lambda route: route.fulfill(json=answer))
    page = ann.open("/about")
    expect(page.get_by_text("everdell 9.8.7")).to_be_visible()
    expect(page.get_by_text(told)).to_be_visible()

"""Large text and narrow screens: what is read scrolls one way at most, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import Launch, NewVisitor
from tests.page.scenes import advance, finished, shared
from tests.page.visitor import Visitor

SCREENS: Final = ("home", "new", "rules", "cards", "settings", "table", "score sheet")


def _open(visitor: Visitor, screen: str) -> None:
    if screen == "table":
        code = shared(visitor, 2)
        advance(visitor, code, lambda table: table["choices"] > 40)
        visitor.open(f"/table/{code}")
        visitor.page.locator("dialog.curtain .button.main").click()
        expect(visitor.page.locator("[data-region]").first).to_be_visible()
    elif screen == "score sheet":
        visitor.open(f"/table/{finished(visitor)}")
        expect(visitor.page.locator("dialog[open] figure svg").first).to_be_visible()
    else:
        visitor.open("/" if screen == "home" else f"/{screen}")
        expect(visitor.page.locator("h1")).to_be_visible()
    visitor.page.evaluate("eyes.calm(20)")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    "size",
    [
        pytest.param((320, 640), id="narrow"),
        pytest.param((640, 400), id="zoomed"),  # 1280 × 800 at 200 %
    ],
)
def test_reflow(visitor: NewVisitor, screen: str, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="fr")
    _open(ann, screen)
    ann.expect_no_faults()


@pytest.fixture(scope="module")
def large_text(launch: Launch) -> Iterator[Browser]:
    """A browser in which somebody has set text to twice its size."""
    browser = launch("--blink-settings=defaultFontSize=32")
    yield browser
    browser.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_text_twice_as_large(visitor: NewVisitor, large_text: Browser, screen: str) -> None:
    ann = visitor(browser=large_text, size=(1280, 900), language="fr")
    _open(ann, screen)
    font = ann.page.evaluate("getComputedStyle(document.documentElement).fontSize")
    assert font == "32px"
    ann.expect_no_faults()

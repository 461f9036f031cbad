"""Large text and narrow screens: what is read scrolls one way at most, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.day import some
from tests.page.conftest import Launch, visit
from tests.page.scenes import ALL_BOXES, advance, finished, keeps_legends, shared
from tests.page.visitor import Visitor
from tests.web.process import ServerProcess

pytestmark = pytest.mark.core

SCREENS: Final = ("home", "new", "rules", "cards", "settings", "table", "score sheet")


@cache
def _table(visitor: Visitor) -> str:
    """A game in its middle, with cards beside the hand; its code."""
    code = shared(visitor, 2, boxes=ALL_BOXES, seed=0)
    advance(
        visitor, code, lambda table: table["choices"] > 40 and keeps_legends(table), liked=":hand"
    )
    return code


_finished: Final = cache(finished)


def _open(visitor: Visitor, screen: str) -> None:
    page = visitor.page
    if screen == "table":
        visitor.open(f"/table/{_table(visitor)}")
        page.locator("dialog.curtain .button.main").click()
        expect(page.locator("[data-region]").first).to_be_visible()
    elif screen == "score sheet":
        visitor.open(f"/table/{_finished(visitor)}")
        expect(page.locator("dialog[open] figure svg").first).to_be_visible()
    else:
        visitor.open("/" if screen == "home" else f"/{screen}")
        expect(page.locator("h1")).to_be_visible()
    page.evaluate("eyes.calm()")


# One browser for all screens: most of a visit is its beginning.
@pytest.fixture(scope="module")
def ann(browser: Browser, server: ServerProcess) -> Iterator[Visitor]:
    with visit(browser, server, language="fr") as visitor:
        yield visitor


@pytest.fixture(scope="module")
def ann_reading_large_text(launch: Launch, server: ServerProcess) -> Iterator[Visitor]:
    """A reader who has set the text of the browser to twice its size."""
    browser = launch("--blink-settings=defaultFontSize=32")
    with visit(browser, server, size=(1280, 900), language="fr") as visitor:
        yield visitor
    browser.close()


# The narrow one, and 1280 × 800 at 200 %.
@pytest.mark.parametrize(
    ("screen", "size"),
    some([(screen, size) for size in ((320, 640), (640, 400)) for screen in SCREENS], 4, "reflow"),
)
def test_reflow(ann: Visitor, screen: str, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    _open(ann, screen)
    ann.expect_no_faults()
    ann.expect_no_complaints()


@pytest.mark.parametrize(
    ("screen", "size"),
    some(
        [(screen, size) for size in ((1280, 900), (390, 844), (844, 390)) for screen in SCREENS],
        4,
        "large text",
    ),
)
def test_text_twice_as_large(
    ann_reading_large_text: Visitor, screen: str, size: tuple[int, int]
) -> None:
    ann = ann_reading_large_text
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    _open(ann, screen)
    font = ann.page.evaluate("getComputedStyle(document.documentElement).fontSize")
    assert font == "32px"
    ann.expect_no_faults()
    ann.expect_no_complaints()

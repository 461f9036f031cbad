"""The log beside the board: it stays at the newest line, unless the reader scrolls."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import options_of
from tests.page.visitor import Visitor

_EN: Final = catalog("en")

_MY_TURN: Final = (
    "v => eyes.until(() => eyes.heard.told?.version > v && eyes.heard.told.decider === 0)"
)
_IN_THE_MIDDLE: Final = """log => {
    const { left, top, width, height } = log.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    // A line that tells something: how far undo is free moves on.
    return met.closest('.log ol > li').querySelector('[data-moment]');
}"""
_LEFT: Final = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def _play(ann: Visitor, code: str, turns: int) -> None:
    """Some choices, each of which a bot answers while the page looks on."""
    for _ in range(turns):
        table = ann.get(f"/api/tables/{code}")["table"]
        option = options_of(table)[0]
        ann.post(f"/api/tables/{code}/choose", option=option, version=table["version"])
        assert ann.page.evaluate(_MY_TURN, table["version"])
    assert ann.page.evaluate("eyes.calm()")


def _newest(page: Page) -> Locator:
    return page.get_by_role("button", name=_EN.text("story-newest"))


def test_it_follows_until_the_reader_scrolls(visitor: NewVisitor) -> None:
    ann = visitor(size=(1280, 720))
    code = ann.table("person", "greedy", start=True, seed=5)
    page = ann.open(f"/table/{code}")
    log = page.locator(".log")
    assert page.evaluate(_MY_TURN, -1)
    _play(ann, code, 8)
    assert log.evaluate("log => log.scrollHeight > 2 * log.clientHeight")
    expect(_newest(page)).to_have_count(0)
    assert log.evaluate(_LEFT) < 2

    # A reader further up is left alone, however much happens.
    log.hover()
    page.mouse.wheel(0, -150)
    expect(_newest(page)).to_be_visible()
    line = log.evaluate_handle(_IN_THE_MIDDLE).as_element()
    assert line is not None
    read = line.bounding_box()
    _play(ann, code, 2)
    assert line.bounding_box() == pytest.approx(read, abs=1)
    expect(_newest(page)).to_be_visible()

    _newest(page).click()
    _play(ann, code, 2)
    expect(_newest(page)).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 680})
    assert page.evaluate("eyes.calm()")
    assert log.evaluate(_LEFT) < 2


def test_it_follows_although_it_grows_before_it_hears_of_its_own_scrolling(
    visitor: NewVisitor,
) -> None:
    ann = visitor(size=(1280, 720))
    code = ann.table("person", "greedy", start=True, seed=5)
    page = ann.open(f"/table/{code}")
    assert page.evaluate(_MY_TURN, -1)
    _play(ann, code, 4)
    log = page.locator(".log")
    log.evaluate(
        """log => {
            const line = document.createElement('li');
            line.textContent = 'and on it goes '.repeat(30);
            log.querySelector('ol').append(line);
            log.dispatchEvent(new Event('scroll'));
        }"""
    )
    assert page.evaluate("eyes.calm()")
    expect(_newest(page)).to_have_count(0)
    assert log.evaluate(_LEFT) < 2

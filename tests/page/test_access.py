"""What axe finds: nothing, on any screen, in both themes, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests import day
from tests.page import axe
from tests.page.conftest import visit
from tests.page.scenes import (
    ALL_BOXES,
    advance,
    finished,
    keeps_legends,
    several_ways,
    shared,
)
from tests.page.visitor import Visitor
from tests.web.process import ServerProcess

pytestmark = pytest.mark.core

Theme = Literal["light", "dark"]


def _address(path: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.open(path)
        expect(visitor.page.locator("h1")).to_be_visible()

    return go


def _waiting_room(visitor: Visitor) -> None:
    visitor.open(f"/table/{visitor.table('person', 'person', 'greedy')}")
    expect(visitor.page.locator("h1")).to_be_visible()


def _board(visitor: Visitor) -> None:
    """In the middle of a turn, with some cards in every city and two beside the hand."""
    code = shared(visitor, 4, boxes=ALL_BOXES)
    advance(visitor, code, lambda table: table["choices"] > 60 and keeps_legends(table))
    visitor.open(f"/table/{code}")
    visitor.page.locator("dialog.curtain .button.main").click()
    expect(visitor.page.locator(".thing.target").first).to_be_visible()


def _option_sheet(visitor: Visitor) -> None:
    code = visitor.table("person", "person", mine=[0, 1], start=True)
    table = advance(visitor, code, lambda table: several_ways(table) is not None)
    visitor.open(f"/table/{code}")
    visitor.page.locator("dialog.curtain .button.main").click()
    visitor.page.locator(f'[data-thing="{several_ways(table)}"]').first.click()
    expect(visitor.page.locator("dialog[open] [data-option]").first).to_be_visible()


def _hint(visitor: Visitor) -> None:
    visitor.open(f"/table/{visitor.table('person', 'greedy', start=True)}")
    expect(visitor.page.locator(".thing.target").first).to_be_visible()
    visitor.page.locator("header.bar").get_by_role("button", name="Hint").click()
    expect(visitor.page.locator(".why").first).to_be_visible()


def _score_sheet(visitor: Visitor) -> None:
    visitor.open(f"/table/{finished(visitor)}")
    expect(visitor.page.locator("dialog[open] figure svg").first).to_be_visible()


SCREENS: Final[dict[str, Callable[[Visitor], None]]] = {
    "home": _address("/"),
    "new table": _address("/new"),
    "waiting room": _waiting_room,
    "table": _board,
    "options": _option_sheet,
    "hint": _hint,
    "score sheet": _score_sheet,
    "rules": _address("/rules"),
    "cards": _address("/cards"),
    "one card": _address("/cards/inn"),
    "settings": _address("/settings"),
    "about": _address("/about"),
}


@pytest.fixture(scope="module")
def ann(browser: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """One browser for all screens: most of a visit is its beginning."""
    with visit(browser, server) as visitor:
        yield visitor


@pytest.mark.parametrize(
    ("screen", "crossed"),
    day.some([(screen, crossed) for screen in SCREENS for crossed in (False, True)], 4, "axe"),
)
def test_axe_finds_nothing(ann: Visitor, screen: str, crossed: bool) -> None:
    """By day on a desk and by night on a phone, or the other way round."""
    page = ann.page
    on_desk: Theme = "dark" if crossed else "light"
    on_phone: Theme = "light" if crossed else "dark"
    page.emulate_media(color_scheme=on_desk)
    page.set_viewport_size({"width": 1440, "height": 900})
    SCREENS[screen](ann)
    page.evaluate("eyes.calm()")
    faults = {f"{on_desk} desk": axe.faults(page)}
    page.emulate_media(color_scheme=on_phone)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("eyes.calm()")
    faults[f"{on_phone} phone"] = axe.faults(page)
    assert {where: found for where, found in faults.items() if found} == {}
    ann.expect_no_complaints()

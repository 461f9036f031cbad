"""The rules reference: pictures of our own, on every screen and in every language."""

from __future__ import annotations

from time import sleep

import pytest
from playwright.sync_api import Route, expect

from everdell.texts import catalog
from tests.page import axe
from tests.page.conftest import NewVisitor

_CUT = """() => [...document.querySelectorAll('figure :is(.rules, .gives, p)')]
  .filter((one) => {
    const paper = one.closest('.card, .place, figure').getBoundingClientRect();
    const { right, bottom } = one.getBoundingClientRect();
    return right > paper.right + 1 || bottom > paper.bottom + 1;
  })
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize(
    ("size", "language", "touch"), [((1440, 900), "fr", False), ((390, 844), "en", True)], ids=str
)
def test_rules_have_pictures(
    visitor: NewVisitor, size: tuple[int, int], language: str, *, touch: bool
) -> None:
    ann = visitor(size=size, language=language, touch=touch)
    words = catalog(language)
    page = ann.open("/rules/base-turn")
    turn = page.locator("section:has(> #base-turn) > figure")
    expect(turn).to_contain_text(words.text("picture-base-turn"))
    for n in (1, 2, 3):
        expect(turn).to_contain_text(words.text(f"picture-base-turn.c{n}"))
    parts = page.locator("figure", has_text=words.text("picture-base-playing"))
    expect(parts.locator(".number")).to_have_text(["1", "2", "3", "4", "5", "6"])
    page.evaluate("document.fonts.ready")
    assert page.evaluate(_CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not axe.faults(page)


def test_rules_whose_pictures_come_late_are_shown_all_the_same(visitor: NewVisitor) -> None:
    """The words are there first: what they change must not begin the loading once more."""
    ann = visitor()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.route("**/assets/*", _late)
    page = ann.open("/rules")
    expect(page.locator("figure").first).to_be_visible()
    assert sum(url.endswith("/api/texts/en/rules") for url in asked) == 1


def _late(route: Route) -> None:
    """Leave time for everything else to arrive."""
    sleep(0.05)
    route.continue_()

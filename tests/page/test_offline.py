"""After a single visit the page opens without a server: to be read, and to say what is missing."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.visitor import GONE
from tests.web.process import ServerProcess

# A screen, and the message that is its title.
_SCREENS: Final = {
    "/cards": "gallery-title",
    "/rules": "reference-title",
    "/settings": "settings-title",
    "/about": "home-about-title",
}


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.soak)])
def test_after_one_visit_the_page_can_be_read_without_a_server(
    mortal: ServerProcess, visitor: NewVisitor, language: Literal["en", "fr"]
) -> None:
    words = catalog(language)
    ann = visitor(mortal, offline_ready=True, language=language)
    page = ann.open("/")
    expect(page.get_by_text(words.text("home-mine-empty"))).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ann.forgive(f"{GONE}|ERR_FAILED|Failed to fetch")
    mortal.kill()

    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Everdell")
    expect(page.get_by_role("button", name=words.text("page-again")).first).to_be_visible()
    for path, title in _SCREENS.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(words.text(title))
    page.goto("/cards/inn")
    expect(page.get_by_role("heading", name=words.name("inn"), exact=True)).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_language_can_be_changed_without_a_server(
    mortal: ServerProcess, visitor: NewVisitor
) -> None:
    ann = visitor(mortal, offline_ready=True, language="en")
    page = ann.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ann.forgive(f"{GONE}|ERR_FAILED|Failed to fetch")
    mortal.kill()

    page.goto("/settings")
    page.get_by_role("radio", name="Français").check()
    french = catalog("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text(french.text("settings-title"))
    page.goto("/cards")
    expect(page.get_by_role("heading", level=1)).to_have_text(french.text("gallery-title"))
    expect(page.get_by_text(french.name("inn"), exact=True).first).to_be_visible()

"""How much comes before one can play: packed, without fonts, in the language of longer words."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Request, expect

from everdell.games import shelf
from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.visitor import Visitor

pytestmark = pytest.mark.core

_FIRST_LOAD: Final = 250_000  # bytes
_FURTHER_BOX: Final = 25_000
_LARGEST: Final = {"spirecrest": 28_000}  # its mountain is drawn in 88 pictures
_ADDED: Final = [id for id, box in shelf().items() if "base" in box.requires]


class Luggage:
    """What a visitor has been sent, by address."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.sizes: dict[str, int] = {}
        visitor.page.on("requestfinished", self._weigh)

    def _weigh(self, request: Request) -> None:
        if not request.url.endswith(".woff2"):
            size = request.sizes()["responseBodySize"]
            self.sizes[request.url] = max(size, self.sizes.get(request.url, 0))

    def at_table(self, *boxes: str) -> None:
        code = self.visitor.table("person", "random", boxes=list(boxes), start=True)
        page = self.visitor.open(f"/table/{code}")
        expect(page.locator("[data-region]").first).to_be_visible()
        self._wait()

    def at_home(self) -> None:
        page = self.visitor.open("/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        self._wait()

    def _wait(self) -> None:
        self.visitor.page.wait_for_load_state("networkidle")


def test_the_first_table_comes_soon(visitor: NewVisitor) -> None:
    luggage = Luggage(visitor(language="fr"))
    luggage.at_table("base")
    assert sum(luggage.sizes.values()) <= _FIRST_LOAD, luggage.sizes
    texts = [url for url in luggage.sizes if "/boxes/" in url or "components" in url]
    assert len(texts) == 2, "words and figures of the box in play, and of no other"


def test_the_home_page_comes_soon(visitor: NewVisitor) -> None:
    luggage = Luggage(visitor(language="fr"))
    luggage.at_home()
    assert sum(luggage.sizes.values()) <= _FIRST_LOAD, luggage.sizes
    assert not [url for url in luggage.sizes if "/boxes/" in url], "no words but those of a shelf"


def test_every_further_box_is_light(visitor: NewVisitor) -> None:
    luggage = Luggage(visitor(language="fr"))
    luggage.at_table("base")
    sizes: dict[str, int] = {}
    for box in _ADDED:
        before = set(luggage.sizes)
        luggage.at_table("base", box)
        added = [url for url in luggage.sizes if url not in before and "/table" not in url]
        assert any(f"/boxes/{box}" in url for url in added), "it is loaded when it is played"
        sizes[box] = sum(luggage.sizes[url] for url in added)
    heavy = {box: size for box, size in sizes.items() if size > _LARGEST.get(box, _FURTHER_BOX)}
    assert heavy == {}, sizes


def test_words_of_a_box_that_do_not_come_can_be_asked_for_again(visitor: NewVisitor) -> None:
    ann = visitor()
    lost = [True]
    ann.forgive("Failed to load resource|failed: GET")
    ann.stop_at("**/texts/*/boxes/*", lambda route: route.abort() if lost else route.continue_())
    page = ann.open(f"/table/{ann.table('person', 'random', start=True)}")
    again = page.get_by_role("button", name=catalog("en").text("page-again"))
    expect(again).to_be_visible()
    lost.clear()
    again.click()
    expect(page.locator("[data-region]").first).to_be_visible()

"""The bar above the board: what stands beside a question, however long it is."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import advance, options_of

_FR: Final = catalog("fr")
_PLACE: Final = "visit:forest_discard_three_any"

# What is shown of where the game stands, and what of it is cut off.
_STANDING: Final = """() => {
    const row = document.querySelector('.bar .left');
    const edge = row.getBoundingClientRect().right;
    const parts = [...row.querySelectorAll('.standing > *')].filter((one) => one.checkVisibility());
    const told = (some) => some.map((one) => one.textContent.trim());
    return {
        shown: told(parts),
        cut: told(parts.filter((one) => one.getBoundingClientRect().right > edge + 1)),
    };
}"""


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900)])
def test_a_long_question_leaves_words_whole(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ann = visitor(size=size, language="fr")
    code = ann.table("person", start=True, seed=0)
    table = advance(ann, code, lambda table: _PLACE in options_of(table))
    page = ann.open(f"/table/{code}")
    target = page.locator(".thing.target").first
    expect(target).to_be_visible()
    name, season = _FR.text("decision-brand"), _FR.text("season-winter")
    expect(page.get_by_role("link", name=name)).to_be_visible()
    before = page.evaluate(_STANDING)
    assert before["shown"][:2] == [name, season]
    assert before["cut"] == []

    ann.post(f"/api/tables/{code}/choose", option=_PLACE, version=table["version"])
    question = "n => eyes.until(() => eyes.heard.told.version > n)"
    assert page.evaluate(question, table["version"])
    assert page.evaluate("eyes.calm()")
    asked = page.evaluate(_STANDING)
    assert asked["cut"] == []
    assert set(asked["shown"]) <= set(before["shown"])

    # It comes back with the room.
    page.set_viewport_size({"width": 2200, "height": size[1]})
    expect(page.get_by_role("link", name=name)).to_be_visible()

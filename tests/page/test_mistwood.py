"""Nightweave on the screen: her panel, her figure in the Meadow, her turn in pictures."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, shared

_FR: Final = catalog("fr")
_BOXES: Final = ["base", "mistwood"]
_HER: Final = {"nightweave": "3"}


def _lurks(table: State) -> bool:
    """Her figure is on a card of the Meadow."""
    return any(place["blocked"] for place in table["game"]["meadow"])


def _after_spring(table: State) -> bool:
    players = table["game"]["players"]
    return _lurks(table) and all(p["season"] != "winter" for p in players if p["automaton"])


def _panel(page: Page, seat: int) -> str:
    return f"[data-player='{seat}'] .lair"


def test_her_lair_stands_in_her_panel(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    code = shared(ann, 1, boxes=_BOXES, options=_HER)
    page = ann.open(f"/table/{code}")
    panel = page.locator(_panel(page, 1))
    expect(page.locator("[data-player='1'] header .name")).to_have_text(
        _FR.text("automaton-mistwood")
    )
    expect(panel.locator("[data-thing='nightweave_level:nightweave_level_3']")).to_be_visible()
    expect(panel.locator("[data-thing^='plots:']")).to_have_count(1)
    expect(panel.locator("[data-thing^='personality:']")).to_have_count(1)
    expect(panel.locator("[data-thing^='activity:']")).to_have_count(1)
    expect(page.locator("[data-pile^='activity']")).to_have_count(0)
    ann.expect_no_faults(fits=True)


def test_a_card_under_her_web_is_told_as_blocked(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), language="fr")
    code = shared(ann, 1, boxes=_BOXES, options=_HER)
    advance(ann, code, _lurks)
    page = ann.open(f"/table/{code}")
    barred = page.locator(".meadow li.blocked")
    expect(barred).to_have_count(1)
    expect(barred.locator(".veil path").first).to_be_attached()
    said = barred.locator("button").get_attribute("aria-label") or ""
    assert _FR.text("automaton-mistwood") in said
    ann.expect_no_faults(fits=True)


def test_her_turn_is_told_in_pictures_in_the_log(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900))
    code = shared(ann, 1, boxes=_BOXES, options=_HER)
    advance(ann, code, _lurks)
    page = ann.open(f"/table/{code}")
    tales = page.locator("[data-region='8'] ol.tale")
    expect(tales.last.locator("li").first.locator(".vignette")).to_be_attached()
    assert tales.count() > 0

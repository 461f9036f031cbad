"""The pair of Legends beside the hand: read, played, and a secret of its owner."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, options_of, shared

_EN: Final = catalog("en")
_BOXES: Final = ["base", "legends"]
_KEPT: Final = "[data-thing^='legends:']"
_SEED: Final = 19  # of a game in which a Legend can be paid for early


def _may_play_one(table: State) -> bool:
    return any(option.endswith(":legends") for option in options_of(table))


def _lift(page: Page) -> None:
    page.locator("dialog.curtain .button.main").click()


def test_one_is_played_from_its_place(visitor: NewVisitor) -> None:
    ann = visitor(size=(1440, 900), moving=True)
    code = shared(ann, 2, boxes=_BOXES, seed=_SEED)
    table = advance(ann, code, _may_play_one, liked="visit:")
    me, other = table["decider"], 1 - table["decider"]
    page = ann.open(f"/table/{code}")
    _lift(page)
    expect(page.locator(_KEPT)).to_have_count(2)
    hidden = page.locator(f"[data-player='{other}'] [data-kept]")
    expect(hidden).to_have_text("2")
    hidden.hover()
    expect(page.get_by_role("tooltip")).to_have_text(_EN.text("zone-legends.count", n=2))

    # By keys: they are the last of the hand's region, and Space reads them.
    page.keyboard.press("6")
    page.keyboard.press("End")
    expect(page.locator(f"{_KEPT}:focus")).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.locator("aside.panel .acts :is(.why, .ways)").first).to_be_visible()
    page.keyboard.press("Escape")
    ann.expect_no_faults(fits=True)

    page.locator(f"{_KEPT}.target").first.click()
    expect(page.locator(f"[data-thing^='city:{me}:'] .legend")).to_have_count(1)
    player = ann.get(f"/api/tables/{code}")["table"]["game"]["players"][me]
    assert player["aside"]["legends"]["size"] == 1


def test_on_a_phone(visitor: NewVisitor) -> None:
    """At the end of the hand, and whole in its sheet; one tap reads, the next one plays."""
    ann = visitor(size=(390, 844), language="fr", touch=True)
    code = shared(ann, 2, boxes=_BOXES, seed=_SEED)
    table = advance(ann, code, _may_play_one, liked="visit:")
    page = ann.open(f"/table/{code}")
    page.locator("dialog.curtain .button.main").tap()
    page.locator(".strip .spread").tap()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(_KEPT)).to_have_count(2)
    ann.expect_no_faults()
    page.keyboard.press("Escape")

    page.locator(f".dock {_KEPT}.target").first.tap()
    page.locator("dialog[open] [data-option]").first.tap()
    assert page.evaluate("n => eyes.until(() => eyes.heard.told.choices > n)", table["choices"])
    ann.expect_no_faults()


def test_without_the_box_nothing_of_it_is_there(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    expect(page.locator(".thing.target").first).to_be_visible()
    expect(page.locator(f"{_KEPT}, [data-kept], .legend")).to_have_count(0)

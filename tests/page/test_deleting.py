"""Deleting a table, wherever its owner meets it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import finished
from tests.page.visitor import Visitor

_EN: Final = catalog("en")


def _button(page: Page, key: str, **names: str) -> Locator:
    return page.get_by_role("button", name=_EN.text(key, **names), exact=True)


def _codes(visitor: Visitor) -> list[str]:
    return [line["code"] for line in visitor.get("/api/tables/mine")["tables"]]


def _sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name=_EN.text("page-delete-sure"))


def test_in_the_waiting_room(visitor: NewVisitor) -> None:
    """By the keyboard alone; to cancel keeps the table."""
    ann, ben = visitor(), visitor(size=(390, 844))
    code = ann.table("person", "person")
    ben.post(f"/api/tables/{code}/join", name="Ben")
    page = ann.open(f"/table/{code}")
    ben.open(f"/table/{code}")
    expect(ben.page.get_by_role("heading", name=_EN.text("lobby-seats"))).to_be_visible()
    expect(_button(ben.page, "page-delete")).to_have_count(0)  # it is not Ben's
    ask = _button(page, "page-delete")
    ask.focus()
    page.keyboard.press("Enter")
    expect(_sheet(page)).to_be_visible()
    ann.expect_no_faults()
    page.keyboard.press("Escape")
    expect(_sheet(page)).to_have_count(0)
    expect(ask).to_be_focused()
    assert code in _codes(ann)
    page.keyboard.press("Enter")
    _button(page, "page-delete-yes").press("Enter")
    expect(page).to_have_url(f"{ann.address}/")
    assert code not in _codes(ann)
    told = ben.page.get_by_role("heading", level=1)
    expect(told).to_have_text(_EN.text("page-table-closed"))


def test_after_the_game(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844))
    code = finished(ann)
    page = ann.open(f"/table/{code}")
    _button(page, "page-delete").click()
    ann.expect_no_faults()
    _button(page, "page-delete-yes").click()
    expect(page).to_have_url(f"{ann.address}/")
    assert code not in _codes(ann)


def test_in_ones_list(visitor: NewVisitor) -> None:
    """A game against bots can go, one with other people cannot; the rest of the list stays."""
    ann, ben = visitor(size=(360, 740)), visitor()
    alone = ann.table("person", "greedy", start=True)
    shared = ann.table("person", "person")
    ben.post(f"/api/tables/{shared}/join", name="Ben")
    ann.post(f"/api/tables/{shared}/start")
    page = ann.open("/")
    expect(page.locator(f'a[href="/table/{shared}"]')).to_be_visible()
    players = f"Ann and {_EN.bot('greedy')}"
    expect(_button(page, "page-delete-of", players="Ann and Ben")).to_have_count(0)
    ann.expect_no_faults()
    _button(page, "page-delete-of", players=players).click()
    _button(page, "page-delete-no").click()
    assert set(_codes(ann)) == {alone, shared}
    _button(page, "page-delete-of", players=players).click()
    _button(page, "page-delete-yes").click()
    expect(page.locator(f'a[href="/table/{alone}"]')).to_have_count(0)
    expect(page.locator(f'a[href="/table/{shared}"]')).to_be_visible()
    expect(page.locator("#mine-heading")).to_be_focused()
    assert _codes(ann) == [shared]

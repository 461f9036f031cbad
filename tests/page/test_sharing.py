"""Several people at one screen: what each may see, and what outlasts the talk of others."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NewVisitor
from tests.page.scenes import advance, several_ways, shared

pytestmark = pytest.mark.core

_CURTAIN: Final = "dialog.curtain"
_LIFT: Final = f"{_CURTAIN} .button.main"
_HAND: Final = '[data-thing^="hand:"]'


def test_no_hand_is_shown_before_a_player_takes_the_screen(visitor: NewVisitor) -> None:
    """Neither that of the next player nor, while a player elsewhere decides, that of another."""
    ann, ben = visitor(), visitor()
    code = ann.table("person", "person", "person", mine=[1, 2], names=["Ann", "Cat"])
    ben.post(f"/api/tables/{code}/join", name="Ben", seat=0)
    ann.post(f"/api/tables/{code}/start")
    page = ann.open(f"/table/{code}")
    expect(page.locator(_CURTAIN)).to_contain_text("Ann")
    assert page.locator(_HAND).count() == 0
    page.locator(_LIFT).click()
    expect(page.locator(_HAND).first).to_be_visible()


def test_looking_back_leaves_no_past_to_the_next_player(visitor: NewVisitor) -> None:
    ann = visitor()
    code = shared(ann, 2)
    advance(ann, code, lambda table: table["choices"] == 6)
    page = ann.open(f"/table/{code}")
    page.locator(_LIFT).click()
    page.locator("[data-line]").first.click()
    expect(page.locator("input[type=range]")).to_be_visible()
    decider = ann.get(f"/api/tables/{code}")["table"]["decider"]
    advance(ann, code, lambda table: table["decider"] != decider)
    page.locator(_LIFT).click()
    expect(page.locator(_CURTAIN)).to_have_count(0)
    expect(page.locator("input[type=range]")).to_have_count(0)
    expect(page.locator(".thing.target").first).to_be_visible()


def test_a_sheet_stays_open_while_others_talk(visitor: NewVisitor) -> None:
    ann = visitor()
    code = shared(ann, 2)
    table = advance(ann, code, lambda table: several_ways(table) is not None)
    page = ann.open(f"/table/{code}")
    page.locator(_LIFT).click()
    page.locator(f'[data-thing="{several_ways(table)}"]').first.click()
    sheet = page.locator("dialog[open] [data-option]").first
    expect(sheet).to_be_visible()
    seq = ann.post(f"/api/tables/{code}/say", text="Hurry up!", phrase="")["seq"]
    assert page.evaluate("n => eyes.until(() => eyes.heard.told?.seq >= n)", seq)
    page.wait_for_timeout(100)
    expect(sheet).to_be_visible()
